/** What a loan comes to when one of its figures is not known: the sum, the payments or the rate. */
import { nominalRate, paymentFor, periodsFor, presentFor, rateFor } from './time-value.ts'

/** Exactly one is null: the one that is asked for. Amounts are minor units. */
export interface LoanQuestion {
  readonly principal: number | null
  /** A fraction of one a year: 0.05 is 5 %. */
  readonly yearlyRate: number | null
  /** Divided by the payments of a year, or with interest on interest over it. */
  readonly rateKind: 'nominal' | 'effective'
  readonly periods: number | null
  readonly payment: number | null
  readonly perYear: number
}

/** A plan in decimals, rounded for people; the schedule to the unit is `planLoan`'s. */
export interface LoanAnswer {
  readonly principal: number
  /** Divided by the payments of a year. */
  readonly yearlyRate: number
  readonly periods: number
  readonly payment: number
}

interface Known {
  readonly principal: number
  readonly rate: number
  readonly periods: number
  readonly payment: number
}

const plain = { future: 0, isAhead: false }

function periodRate({ yearlyRate, rateKind, perYear }: LoanQuestion): number | null {
  if (yearlyRate === null) return null
  return (rateKind === 'effective' ? nominalRate(yearlyRate, perYear) : yearlyRate) / perYear
}

/** Null where there is no answer, as with a payment below the interest. */
function find(question: LoanQuestion): Known | null {
  const { principal, periods, payment } = question
  const rate = periodRate(question)
  const paid = payment === null ? null : -payment
  if (principal === null) {
    if (rate === null || periods === null || paid === null) return null
    const present = presentFor({ ...plain, rate, periods, payment: paid })
    return { principal: present, rate, periods, payment: -paid }
  }
  if (paid === null) {
    if (rate === null || periods === null) return null
    const owed = paymentFor({ ...plain, rate, periods, present: principal })
    return { principal, rate, periods, payment: -owed }
  }
  if (periods === null) {
    if (rate === null) return null
    const count = periodsFor({ ...plain, rate, payment: paid, present: principal })
    return { principal, rate, periods: count, payment: -paid }
  }
  const found = rate ?? rateFor({ ...plain, periods, payment: paid, present: principal })
  return found === null ? null : { principal, rate: found, periods, payment: -paid }
}

/** Less than a hundredth of a payment is paid with the last one. */
const wholePeriods = (periods: number) => Math.max(1, Math.ceil(periods - 0.01))

export function solveLoan(question: LoanQuestion): LoanAnswer | null {
  const known = find(question)
  if (!known || !Object.values(known).every(Number.isFinite)) return null
  if (known.principal <= 0 || known.payment <= 0 || known.rate < 0) return null
  const periods = wholePeriods(known.periods)
  return {
    principal: Math.round(known.principal),
    yearlyRate: known.rate * question.perYear,
    periods,
    payment: Math.round(known.payment),
  }
}
