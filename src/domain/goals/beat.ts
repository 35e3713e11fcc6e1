/** The payments that are still to come for a goal: every week or every month after a day. */
import { addDays, type Day, daysBetween, laterDay } from '../calendar/calendar.ts'
import { monthsLater, monthsMost, wholeMonths } from '../calendar/months.ts'

export interface Beat {
  /** The day before them all; the first payment is a week or a month later. */
  readonly from: Day
  readonly unit: 'weeks' | 'months'
}

/** 365.2425 days a year, in ten-thousandths. */
export const yearParts = 3_652_425n
/** Twelve months, and seven days of ten thousand parts: what a week has of a month. */
const weekParts = 840_000n

export const roundedUp = (whole: bigint, by: bigint): bigint => (whole + by - 1n) / by

/** How many payments come by the end of this day. */
export function paymentsUntil({ from, unit }: Beat, by: Day): number {
  if (unit === 'months') return wholeMonths(from, by)
  return Math.max(0, Math.floor(daysBetween(from, by) / 7))
}

const weeksMost = monthsMost * 4

/** The day of the last of so many payments, not before today; null beyond a lifetime. */
export function paymentOn({ from, unit }: Beat, payments: bigint, today: Day): Day | null {
  if (payments > BigInt(unit === 'weeks' ? weeksMost : monthsMost)) return null
  const count = Number(payments)
  return laterDay(unit === 'weeks' ? addDays(from, count * 7) : monthsLater(from, count), today)
}

/** How many payments, of so much a month, bring what is left. */
export const paymentsWith = (perMonth: number, left: number, { unit }: Beat): bigint =>
  unit === 'months'
    ? roundedUp(BigInt(left), BigInt(perMonth))
    : roundedUp(BigInt(left) * yearParts, BigInt(perMonth) * weekParts)

/** What a month takes so that so many payments bring what is left. */
export const monthlyFor = (payments: number, left: number, { unit }: Beat): number =>
  unit === 'months'
    ? Math.ceil(left / payments)
    : Number(roundedUp(BigInt(left) * yearParts, BigInt(payments) * weekParts))
