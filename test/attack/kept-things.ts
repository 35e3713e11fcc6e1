import type { Page } from '@playwright/test'

/** All that a browser keeps for this site, as text, by the place it is in. */
const keptThings = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    const promised = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const kept: Record<string, string> = {}
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const key of Object.keys(storage)) kept[`${name} ${key}`] = `${storage.getItem(key)}`
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await promised(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store)
        const rows = [await promised(all.getAllKeys()), await promised(all.getAll())]
        kept[`indexedDB ${name} ${store}`] = JSON.stringify(rows)
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        kept[`caches ${request.url}`] = (await answer?.text()) ?? ''
      }
    }
    kept.cookies = document.cookie
    return kept
  })

/** Where something of somebody is, by the marks that tell it. */
export async function placesWith(page: Page, marks: readonly string[]): Promise<readonly string[]> {
  const kept = Object.entries(await keptThings(page))
  return kept
    .filter(([place, text]) => marks.some((mark) => `${place} ${text}`.includes(mark)))
    .map(([place]) => place)
}
