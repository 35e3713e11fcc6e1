/** The days a loan is paid on. */
import type { Day } from '../calendar/calendar.ts'
import { civilOf, dayNumber, dayOfNumber, daysInMonth, numberOf } from '../calendar/day-number.ts'

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
function monthsOn(first: number, months: number): number {
  const { year, month, dayOfMonth } = civilOf(first)
  const count = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  const last = daysInMonth(toYear, toMonth)
  return numberOf({ year: toYear, month: toMonth, dayOfMonth: Math.min(dayOfMonth, last) })
}

const halfMonthDays = 15

function dayAfter(first: number, frequency: LoanFrequency, nth: number): number {
  switch (frequency) {
    case 'weekly':
      return first + 7 * nth
    case 'biweekly':
      return first + 14 * nth
    case 'semimonthly': {
      const month = monthsOn(first, Math.floor(nth / 2))
      return nth % 2 === 0 ? month : month + halfMonthDays
    }
    case 'monthly':
      return monthsOn(first, nth)
    case 'quarterly':
      return monthsOn(first, 3 * nth)
    case 'yearly':
      return monthsOn(first, 12 * nth)
  }
}

/** The payment day after so many periods from the first; `nth` may be below zero. */
export const paymentDay = (first: Day, frequency: LoanFrequency, nth: number): Day =>
  dayOfNumber(dayAfter(dayNumber(first), frequency, nth))
