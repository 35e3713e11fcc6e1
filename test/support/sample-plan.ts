import type { LoanPlan } from '#domain/loans/loan-plan.ts'
import { plainConventions } from '#domain/loans/terms.ts'

/** 10,000.00 over a year at 6 %, with whole months, unless it is said otherwise. */
export const samplePlan = (fields: Partial<LoanPlan> = {}): LoanPlan => ({
  kind: 'annuity',
  principal: 10_000_00,
  annualRateBps: 600,
  rateChanges: [],
  frequency: 'monthly',
  termPeriods: 12,
  payment: null,
  startOn: '2026-01-15',
  firstPaymentOn: '2026-02-15',
  interestOnlyPeriods: 0,
  balloon: 0,
  dayCount: '30/360',
  compounding: 'periodic',
  feePerPeriod: 0,
  extras: [],
  conventions: plainConventions,
  ...fields,
})
