import type { RatesAnswer } from '#contract/entities/rates.ts'
import type { Day } from '#domain/calendar.ts'
import { type RateTable, rateBase, rateTable } from '#domain/rates.ts'
import type { KeyValueStorage } from './session-storage.ts'

/** What a screen has to convert. */
export interface RatesNeed {
  readonly uid: string
  readonly token: string
  readonly currencies: readonly string[]
  readonly to: string
  /** The oldest day that has to be known. */
  readonly from: Day
  readonly today: Day
}

/** What this device knows, for one person, of these currencies since a day. */
interface Kept extends Pick<RatesAnswer, 'days' | 'rates'> {
  readonly uid: string
  readonly currencies: readonly string[]
  readonly from: Day
  readonly fetchedOn: Day
}

export interface RatesParts {
  readonly storage: KeyValueStorage
  readonly key: string
  readonly ask: (path: string, token: string) => Promise<RatesAnswer>
  readonly report: (what: string, error: unknown) => void
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'rates' in value && 'currencies' in value

function read({ storage, key }: RatesParts): Kept | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

const united = (...lists: readonly (readonly string[])[]) =>
  [...new Set(lists.flat())].filter((one) => one !== rateBase).sort()

const covers = (kept: Kept | null, { currencies, from, today }: RatesNeed) =>
  kept !== null &&
  kept.fetchedOn === today &&
  kept.from <= from &&
  currencies.every((one) => kept.currencies.includes(one))

/** Exchange rates on this device: kept for the time without a network, fetched once a day. */
export class RatesStore {
  readonly #parts: RatesParts
  readonly #listeners = new Set<() => void>()
  #kept: Kept | null
  #table: RateTable | null
  /** Everything asked for so far, by all the totals there are. */
  #need: RatesNeed | null = null
  #isAsking = false

  constructor(parts: RatesParts) {
    this.#parts = parts
    this.#kept = read(parts)
    this.#table = this.#kept && rateTable(this.#kept)
  }

  /** Null until there has been an answer; the same until there is another. */
  readonly table = (): RateTable | null => this.#table

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks for what is not here, or not of today. A failure leaves what is here in use. */
  async need(need: RatesNeed): Promise<void> {
    if (this.#kept !== null && this.#kept.uid !== need.uid) this.#set(null)
    this.#need = this.#together(need)
    if (this.#isAsking || covers(this.#kept, this.#need)) return
    this.#isAsking = true
    try {
      // What one screen asks for in one moment goes into one call.
      await Promise.resolve()
      while (!covers(this.#kept, this.#need)) await this.#ask(this.#need)
    } catch (error) {
      this.#parts.report('exchange rates not fetched', error)
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

  async #ask({ uid, token, currencies, to, from, today }: RatesNeed): Promise<void> {
    const query = new URLSearchParams({ currencies: currencies.join(), to, from })
    const { days, rates } = await this.#parts.ask(`/api/rates?${query}`, token)
    this.#set({ uid, currencies, from, fetchedOn: today, days, rates })
  }

  #set(kept: Kept | null) {
    this.#kept = kept
    this.#table = kept && rateTable(kept)
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
