import { type Day, monthOf } from '#domain/calendar/calendar.ts'
import { addFigures, figuresOf, type LedgerRow, type ShareOf } from '#domain/ledger.ts'
import type { Total } from '#domain/money/money.ts'

/** The rows of a sum, each array of one month, and how much of them counts. */
export interface SummedRows<Row> {
  readonly months: readonly (readonly Row[])[]
  readonly shareOf: ShareOf
}

export interface AheadRows<Row> {
  readonly totals: readonly Total[]
  readonly of: readonly (readonly Row[])[]
  /** Nothing else is in the sum. */
  readonly isAll: boolean
}

/** What of a sum is of days after today; null when that is nothing. Past months are not read. */
export function aheadIn<Row extends LedgerRow>(
  { months, shareOf }: SummedRows<Row>,
  today: Day,
): AheadRows<Row> | null {
  const month = monthOf(today)
  const recent = months.filter(([row]) => row && monthOf(row.date) >= month)
  const of = recent
    .map((rows) => rows.filter(({ date }) => date > today))
    .filter((rows) => rows.length > 0)
  const totals = addFigures(of.map((rows) => figuresOf(rows, shareOf))).net
  if (totals.every(({ amount }) => amount === 0)) return null
  const counted = (all: readonly (readonly Row[])[]) =>
    all.reduce((sum, rows) => sum + rows.length, 0)
  return { totals, of, isAll: counted(of) === counted(months) }
}
