/** The payments that are still to come for a goal: every week or every month after a day. */
import { addDays, type Day, daysBetween, laterDay } from '../calendar/calendar.ts'
import { monthsLater, monthsMost, wholeMonths } from '../calendar/months.ts'

export interface Beat {
  /** The day before them all; the first payment is a week or a month later. */
  readonly from: Day
  readonly unit: 'weeks' | 'months'
  /** What is in of the first of them already. */
  readonly put?: number
}

/** 365.2425 days a year, in ten-thousandths. */
export const yearParts = 3_652_425n
/** Twelve months, and seven days of ten thousand parts: what a week has of a month. */
export const weekParts = 840_000n

const roundedUp = (whole: bigint, by: bigint): bigint => (whole + by - 1n) / by

/** How many payments come by the end of this day. */
export function paymentsUntil({ from, unit }: Beat, by: Day): number {
  if (unit === 'months') return wholeMonths(from, by)
  return Math.max(0, Math.floor(daysBetween(from, by) / 7))
}

const weeksMost = monthsMost * 4

/** The day of the last of so many payments. */
export const nextOn = ({ from, unit }: Beat, payments: number): Day =>
  unit === 'weeks' ? addDays(from, payments * 7) : monthsLater(from, payments)

/** The day of the last of so many payments, not before today; null beyond a lifetime. */
export function paymentOn(beat: Beat, payments: bigint, today: Day): Day | null {
  if (payments > BigInt(beat.unit === 'weeks' ? weeksMost : monthsMost)) return null
  return laterDay(nextOn(beat, Number(payments)), today)
}

/** An amount for each payment, as a fraction. */
type Size = readonly [amount: bigint, of: bigint]

/** How many payments bring what is left, where the first one comes to this size at least. */
export function paymentsOf([amount, of]: Size, left: number, { put = 0 }: Beat): bigint {
  const [rest, first] = [BigInt(left) * of, BigInt(put) * of]
  return first < amount ? roundedUp(rest + first, amount) : 1n + roundedUp(rest, amount)
}

/** What so much a month is for each payment. */
const sizeOf = (perMonth: number, { unit }: Beat): Size =>
  unit === 'months' ? [BigInt(perMonth), 1n] : [BigInt(perMonth) * weekParts, yearParts]

/** How many payments, of so much a month, bring what is left. */
export const paymentsWith = (perMonth: number, left: number, beat: Beat): bigint =>
  paymentsOf(sizeOf(perMonth, beat), left, beat)

/** What a month takes so that so many payments bring what is left. */
const monthlyFor = (payments: number, left: number, { unit }: Beat): number =>
  unit === 'months'
    ? Math.ceil(left / payments)
    : Number(roundedUp(BigInt(left) * yearParts, BigInt(payments) * weekParts))

interface Least {
  readonly perMonth: number
  readonly payments: number
}

/** The least a month that is there with so many payments, and how many of them are to come. */
export function leastMonthly(payments: number, left: number, beat: Beat): Least {
  const { put = 0 } = beat
  if (put > 0 && payments > 1) {
    const perMonth = monthlyFor(payments - 1, left, beat)
    const [amount, of] = sizeOf(perMonth, beat)
    if (amount <= BigInt(put) * of) return { perMonth, payments: payments - 1 }
  }
  return { perMonth: monthlyFor(payments, left + put, beat), payments }
}
