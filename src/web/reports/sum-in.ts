import type { Day } from '#domain/calendar/calendar.ts'
import type { LedgerRow } from '#domain/ledger.ts'
import { addAmounts } from '#domain/money/money.ts'

interface Span {
  readonly from: Day
  readonly to: Day
}

/** Null when there is another currency in it, or it is too large to be exact. */
export function sumIn(
  rows: readonly LedgerRow[],
  { from, to }: Span,
  currency: string,
  amountOf: (row: LedgerRow) => number,
): number | null {
  let sum: number | null = 0
  for (const row of rows) {
    if (row.date < from || row.date > to) continue
    const amount = amountOf(row)
    if (amount === 0) continue
    if (row.currency !== currency) return null
    sum = addAmounts(sum, amount)
  }
  return sum
}
