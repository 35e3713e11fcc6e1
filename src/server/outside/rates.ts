import { addDays, type Day } from '#domain/calendar/calendar.ts'

const WITHIN_MS = 20_000
const BYTES_MOST = 16_777_216

/** Where exchange rates come from. */
export interface RatesDoor {
  /** What the provider says of the days from here on, as it says it. */
  fetch(asked: AskedDays): Promise<Uint8Array>
}

export interface AskedDays {
  /** The first day that is asked for. */
  readonly from: Day
  readonly today: Day
}

interface Patience {
  readonly withinMs?: number
  readonly bytesMost?: number
}

/** The European Central Bank's own files: of the last ninety days, and of all days since 1999. */
const files = { recent: 'eurofxref-hist-90d.xml', whole: 'eurofxref-hist.zip' } as const
/** A little less than what the file of the last days holds. */
const RECENT_DAYS = 85

export const ratesAddress = (url: string, { from, today }: AskedDays): string =>
  url
    .replaceAll('{from}', from)
    .replaceAll('{file}', from < addDays(today, -RECENT_DAYS) ? files.whole : files.recent)

/** A provider over HTTP; its address may name the first day that is asked for, or the file. */
export function ratesDoor(url: string, patience: Patience = {}): RatesDoor {
  const { withinMs = WITHIN_MS, bytesMost = BYTES_MOST } = patience
  return {
    async fetch(asked) {
      const answer = await fetch(ratesAddress(url, asked), {
        headers: { Accept: 'application/json, text/csv;q=0.9, */*;q=0.8' },
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
async function readAtMost({ body }: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new Error('The provider of exchange rates answered too much.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
