import { costOf, earnedOf } from '#domain/ledger.ts'
import { sumIn } from '#web/reports/sum-in.ts'
import type { EntriesOf } from '#web/reports/use-entries.ts'
import type { Compared, Span } from '../month-span.ts'

export interface Sums {
  readonly income: number | null
  readonly spending: number | null
}

export interface MonthSums {
  readonly now: Sums
  readonly before: Sums
  /** Written down for the days that are still ahead. */
  readonly ahead: Sums
}

const nothing: Sums = { income: 0, spending: 0 }

/**
 * What came in and what it cost, from the rows on this device, so that what was just written counts
 * at once and without a network. Null where rates are needed.
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
