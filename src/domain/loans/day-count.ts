/** How much of a year lies between two days, by the convention of a contract. */
import type { Day } from '../calendar/calendar.ts'
import { dayNumber, daysInMonth, daysInYear } from '../calendar/day-number.ts'
import { addRatios, type Ratio, ratio } from '../money/ratio.ts'

export type DayCount = '30/360' | 'act/365' | 'act/360' | 'act/act'

const daysBetween = (from: Day, to: Day) => dayNumber(to) - dayNumber(from)

const partsOf = (day: Day) => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  dayOfMonth: Number(day.slice(8, 10)),
})

/** Every month has thirty days; the last of February counts as the thirtieth when it starts. */
function thirtyDays(from: Day, to: Day): number {
  const [a, b] = [partsOf(from), partsOf(to)]
  const isEnd = a.dayOfMonth === daysInMonth(a.year, a.month)
  const first = isEnd || a.dayOfMonth > 30 ? 30 : a.dayOfMonth
  const isEndToo = b.month === 2 && b.dayOfMonth === daysInMonth(b.year, b.month)
  const isLast = first === 30 && (b.dayOfMonth === 31 || (isEnd && isEndToo))
  const last = isLast ? 30 : b.dayOfMonth
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + (last - first)
}

/** Days of a leap year are parts of 366, all others of 365. */
function actualYears(from: Day, to: Day): Ratio {
  let all = ratio(0n)
  for (let start = from; start < to; ) {
    const year = Number(start.slice(0, 4))
    const newYear = `${String(year + 1).padStart(4, '0')}-01-01`
    const end = newYear < to ? newYear : to
    all = addRatios(all, ratio(daysBetween(start, end), daysInYear(year)))
    start = end
  }
  return all
}

export function yearsBetween(dayCount: DayCount, from: Day, to: Day): Ratio {
  switch (dayCount) {
    case '30/360':
      return ratio(thirtyDays(from, to), 360)
    case 'act/365':
      return ratio(daysBetween(from, to), 365)
    case 'act/360':
      return ratio(daysBetween(from, to), 360)
    case 'act/act':
      return actualYears(from, to)
  }
}
