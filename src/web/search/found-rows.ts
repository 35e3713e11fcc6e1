import { addFigures, type Figures, figuresOf, wholeShare } from '#domain/ledger.ts'
import type { FoundKind } from '#domain/search/rank.ts'
import { bookMonths, type CostEntry, entryRows } from '#web/data/one-book.ts'
import type { Held } from './device-search.ts'

/** What was found as the rows every list and sum of that kind is made of. */
export interface FoundRows {
  /** The rows of each month, newest first. */
  readonly months: readonly (readonly CostEntry[])[]
  readonly figures: Figures
  readonly count: number
}

/** Of a bill it is my part of it; one I have no part in is no row of mine. */
export function foundRows(
  replica: Pick<Held, 'months' | 'monthRows'>,
  { kind, things }: FoundKind,
): FoundRows | null {
  if (kind !== 'expenses' && kind !== 'incomes') return null
  const type = kind === 'incomes' ? 'income' : 'expense'
  const ids = new Set(things.map(({ id }) => id))
  const isFound = ({ id, expenseId }: CostEntry) =>
    ids.has(id) || (expenseId !== undefined && ids.has(expenseId))
  const all = type === 'income' ? replica.months('incomes') : bookMonths(replica)
  const months = all
    .map((month) => entryRows(replica, type, month).filter(isFound))
    .filter((rows) => rows.length > 0)
  return {
    months,
    figures: addFigures(months.map((rows) => figuresOf(rows, wholeShare))),
    count: months.reduce((sum, rows) => sum + rows.length, 0),
  }
}
