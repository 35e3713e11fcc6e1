/** The terms of a loan as its schedule is reckoned from them: periods, rates and conventions. */
import type { Ratio } from '../money/ratio.ts'
import type { Rounding } from '../money/round-ratio.ts'

export interface Conventions {
  readonly paymentRounding: Rounding
  readonly interestRounding: Rounding
  /** The balance is rounded with every row, or carried on with all its decimals. */
  readonly balance: 'round-each' | 'carry'
  /** A first period that is longer or shorter: charged by its days, or like any other. */
  readonly firstPeriod: 'by-days' | 'even'
}

export const plainConventions: Conventions = {
  paymentRounding: 'half-up',
  interestRounding: 'half-up',
  balance: 'round-each',
  firstPeriod: 'by-days',
}

export interface RateStep {
  /** The first period with the new rate; its payment is the first with the new amount. */
  readonly fromPeriod: number
  readonly annualRate: Ratio
  /** Reckon the payment anew over what is left; otherwise it stays as it is. */
  readonly isRecast: boolean
  /** The new payment is at most this many times the old one. */
  readonly paymentCap: Ratio | null
}

/** Paid on top. */
export interface Extra {
  readonly period: number
  /** How much of the period has passed by then; all of it is together with the payment. */
  readonly passed: Ratio
  readonly amount: number
  /** The same payment ends sooner, or a lower one ends as planned. */
  readonly effect: 'shorter' | 'lower'
}

/** annuity: level payments; serial: equal principal; interest: principal at the end. */
export type Repayment = 'annuity' | 'serial' | 'interest'

export interface LoanTerms {
  readonly principal: number
  readonly annualRate: Ratio
  readonly repayment: Repayment
  readonly periodsPerYear: number
  /** How often interest is added to interest; null is as often as is paid. */
  readonly compoundedPerYear: number | null
  /** How many payments there are. */
  readonly periods: number
  /** The level payment is that of a loan over so many periods; what is left is due at the end. */
  readonly reckonedPeriods: number | null
  /** Agreed instead of reckoned. */
  readonly payment: number | null
  /** Periods at the beginning in which only interest is paid. */
  readonly interestOnlyPeriods: number
  /** Left to be paid with the last payment. */
  readonly balloon: number
  readonly rateSteps: readonly RateStep[]
  readonly extras: readonly Extra[]
  readonly feePerPeriod: number
  /** What a unit earns in a period whose days are counted; null is an even period. */
  readonly accrualIn: (period: number) => Ratio | null
  readonly conventions: Conventions
}

export const plainTerms: Omit<LoanTerms, 'principal' | 'annualRate' | 'periods'> = {
  repayment: 'annuity',
  periodsPerYear: 12,
  compoundedPerYear: null,
  reckonedPeriods: null,
  payment: null,
  interestOnlyPeriods: 0,
  balloon: 0,
  rateSteps: [],
  extras: [],
  feePerPeriod: 0,
  accrualIn: () => null,
  conventions: plainConventions,
}

export interface LoanRow {
  readonly period: number
  /** Interest and principal; neither fees nor what is paid on top. */
  readonly payment: number
  readonly interest: number
  readonly principal: number
  readonly extra: number
  readonly fees: number
  /** After everything that is paid in this period. */
  readonly balance: number
}

export type TermsProblem =
  /** A payment that does not even cover the interest, without an end. */
  'never-ends' | 'not-possible'

export type ScheduleVerdict =
  | { readonly ok: true; readonly rows: readonly LoanRow[]; readonly payment: number }
  | { readonly ok: false; readonly problem: TermsProblem }
