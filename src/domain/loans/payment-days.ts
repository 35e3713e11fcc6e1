/** The days a loan is paid on. */
import { addDays, type Day } from '../calendar.ts'

export type LoanFrequency =
  | 'weekly'
  | 'biweekly'
  | 'semimonthly'
  | 'monthly'
  | 'quarterly'
  | 'yearly'

export const periodsPerYear: Readonly<Record<LoanFrequency, number>> = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  yearly: 1,
}

/** Counted from the first one, so that the 31st comes back after a shorter month. */
const monthsOn = (day: Day, months: number): Day =>
  Temporal.PlainDate.from(day).add({ months }).toString()

const halfMonthDays = 15

/** The payment day after so many periods from the first; `nth` may be below zero. */
export function paymentDay(first: Day, frequency: LoanFrequency, nth: number): Day {
  switch (frequency) {
    case 'weekly':
      return addDays(first, 7 * nth)
    case 'biweekly':
      return addDays(first, 14 * nth)
    case 'semimonthly': {
      const month = monthsOn(first, Math.floor(nth / 2))
      return nth % 2 === 0 ? month : addDays(month, halfMonthDays)
    }
    case 'monthly':
      return monthsOn(first, nth)
    case 'quarterly':
      return monthsOn(first, 3 * nth)
    case 'yearly':
      return monthsOn(first, 12 * nth)
  }
}
