import { type Day, daysBetween } from '#domain/calendar/calendar.ts'
import { type DatedRow, type LoanPlan, planLoan } from '#domain/loans/loan-plan.ts'
import { periodsPerYear } from '#domain/loans/payment-days.ts'

/** What a plan comes to. */
export interface Outcome {
  readonly rows: readonly DatedRow[]
  /** The first one that is asked for. */
  readonly payment: number
  readonly interest: number
  readonly fees: number
  /** All that is handed over. */
  readonly paid: number
  readonly firstPayment: Part
  /** Of as many payments as there are in a year, or fewer where it ends sooner. */
  readonly firstYear: Part
  readonly endsOn: Day
}

export interface Part {
  readonly interest: number
  readonly principal: number
}

const partOf = (rows: readonly DatedRow[]): Part => ({
  interest: rows.reduce((sum, { interest }) => sum + interest, 0),
  principal: rows.reduce((sum, { principal }) => sum + principal, 0),
})

/** Null when the terms lead nowhere. */
export function outcomeOf(plan: LoanPlan): Outcome | null {
  const verdict = planLoan(plan)
  const last = verdict.ok ? verdict.rows.at(-1) : undefined
  if (!verdict.ok || !last) return null
  const { rows, payment } = verdict
  const { interest, principal } = partOf(rows)
  const fees = rows.reduce((sum, row) => sum + row.fees, 0)
  return {
    rows,
    payment,
    interest,
    fees,
    paid: interest + principal + fees,
    firstPayment: partOf(rows.slice(0, 1)),
    firstYear: partOf(rows.slice(0, periodsPerYear[plan.frequency])),
    endsOn: last.date,
  }
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
