/** The plan of a loan as it is kept, with what was paid on top of it. */
import { type Day, dayAt } from '../calendar/calendar.ts'
import type { DatedExtra, LoanPlan } from './loan-plan.ts'
import type { Conventions } from './terms.ts'

/** As many payments as there may ever be, where only the payment is agreed. */
const periodsMost = 3000

export interface LoanFee {
  readonly name: string
  readonly amount: number
  /** Paid once when the loan begins, or with each payment. */
  readonly when: 'start' | 'each'
}

/** The fields of a loan that its schedule follows from. */
export interface LoanFacts
  extends Omit<LoanPlan, 'termPeriods' | 'feePerPeriod' | 'extras' | 'conventions'> {
  readonly termPeriods: number | null
  readonly paymentRounding: Conventions['paymentRounding']
  readonly interestRounding: Conventions['interestRounding']
  readonly balanceKept: Conventions['balance']
  readonly firstPeriod: Conventions['firstPeriod']
  readonly fees: readonly LoanFee[]
}

export const feesWhen = (fees: readonly LoanFee[], when: LoanFee['when']): number =>
  fees.reduce((sum, fee) => (fee.when === when ? sum + fee.amount : sum), 0)

/** A payment as it is kept. */
export interface PaymentFacts {
  readonly date: Day
  readonly amount: number
  readonly type: 'regular' | 'extra-principal'
  readonly effect: DatedExtra['effect'] | null
}

/** What of these was paid on top, oldest first. */
const extrasOf = (payments: readonly PaymentFacts[]): readonly DatedExtra[] =>
  payments
    .filter(({ type }) => type === 'extra-principal')
    .map(({ date, amount, effect }) => ({ on: date, amount, effect: effect ?? 'shorter' }))
    .sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))

export const planOf = (loan: LoanFacts, payments: readonly PaymentFacts[]): LoanPlan => ({
  kind: loan.kind,
  principal: loan.principal,
  annualRateBps: loan.annualRateBps,
  rateChanges: loan.rateChanges,
  frequency: loan.frequency,
  termPeriods: loan.termPeriods ?? periodsMost,
  payment: loan.payment,
  startOn: loan.startOn,
  firstPaymentOn: loan.firstPaymentOn,
  interestOnlyPeriods: loan.interestOnlyPeriods,
  balloon: loan.balloon,
  dayCount: loan.dayCount,
  compounding: loan.compounding,
  feePerPeriod: feesWhen(loan.fees, 'each'),
  extras: extrasOf(payments),
  conventions: {
    paymentRounding: loan.paymentRounding,
    interestRounding: loan.interestRounding,
    balance: loan.balanceKept,
    firstPeriod: loan.firstPeriod,
  },
})

export const isSamePlan = (a: LoanPlan, b: LoanPlan): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

interface Tracked {
  readonly trackFrom: Day | null
  readonly createdAt: string
}

/** Instalments before this day count as paid: the one that was said, or when it was added. */
export const trackedFrom = ({ trackFrom, createdAt }: Tracked, timezone: string): Day =>
  trackFrom ?? dayAt(Date.parse(createdAt), timezone)
