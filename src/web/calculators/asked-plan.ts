import type { Day } from '#domain/calendar/calendar.ts'
import type { LoanPlan } from '#domain/loans/loan-plan.ts'
import { type LoanFrequency, paymentDay, periodsPerYear } from '#domain/loans/payment-days.ts'
import { type LoanAnswer, solveLoan } from '#domain/loans/solve-loan.ts'
import { plainConventions } from '#domain/loans/terms.ts'
import { say } from '#web/words/say.ts'

/** What somebody wants to know of a loan; the other three they know. */
export type Unknown = 'payment' | 'principal' | 'years' | 'rate'

/** What a calculator asks. */
export interface AskedLoan {
  readonly unknown: Unknown
  readonly principal: number
  readonly rateBps: number
  /** Of the contract, or what that comes to with interest on interest over a year. */
  readonly rateKind: 'nominal' | 'effective'
  readonly years: number
  readonly payment: number
  readonly frequency: LoanFrequency
}

const periodsMost = 3000
/** Hundredths of a percent have up to four decimals. */
const toBps = (yearlyRate: number) => Math.round(yearlyRate * 1e8) / 1e4

/** Null when nothing fits, as with payments below the interest. */
export function solveAsked(asked: AskedLoan): LoanAnswer | null {
  const { unknown, principal, rateBps, rateKind, years, payment, frequency } = asked
  const perYear = periodsPerYear[frequency]
  const answer = solveLoan({
    principal: unknown === 'principal' ? null : principal,
    yearlyRate: unknown === 'rate' ? null : rateBps / 10_000,
    rateKind,
    periods: unknown === 'years' ? null : years * perYear,
    payment: unknown === 'payment' ? null : payment,
    perYear,
  })
  return answer && answer.periods <= periodsMost && answer.principal > 0 ? answer : null
}

/** Why nothing fits, and what to do. */
export function nothingFits({ unknown, principal, payment, years, frequency }: AskedLoan): string {
  if (unknown !== 'rate') {
    return say('This payment is too low for the loan ever to end. Raise it, or borrow less.')
  }
  return payment * years * periodsPerYear[frequency] < principal
    ? say(
        `These payments come to less than the loan, so no rate fits. Raise them, or take more
        years.`,
      )
    : say('This payment is too high for the loan to last so long. Lower it, or take fewer years.')
}

export interface PlainLoan {
  readonly principal: number
  readonly rateBps: number
  readonly periods: number
  readonly frequency: LoanFrequency
  /** Null is worked out. */
  readonly payment?: number | null
}

/** Level payments from one period on, with nothing special about them. */
export const plainPlan = (loan: PlainLoan, today: Day): LoanPlan => ({
  kind: 'annuity',
  principal: loan.principal,
  annualRateBps: loan.rateBps,
  rateChanges: [],
  frequency: loan.frequency,
  termPeriods: loan.periods,
  payment: loan.payment ?? null,
  startOn: today,
  firstPaymentOn: paymentDay(today, loan.frequency, 1),
  interestOnlyPeriods: 0,
  balloon: 0,
  dayCount: '30/360',
  compounding: 'periodic',
  feePerPeriod: 0,
  extras: [],
  conventions: plainConventions,
})

/** The loan that was asked for, to the last cent. */
export const askedPlan = (asked: AskedLoan, answer: LoanAnswer, today: Day): LoanPlan =>
  plainPlan(
    {
      principal: answer.principal,
      rateBps: toBps(answer.yearlyRate),
      periods: answer.periods,
      frequency: asked.frequency,
      payment: asked.unknown === 'payment' ? null : asked.payment,
    },
    today,
  )
