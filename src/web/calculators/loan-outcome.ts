import { type Day, daysBetween } from '#domain/calendar.ts'
import { type DatedRow, type LoanPlan, planLoan } from '#domain/loans/loan-plan.ts'

/** What a plan comes to. */
export interface Outcome {
  readonly rows: readonly DatedRow[]
  /** The first one that is asked for. */
  readonly payment: number
  readonly interest: number
  readonly fees: number
  readonly endsOn: Day
}

/** Null when the terms lead nowhere. */
export function outcomeOf(plan: LoanPlan): Outcome | null {
  const verdict = planLoan(plan)
  const last = verdict.ok ? verdict.rows.at(-1) : undefined
  if (!verdict.ok || !last) return null
  let [interest, fees] = [0, 0]
  for (const row of verdict.rows) {
    interest += row.interest
    fees += row.fees
  }
  return { rows: verdict.rows, payment: verdict.payment, interest, fees, endsOn: last.date }
}

/** Above zero is better with the other one. */
export interface Gain {
  readonly interest: number
  readonly days: number
}

export const gainOf = (before: Outcome, after: Outcome): Gain => ({
  interest: before.interest - after.interest,
  days: daysBetween(after.endsOn, before.endsOn),
})
