/** Apart from the files of the app: a new build need not fetch these again. */
const cacheName = 'moneycomb-engine'

/** Where pages are not served safely, browsers keep nothing but what they keep anyway. */
const openCache = async (): Promise<Cache | null> =>
  'caches' in globalThis ? caches.open(cacheName).catch(() => null) : null

async function bytesOf(answer: Response, onBytes: (count: number) => void): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = answer.body?.getReader()
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    parts.push(next.value)
    length += next.value.byteLength
    onBytes(next.value.byteLength)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.byteLength
  }
  return all
}

async function fetchFile(url: string, onBytes: (count: number) => void): Promise<Uint8Array> {
  const cache = await openCache()
  const kept = await cache?.match(url)
  const answer = kept ?? (await fetch(url))
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const bytes = await bytesOf(answer, onBytes)
  // Keeping it failed: there is no room, and it is fetched again next time.
  if (!kept) await cache?.put(url, new Response(bytes.slice())).catch(() => undefined)
  return bytes
}

async function forgetOthers(urls: readonly string[]): Promise<void> {
  const cache = await openCache()
  const wanted = new Set(urls.map((url) => new URL(url, location.href).href))
  for (const request of (await cache?.keys()) ?? []) {
    if (!wanted.has(request.url)) await cache?.delete(request)
  }
}

/** All files, from the device where they are kept, else from the server. */
export async function keepFiles<Name extends string>(
  files: Readonly<Record<Name, string>>,
  onBytes: (loaded: number) => void,
): Promise<Readonly<Record<Name, Uint8Array>>> {
  let loaded = 0
  const names = Object.keys(files) as Name[]
  const found = await Promise.all(
    names.map(async (name) => {
      const bytes = await fetchFile(files[name], (count) => {
        loaded += count
        onBytes(loaded)
      })
      return [name, bytes] as const
    }),
  )
  await forgetOthers(names.map((name) => files[name]))
  return Object.fromEntries(found) as Record<Name, Uint8Array>
}
