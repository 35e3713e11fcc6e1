import { isByPlan } from '#domain/budgets/projection.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { type LedgerRow, netOf, partsOf } from '#domain/ledger.ts'
import type { OldRate } from '#domain/money/convert-totals.ts'
import type { TypedRate } from '#domain/money/rates.ts'
import { payeeOf } from '#domain/recurring/payee-of.ts'

export interface CostRow extends LedgerRow {
  readonly rate?: TypedRate | null
  readonly templateId?: string | null
  readonly loanId?: string | null
  readonly installment?: object | null
  /** Of my part of a group's bill. */
  readonly groupId?: string
}

/** A month has at most 31 days, and its first is 1. */
export const daysKept = 32

/**
 * Where each figure begins in the figures of a month, which stand by day one after the other: what
 * it cost, what of that came by no plan, what of that has no plan by now either, how many parts of
 * each were too large to be exact, and how many were converted.
 */
export const places = {
  ...{ cost: 0, everyday: 32, usual: 64 },
  ...{ costGaps: 96, everydayGaps: 128, usualGaps: 160 },
  converted: 192,
} as const
export const figuresKept = 224

/** What a category cost in a month, in one currency. */
export interface CategoryCosts {
  readonly figures: Float64Array
  /** What has no rate into that currency. */
  readonly unknown: UnknownPart[]
  /** Rates that are not of the time of what they converted. */
  readonly old: OldTaken[]
}

/** On which day a rate was taken that is of another time. */
export interface OldTaken extends OldRate {
  readonly date: Day
}

/** A part of a row, in the row's own currency. */
export interface UnknownPart {
  readonly row: CostRow
  readonly amount: number
}

/** A month by category and day, in one currency, and the currencies its rows have. */
export interface MonthCosts {
  readonly to: string
  readonly byCategory: ReadonlyMap<string | null, CategoryCosts>
  readonly currencies: ReadonlySet<string>
}

/** An amount of a row in the wanted currency; undefined while its rate is unknown. */
export type InCurrency = (
  row: CostRow,
  amount: number,
  /** Told the day of a rate that is not of the time of the row. */
  onOld?: (on: Day) => void,
) => number | null | undefined

type Categories = Map<string | null, CategoryCosts>

function categoryIn(categories: Categories, categoryId: string | null): CategoryCosts {
  const known = categories.get(categoryId)
  if (known) return known
  const made = { figures: new Float64Array(figuresKept), unknown: [], old: [] }
  categories.set(categoryId, made)
  return made
}

const addAt = (figures: Float64Array, place: number, amount: number) => {
  figures[place] = (figures[place] ?? 0) + amount
}

export const dayOfMonth = (day: string): number => Number(day.slice(8))

/** What a month is counted into. */
export interface Counting {
  readonly to: string
  readonly inCurrency: InCurrency
  /** Whom something is planned for by now. */
  readonly payees: ReadonlySet<string>
}

/** The sums a row is in: of all it cost, and of what came by no plan, or has none by now. */
const figuresOf = (row: CostRow, payees: ReadonlySet<string>) =>
  isByPlan(row)
    ? (['cost'] as const)
    : payees.has(payeeOf(row))
      ? (['cost', 'everyday'] as const)
      : (['cost', 'everyday', 'usual'] as const)

function addRow(categories: Categories, row: CostRow, { to, inCurrency, payees }: Counting): void {
  const day = dayOfMonth(row.date)
  const names = figuresOf(row, payees)
  for (const part of partsOf(row)) {
    const amount = netOf(part)
    if (amount === 0) continue
    const { figures, unknown, old } = categoryIn(categories, part.categoryId)
    const { currency, date } = row
    const cost = inCurrency(row, amount, (on) => old.push({ currency, date, on }))
    if (cost === undefined) {
      unknown.push({ row, amount })
      continue
    }
    if (row.currency !== to) addAt(figures, places.converted + day, 1)
    for (const name of names) {
      addAt(figures, places[cost === null ? (`${name}Gaps` as const) : name] + day, cost ?? 1)
    }
  }
}

/** How many rows are counted before it is asked whether there is still time. */
const rowsAtOnce = 64

/** Counts a month; it may be left between some rows and gone on with later. */
export function* countMonth(
  rows: readonly CostRow[],
  counting: Counting,
): Generator<undefined, MonthCosts> {
  const byCategory: Categories = new Map()
  const currencies = new Set<string>()
  let count = 0
  for (const row of rows) {
    count += 1
    if (count % rowsAtOnce === 0) yield
    currencies.add(row.currency)
    addRow(byCategory, row, counting)
  }
  return { to: counting.to, byCategory, currencies }
}
