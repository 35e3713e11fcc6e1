import type { Month } from '#domain/calendar/calendar.ts'
import type { RateTable } from '#domain/money/rates.ts'
import { inSlices, type Slices } from './in-slices.ts'
import { type CostRow, countMonth, type InCurrency, type MonthCosts } from './month-costs.ts'

/** What is wanted of the book: these currencies, since this month, by these rates. */
export interface CostQuery {
  readonly currencies: readonly string[]
  readonly since: Month
  readonly rates: RateTable | null
  /** Whom something is planned for. */
  readonly payees: readonly string[]
}

/** What all of it cost, by currency, month, day and category. */
export interface Costs {
  readonly byCurrency: ReadonlyMap<string, ReadonlyMap<Month, MonthCosts>>
  /** Those the rows have. */
  readonly currencies: readonly string[]
  readonly rates: RateTable | null
}

/** The rows of a book by month; a month's array stays the same while its rows do. */
export interface MonthlyRows {
  readonly months: () => readonly Month[]
  readonly rowsOf: (month: Month) => readonly CostRow[]
  readonly subscribe: (listener: () => void) => () => void
}

export type Conversion = (to: string, rates: RateTable | null) => InCurrency

interface Counted {
  readonly rates: RateTable | null
  readonly payees: string
  readonly costs: MonthCosts
}

/** Rates do not matter to a month that has only the wanted currency. */
const isCurrent = ({ rates, costs }: Counted, to: string, now: RateTable | null) =>
  rates === now || [...costs.currencies].every((currency) => currency === to)

const payeesKey = ({ payees }: CostQuery) => [...new Set(payees)].sort().join('\n')

/**
 * The costs of a book, counted once for each month and again only when that month changes, in
 * slices that leave the page free.
 */
export class CostIndex {
  readonly #rows: MonthlyRows
  readonly #conversion: Conversion
  readonly #slices: Slices
  readonly #counted = new WeakMap<readonly CostRow[], Map<string, Counted>>()
  readonly #listeners = new Set<() => void>()
  #query: CostQuery | null = null
  #costs: Costs | null = null
  #stop = () => {}

  constructor(rows: MonthlyRows, conversion: Conversion, slices: Slices) {
    this.#rows = rows
    this.#conversion = conversion
    this.#slices = slices
  }

  /** Null until everything wanted was counted once; then the last that was whole. */
  readonly costs = (): Costs | null => this.#costs

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    const unsubscribe = this.#rows.subscribe(() => this.#refresh())
    return () => {
      unsubscribe()
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#stop()
    }
  }

  want(query: CostQuery): void {
    this.#query = query
    this.#refresh()
  }

  #refresh(): void {
    const query = this.#query
    if (query === null) return
    this.#stop()
    this.#stop = inSlices(this.#count(query), this.#slices, (costs) => {
      if (this.#isSame(costs)) return
      this.#costs = costs
      for (const listen of this.#listeners) listen()
    })
  }

  *#count(query: CostQuery): Generator<undefined, Costs> {
    const { currencies, since, rates } = query
    const months = this.#rows.months().filter((month) => month >= since)
    const byCurrency = new Map<string, ReadonlyMap<Month, MonthCosts>>()
    const seen = new Set<string>()
    for (const to of currencies) {
      const counted = new Map<Month, MonthCosts>()
      for (const month of months) {
        const costs = yield* this.#countOne(this.#rows.rowsOf(month), to, query)
        counted.set(month, costs)
        for (const currency of costs.currencies) seen.add(currency)
      }
      byCurrency.set(to, counted)
    }
    return { byCurrency, currencies: [...seen].sort(), rates }
  }

  *#countOne(
    rows: readonly CostRow[],
    to: string,
    query: CostQuery,
  ): Generator<undefined, MonthCosts> {
    const { rates } = query
    const payees = payeesKey(query)
    const known = this.#counted.get(rows) ?? new Map<string, Counted>()
    this.#counted.set(rows, known)
    const before = known.get(to)
    if (before?.payees === payees && isCurrent(before, to, rates)) return before.costs
    const inCurrency = this.#conversion(to, rates)
    const costs = yield* countMonth(rows, { to, inCurrency, payees: new Set(query.payees) })
    known.set(to, { rates, payees, costs })
    return costs
  }

  /** Most changes of a book are none of the rows. */
  #isSame({ byCurrency, rates }: Costs): boolean {
    const before = this.#costs
    if (before === null || before.rates !== rates) return false
    if (before.byCurrency.size !== byCurrency.size) return false
    return [...byCurrency].every(([to, months]) => {
      const old = before.byCurrency.get(to)
      return (
        old?.size === months.size && [...months].every(([month, costs]) => old.get(month) === costs)
      )
    })
  }
}
