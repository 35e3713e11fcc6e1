/** What a loan really costs a year, with its fees: as banks write it, and as it comes to. */
import { dayNumber } from '../calendar/day-number.ts'
import { type LoanPlan, planLoan } from './loan-plan.ts'
import { type LoanFrequency, paymentDay, periodsPerYear } from './payment-days.ts'
import { effectiveRate } from './time-value.ts'
import { annualPercentageRate, type UnitPayment, yearlyRate } from './yearly-rate.ts'

/** Fractions of one: 0.0512 is 5.12 % a year. Null where there is none. */
export interface LoanCost {
  /** By the actuarial method, periods counted as they are paid. */
  readonly apr: number | null
  /** What that comes to with interest on interest. */
  readonly effective: number | null
  /** By actual days over 365, as it is done in Europe. */
  readonly byDays: number | null
}

/** How many days an odd part of a period is measured by. */
const unitDays: Readonly<Record<LoanFrequency, number>> = {
  weekly: 7,
  biweekly: 14,
  semimonthly: 15,
  monthly: 30,
  quarterly: 90,
  yearly: 365,
}

/** Whole periods from the start to the first payment, and the odd days before them. */
function firstUnits({ startOn, firstPaymentOn, frequency }: LoanPlan) {
  let units = 0
  while (paymentDay(firstPaymentOn, frequency, -units - 1) >= startOn) units++
  const from = paymentDay(firstPaymentOn, frequency, -units)
  const oddDays = dayNumber(from) - dayNumber(startOn)
  return { units, fraction: oddDays / unitDays[frequency] }
}

/** As agreed: what is paid on top changes what is paid, not what the loan asks for. */
export function loanCost(plan: LoanPlan, startFees: number): LoanCost {
  const verdict = planLoan({ ...plan, extras: [] })
  const advance = plan.principal - startFees
  if (!verdict.ok || advance <= 0) return { apr: null, effective: null, byDays: null }
  const { units, fraction } = firstUnits(plan)
  const payments = verdict.rows.map(
    ({ period, payment, fees }): UnitPayment => ({
      amount: payment + fees,
      unitPeriods: units + period - 1,
      fraction,
    }),
  )
  const perYear = periodsPerYear[plan.frequency]
  const apr = annualPercentageRate(advance, payments, perYear)
  const paid = verdict.rows.map(({ date, payment, fees }) => ({
    on: date,
    amount: -payment - fees,
  }))
  return {
    apr,
    effective: apr === null ? null : effectiveRate(apr, perYear),
    byDays: yearlyRate([{ on: plan.startOn, amount: advance }, ...paid]),
  }
}
