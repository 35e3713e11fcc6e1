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

/** What this device knows, for one person, since a day. */
interface Kept extends Pick<RatesAnswer, 'days' | 'rates'> {
  readonly uid: string
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
  typeof value === 'object' && value !== null && 'rates' in value && 'fetchedOn' in value

function read({ storage, key }: RatesParts): Kept | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

/** Exchange rates on this device: kept for the time without a network, fetched once a day. */
export class RatesStore {
  readonly #parts: RatesParts
  readonly #listeners = new Set<() => void>()
  #kept: Kept | null
  #table: RateTable | null
  /** The calls under way, so that many totals on one screen ask once. */
  readonly #asked = new Set<string>()

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
    const wanted = this.#wanted(need)
    if (wanted === null) return
    const { currencies, from } = wanted
    const query = new URLSearchParams({ currencies: currencies.join(), to: need.to, from })
    const path = `/api/rates?${query}`
    if (this.#asked.has(path)) return
    this.#asked.add(path)
    try {
      const { days, rates } = await this.#parts.ask(path, need.token)
      this.#set({ uid: need.uid, from, fetchedOn: need.today, days, rates })
    } catch (error) {
      this.#parts.report('exchange rates not fetched', error)
    } finally {
      this.#asked.delete(path)
    }
  }

  /** Everything known and needed together; null when all of it is here and of today. */
  #wanted({ currencies, to, from, today }: RatesNeed) {
    const needed = [...currencies, to].filter((one) => one !== rateBase)
    const held = Object.keys(this.#kept?.rates ?? {}).filter((one) => one !== rateBase)
    const all = [...new Set([...held, ...needed])].sort()
    const isFresh = this.#kept?.fetchedOn === today && this.#kept.from <= from
    if (isFresh && all.length === held.length) return null
    const earliest = [from, this.#kept?.from ?? from].sort()[0] ?? from
    return { currencies: all, from: earliest }
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
