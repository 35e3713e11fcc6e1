import { costOf, earnedOf, type LedgerRow } from '#domain/ledger.ts'
import { addAmounts } from '#domain/money/money.ts'
import type { EntriesOf } from '#web/reports/use-entries.ts'
import type { Compared, Span } from './month-span.ts'

export interface Sums {
  readonly income: number
  readonly spending: number
}

export interface MonthSums {
  readonly now: Sums
  readonly before: Sums
  /** Written down for the days that are still ahead. */
  readonly ahead: Sums
}

const nothing: Sums = { income: 0, spending: 0 }

/** Null when there is another currency in it, or it is too large to be exact. */
function sumIn(
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

/**
 * What came in and what it cost, from the rows on this device, so that what was just written counts
 * at once and without a network. Null where rates are needed: then the server is asked.
 */
export function monthSums(
  { now, before, ahead }: Compared,
  entriesOf: EntriesOf,
  currency: string,
): MonthSums | null {
  const sumsOf = (span: Span): Sums | null => {
    const month = span.from.slice(0, 7)
    const income = sumIn(entriesOf('income', month), span, currency, earnedOf)
    const spending = sumIn(entriesOf('expense', month), span, currency, costOf)
    return income === null || spending === null ? null : { income, spending }
  }
  const [sums, sumsBefore] = [sumsOf(now), sumsOf(before)]
  const sumsAhead = ahead ? sumsOf(ahead) : nothing
  return sums && sumsBefore && sumsAhead
    ? { now: sums, before: sumsBefore, ahead: sumsAhead }
    : null
}
