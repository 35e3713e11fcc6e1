import type { RatesAnswer } from '#contract/ledger/rates.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { type RateColumns, rateBase } from '#domain/money/rates.ts'
import type { KeyValueStorage } from './session-storage.ts'

/** What a screen has to convert. */
export interface RatesNeed {
  readonly uid: string
  readonly token: string
  readonly currencies: readonly string[]
  readonly to: string
  /** The oldest day that has to be known. */
  readonly from: Day
}

/** What this device knows, for one person, of these currencies since a day. */
export interface KeptRates extends Pick<RatesAnswer, 'days' | 'rates'> {
  readonly uid: string
  readonly currencies: readonly string[]
  readonly from: Day
}

/** How long an answer does, where newer rates may have come since. */
const FRESH_MS = 3_600_000

/** The currencies are joined by commas. */
type RatesQuery = Readonly<Record<'currencies' | 'to' | 'from', string>>

export interface RatesParts {
  readonly storage: KeyValueStorage
  readonly key: string
  readonly ask: (query: RatesQuery, token: string) => Promise<RatesAnswer>
  readonly report: (what: string, error: unknown) => void
  readonly now: () => number
  /** Calls back when it is worth asking again, until it is told not to. */
  readonly onWaking: (again: () => void) => () => void
}

const isKept = (value: unknown): value is KeptRates =>
  typeof value === 'object' && value !== null && 'rates' in value && 'currencies' in value

function read({ storage, key }: RatesParts): KeptRates | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

const united = (...lists: readonly (readonly string[])[]) =>
  [...new Set(lists.flat())].filter((one) => one !== rateBase).sort()

/** Whether these are all the rates of some currencies since a day. */
export const coversRates = (
  kept: KeptRates | null,
  { currencies, from }: Pick<RatesNeed, 'currencies' | 'from'>,
): kept is KeptRates =>
  kept !== null &&
  kept.from <= from &&
  currencies.every((one) => one === rateBase || kept.currencies.includes(one))

const noRates: RateColumns = { days: [], rates: {} }

/** What is here of a table that was asked for in vain: a typed rate needs none of it. */
export const leftRates = (kept: KeptRates | null, uid: string | undefined): RateColumns =>
  kept && kept.uid === uid ? kept : noRates

/** Exchange rates on this device: kept for the time without a network, asked for anew. */
export class RatesStore {
  readonly #parts: RatesParts
  readonly #listeners = new Set<() => void>()
  #kept: KeptRates | null
  #wakes: (() => void) | null = null
  /** When this page last had an answer. */
  #askedAt = Number.NEGATIVE_INFINITY
  /** Everything asked for so far, by all the totals there are. */
  #need: RatesNeed | null = null
  #isAsking = false
  #hasFailed = false

  constructor(parts: RatesParts) {
    this.#parts = parts
    this.#kept = read(parts)
  }

  /** Null until there has been an answer; the same until there is another. */
  readonly kept = (): KeptRates | null => this.#kept

  /** Whether the last question had no answer: before that, what is not here may still come. */
  readonly hasFailed = (): boolean => this.#hasFailed

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    this.#wakes ??= this.#parts.onWaking(() => this.#need && void this.need(this.#need))
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#wakes?.()
      this.#wakes = null
    }
  }

  #isDone(need: RatesNeed): boolean {
    const isFresh = this.#parts.now() - this.#askedAt < FRESH_MS
    return isFresh && coversRates(this.#kept, need)
  }

  /** Asks for what is not here, or may be old. A failure leaves what is here in use. */
  async need(need: RatesNeed): Promise<void> {
    if (this.#kept !== null && this.#kept.uid !== need.uid) this.#set(null)
    this.#need = this.#together(need)
    if (this.#isAsking || this.#isDone(this.#need)) return
    this.#isAsking = true
    try {
      // What one screen asks for in one moment goes into one call.
      await Promise.resolve()
      while (!this.#isDone(this.#need)) await this.#ask(this.#need)
    } catch (error) {
      this.#parts.report('exchange rates not fetched', error)
      this.#hasFailed = true
      for (const listen of this.#listeners) listen()
    } finally {
      this.#isAsking = false
    }
  }

  /** With all that was asked for before, and with all that is kept. */
  #together(need: RatesNeed): RatesNeed {
    const before = this.#need?.uid === need.uid ? this.#need : null
    const known = [before?.currencies ?? [], this.#kept?.currencies ?? []]
    const froms = [need.from, before?.from ?? need.from, this.#kept?.from ?? need.from]
    return {
      ...need,
      currencies: united([...need.currencies, need.to], ...known),
      from: froms.sort()[0] ?? need.from,
    }
  }

  async #ask({ uid, token, currencies, to, from }: RatesNeed): Promise<void> {
    const query = { currencies: currencies.join(), to, from }
    const { days, rates } = await this.#parts.ask(query, token)
    this.#askedAt = this.#parts.now()
    this.#hasFailed = false
    this.#set({ uid, currencies, from, days, rates })
  }

  #set(kept: KeptRates | null) {
    this.#kept = kept
    for (const listen of this.#listeners) listen()
    if (kept === null) return
    try {
      this.#parts.storage.setItem(this.#parts.key, JSON.stringify(kept))
    } catch (error) {
      // A full storage costs the next visit its rates, not this one.
      this.#parts.report('exchange rates not stored', error)
    }
  }
}
