import { budgetScope, type CategoryPlace } from '#domain/budgets/scope.ts'
import { addMonths, type Day, type Month, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { addFigures, countIdle, figuresOf, type LedgerRow, type ShareOf } from '#domain/ledger.ts'
import { noFilter, shareFor } from '#domain/ledger-filter.ts'
import type { AmountOf } from '#domain/money/convert-totals.ts'
import type { Total } from '#domain/money/money.ts'
import type { EntryType } from '#web/data/one-book.ts'
import { type AheadRows, aheadIn } from '#web/ledger/model/ahead-in.ts'
import { amountFor } from '#web/ledger/model/figure-amounts.ts'
import type { CountedRow } from '#web/locale/amount.tsx'
import type { EntriesOf } from '#web/reports/use-entries.ts'

type Rows = readonly CountedRow[]

/** What went into a category over some months. */
export interface Usage {
  /** Of rows that count: what somebody else pays is in no sum. */
  readonly count: number
  readonly totals: readonly Total[]
  /** The rows it is made of, by month, and how much of each counts. */
  readonly of: readonly Rows[]
  readonly amountOf: AmountOf<LedgerRow>
  /** What of it is of days after today. */
  readonly ahead: AheadRows<CountedRow> | null
}

export const noCategory = 'none'

const known = new WeakMap<Rows, ReadonlyMap<string, Rows>>()

const categoriesOf = ({ categoryId, lines }: LedgerRow): ReadonlySet<string> =>
  new Set((lines ?? [{ categoryId }]).map((part) => part.categoryId ?? noCategory))

/** A month by category, worked out once for each array of rows; a split row is in several. */
function byCategory(rows: Rows): ReadonlyMap<string, Rows> {
  const before = known.get(rows)
  if (before) return before
  const found = new Map<string, CountedRow[]>()
  for (const row of rows) {
    for (const id of categoriesOf(row)) {
      const same = found.get(id)
      if (same) same.push(row)
      else found.set(id, [row])
    }
  }
  known.set(rows, found)
  return found
}

interface Counting {
  readonly shareOf: ShareOf
  readonly amountOf: AmountOf<LedgerRow>
}
const countings = new Map<string, Counting>()

/** The same functions for the same categories, so that what was converted stays so. */
function countingFor(ids: readonly string[]): Counting {
  const key = ids.join()
  const before = countings.get(key)
  if (before) return before
  const shareOf = shareFor({ ...noFilter, categoryIds: new Set(ids) })
  const counting = { shareOf, amountOf: amountFor(shareOf, 'net') }
  countings.set(key, counting)
  return counting
}

/** What went into any of these categories; a row in two of them counts once. */
export function usageOf(ids: readonly string[], months: readonly Rows[], today: Day): Usage {
  const { shareOf, amountOf } = countingFor(ids)
  const of = months
    .map((rows) => [...new Set(ids.flatMap((id) => byCategory(rows).get(id) ?? []))])
    .filter((rows) => rows.length > 0)
  return {
    count: of.reduce((sum, rows) => sum + rows.length - countIdle(rows, shareOf), 0),
    totals: addFigures(of.map((rows) => figuresOf(rows, shareOf))).net,
    of,
    amountOf,
    ahead: aheadIn({ months: of, shareOf }, today),
  }
}

const monthsShown = 12

/** This month and those before it, the newest first. */
export const recentMonths = (today: Day): readonly Month[] =>
  Array.from({ length: monthsShown }, (_, back) => addMonths(monthOf(today), -back))

/** The days they cover. */
export function recentRange(today: Day): { readonly from: Day; readonly to: Day } {
  const month = monthOf(today)
  return { from: monthRange(addMonths(month, 1 - monthsShown)).from, to: monthRange(month).to }
}

/** What went into a category this month, and in the twelve months that end with it. */
export interface Usages {
  readonly month: Usage
  readonly year: Usage
}

/** By category, with all below it, put away or not; null is what has none. */
export function usagesIn(
  entriesOf: EntriesOf,
  type: EntryType,
  categories: Iterable<CategoryPlace>,
  today: Day,
): (categoryId: string | null) => Usages {
  const months = recentMonths(today).map((month) => entriesOf(type, month))
  const places = [...categories]
  return (categoryId) => {
    const scope = categoryId === null ? null : budgetScope([categoryId], places)
    const ids = scope ? [...scope] : [noCategory]
    const month = usageOf(ids, months.slice(0, 1), today)
    return { month, year: usageOf(ids, months, today) }
  }
}
