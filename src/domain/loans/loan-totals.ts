/** What a schedule comes to in all. */
import type { Day } from '../calendar.ts'
import type { DatedRow } from './loan-plan.ts'

export interface LoanTotals {
  /** The first one that is asked for. */
  readonly payment: number
  readonly periods: number
  readonly interest: number
  readonly fees: number
  readonly endsOn: Day
}

/** The rows are those of a whole schedule, so there is at least one. */
export function loanTotals(rows: readonly DatedRow[], payment: number): LoanTotals {
  let [interest, fees] = [0, 0]
  for (const row of rows) {
    interest += row.interest
    fees += row.fees
  }
  const last = rows.at(-1)
  return { payment, periods: last?.period ?? 0, interest, fees, endsOn: last?.date ?? '' }
}
