const WITHIN_MS = 20_000
const BYTES_MOST = 16_777_216

/** Where exchange rates come from. */
export interface RatesDoor {
  /** What the provider says of the days from here on, as it says it. */
  fetch(from: string): Promise<string>
}

interface Patience {
  readonly withinMs?: number
  readonly bytesMost?: number
}

/** A provider over HTTP; `{from}` in its address stands for the first day that is asked for. */
export function ratesDoor(url: string, patience: Patience = {}): RatesDoor {
  const { withinMs = WITHIN_MS, bytesMost = BYTES_MOST } = patience
  return {
    async fetch(from) {
      const answer = await fetch(url.replaceAll('{from}', from), {
        headers: { Accept: 'application/json, text/csv;q=0.9' },
        redirect: 'error',
        signal: AbortSignal.timeout(withinMs),
      })
      if (answer.ok) return readAtMost(answer, bytesMost)
      await answer.body?.cancel()
      throw new Error(`The provider of exchange rates answered ${answer.status}.`)
    },
  }
}

/** Counted as it arrives: what is unpacked may be far larger than what was announced. */
async function readAtMost({ body }: Response, most: number): Promise<string> {
  const reader = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new Error('The provider of exchange rates answered too much.')
    text += reader.decode(chunk, { stream: true })
  }
  return text + reader.decode()
}
