import type { Day } from '#domain/calendar.ts'
import type { LoanPlan } from '#domain/loans/loan-plan.ts'
import { type LoanFrequency, paymentDay, periodsPerYear } from '#domain/loans/payment-days.ts'
import { plainConventions } from '#domain/loans/terms.ts'

/** What a calculator asks. */
export interface AskedLoan {
  readonly principal: number
  readonly rateBps: number
  readonly years: number
  readonly frequency: LoanFrequency
}

/** Level payments from one period on, with nothing special about them. */
export function askedPlan(
  { principal, rateBps, years, frequency }: AskedLoan,
  today: Day,
): LoanPlan {
  return {
    kind: 'annuity',
    principal,
    annualRateBps: rateBps,
    rateChanges: [],
    frequency,
    termPeriods: years * periodsPerYear[frequency],
    payment: null,
    startOn: today,
    firstPaymentOn: paymentDay(today, frequency, 1),
    interestOnlyPeriods: 0,
    balloon: 0,
    dayCount: '30/360',
    compounding: 'periodic',
    feePerPeriod: 0,
    extras: [],
    conventions: plainConventions,
  }
}
