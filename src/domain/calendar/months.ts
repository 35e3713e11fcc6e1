/** Months counted from a day: the same day of a later month, or its last one where it is short. */
import type { Day } from './calendar.ts'

/** Later than that is not a date anybody plans for. */
export const monthsMost = 1200

export function monthsLater(day: Day, months: number): Day {
  return Temporal.PlainDate.from(day).add({ months }).toString()
}

/** How many times a month can be added before the day would be passed; 0 in the past. */
export function wholeMonths(from: Day, to: Day): number {
  if (to <= from) return 0
  const [start, end] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
  const months = (end.year - start.year) * 12 + end.month - start.month
  return monthsLater(from, months) <= to ? months : months - 1
}
