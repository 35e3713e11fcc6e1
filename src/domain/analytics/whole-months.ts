/** Which months of a stretch of days can be counted as a whole, and the days besides. */
import { addMonths, type Day, monthOf, monthRange } from '../calendar/calendar.ts'
import { dayNumber, dayOfNumber } from '../calendar/day-number.ts'
import type { Bucket } from './buckets.ts'

export interface WholeMonths {
  /** The first days of the months. */
  readonly months: readonly Day[]
  readonly days: readonly Day[]
}

const daysFrom = ({ from, to }: Bucket): readonly Day[] =>
  Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, at) =>
    dayOfNumber(dayNumber(from) + at),
  )

/**
 * A month is whole when all of it is asked for and no bucket starts within it. Those from an open
 * one on are not added up yet.
 */
export function wholeMonths(
  { from, to }: Bucket,
  starts: readonly Day[] = [],
  openFrom?: Day,
): WholeMonths {
  const cut = new Set(starts.filter((day) => !day.endsWith('-01')).map(monthOf))
  const months: Day[] = []
  const days: Day[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) {
    const all = monthRange(month)
    const asked = { from: all.from < from ? from : all.from, to: all.to > to ? to : all.to }
    const isOpen = openFrom !== undefined && all.from >= openFrom
    const isWhole = asked.from === all.from && asked.to === all.to && !cut.has(month) && !isOpen
    if (isWhole) months.push(all.from)
    else days.push(...daysFrom(asked))
  }
  return { months, days }
}
