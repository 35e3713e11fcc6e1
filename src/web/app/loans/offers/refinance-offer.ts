import type { Day } from '#domain/calendar/calendar.ts'
import { type DatedRow, type LoanPlan, planLoan } from '#domain/loans/loan-plan.ts'
import { type Refinance, refinance } from '#domain/loans/refinance.ts'

/** Another loan instead of what is left of this one. */
export interface NewTerms {
  readonly rateBps: number
  readonly periods: number
  readonly costs: number
}

export interface Left {
  readonly plan: LoanPlan
  readonly rows: readonly DatedRow[]
  readonly balance: number
  /** The day of the next payment. */
  readonly nextOn: Day
}

/** It begins today, and is paid on the same days. */
export function offerOf(left: Left, terms: NewTerms, today: Day): Refinance | null {
  const { plan, rows, balance, nextOn } = left
  const verdict = planLoan({
    ...plan,
    kind: terms.rateBps === 0 ? 'interest-free' : 'annuity',
    principal: balance,
    annualRateBps: terms.rateBps,
    rateChanges: [],
    termPeriods: terms.periods,
    payment: null,
    startOn: today < nextOn ? today : nextOn,
    firstPaymentOn: nextOn,
    interestOnlyPeriods: 0,
    balloon: 0,
    feePerPeriod: 0,
    extras: [],
  })
  if (!verdict.ok) return null
  const current = rows.filter(({ date }) => date >= nextOn)
  return refinance({ current, offered: verdict.rows, costs: terms.costs })
}
