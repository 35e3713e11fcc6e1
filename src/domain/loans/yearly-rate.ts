/** The one rate a year that explains all that was received and paid: what a loan really costs. */
import { type Day, daysBetween } from '../calendar/calendar.ts'
import { findRoot } from './find-root.ts'

export interface DatedAmount {
  readonly on: Day
  /** Received above zero, paid below. */
  readonly amount: number
}

const daysAYear = 365
const step = 0.02
const reach = 40

/** By actual days over 365; null when nothing explains it. */
export function yearlyRate(amounts: readonly DatedAmount[]): number | null {
  const first = amounts.reduce<Day | null>(
    (day, { on }) => (day === null || on < day ? on : day),
    null,
  )
  if (first === null) return null
  const dated = amounts.map(({ on, amount }) => ({
    amount,
    years: daysBetween(first, on) / daysAYear,
  }))
  const longest = Math.max(...dated.map(({ years }) => years))
  const worth = (growth: number) => {
    // At a shrinking rate the far end is near, so it is looked at from there.
    const from = growth < 0 ? longest : 0
    let sum = 0
    for (const { amount, years } of dated) sum += amount * Math.exp((from - years) * growth)
    return sum
  }
  const growth = findRoot(worth, 0, step, reach)
  return growth === null ? null : Math.expm1(growth)
}

export interface UnitPayment {
  readonly amount: number
  /** Whole unit periods from the advance, and the part of one before them. */
  readonly unitPeriods: number
  readonly fraction: number
}

/**
 * The annual percentage rate by the actuarial method: the rate of a unit period at which all
 * payments are worth the advance, times the unit periods of a year. Within the odd part interest is
 * simple. Null when there is none.
 */
export function annualPercentageRate(
  advance: number,
  payments: readonly UnitPayment[],
  unitPeriodsPerYear: number,
): number | null {
  const gap = (rate: number) => {
    let worth = 0
    for (const { amount, unitPeriods, fraction } of payments) {
      worth += amount / ((1 + fraction * rate) * (1 + rate) ** unitPeriods)
    }
    return worth - advance
  }
  const rate = findRoot(gap, 0, 0.002, 10)
  return rate === null ? null : rate * unitPeriodsPerYear
}
