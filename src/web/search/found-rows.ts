import {
  addFigures,
  type Figures,
  figuresOf,
  partsShare,
  type ShareOf,
  wholeShare,
} from '#domain/ledger.ts'
import type { FoundKind } from '#domain/search/rank.ts'
import { bookMonths, type CostEntry, entryRows } from '#web/data/one-book.ts'
import type { Held } from './device-search.ts'

/** What was found as the rows every list and sum of that kind is made of. */
export interface FoundRows {
  /** The rows of each month, newest first. */
  readonly months: readonly (readonly CostEntry[])[]
  /** How much of a row is asked for. */
  readonly shareOf: ShareOf
  /** The parts that are asked for, of rows of which others are not. */
  readonly partsOf: ReadonlyMap<string, readonly number[]>
  readonly figures: Figures
  readonly count: number
}

const shareBy =
  (partsOf: FoundRows['partsOf']): ShareOf =>
  (row) => {
    const meant = partsOf.get(row.id)
    return meant ? partsShare(row, (_, at) => meant.includes(at)) : wholeShare(row)
  }

/** Of a bill it is my part of it; one I have no part in is no row of mine. */
export function foundRows(
  replica: Pick<Held, 'months' | 'monthRows'>,
  { kind, things }: FoundKind,
): FoundRows | null {
  if (kind !== 'expenses' && kind !== 'incomes') return null
  const type = kind === 'incomes' ? 'income' : 'expense'
  const ids = new Set(things.map(({ id }) => id))
  const partsOf = new Map(things.flatMap(({ id, meant }) => (meant ? [[id, meant] as const] : [])))
  const shareOf = partsOf.size === 0 ? wholeShare : shareBy(partsOf)
  const isFound = ({ id, expenseId }: CostEntry) =>
    ids.has(id) || (expenseId !== undefined && ids.has(expenseId))
  const all = type === 'income' ? replica.months('incomes') : bookMonths(replica)
  const months = all
    .map((month) => entryRows(replica, type, month).filter(isFound))
    .filter((rows) => rows.length > 0)
  return {
    months,
    ...{ shareOf, partsOf },
    figures: addFigures(months.map((rows) => figuresOf(rows, shareOf))),
    count: months.reduce((sum, rows) => sum + rows.length, 0),
  }
}
