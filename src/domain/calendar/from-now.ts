/** How far off a day is, as the calendar counts it, in the one way for all that is foreseen. */

import { counted } from '../counted.ts'
import { type Day, daysBetween } from './calendar.ts'
import { wholeMonths } from './months.ts'

/** "1 year 3 months", "5 months"; nothing for none. */
export function monthsWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [years > 0 && counted(years, 'year'), rest > 0 && counted(rest, 'month')]
  return parts.filter(Boolean).join(' ')
}

const monthNumber = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/**
 * From 17 November to any day in August it is nine months, as the calendar has it and as many as
 * are paid for by the month; what is nearer than a month is told in days.
 */
export const fromNowWords = (today: Day, day: Day): string =>
  wholeMonths(today, day) < 1
    ? counted(daysBetween(today, day), 'day')
    : monthsWords(monthNumber(day) - monthNumber(today))
