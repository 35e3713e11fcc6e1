/** A stretch of days cut into days, weeks, months or years for a chart. */
import {
  addDays,
  addMonths,
  type Day,
  earlierDay,
  monthOf,
  weekdayOf,
} from '../calendar/calendar.ts'
import { dayNumber } from '../calendar/day-number.ts'

export type BucketSize = 'day' | 'week' | 'month' | 'year'

export interface Bucket {
  readonly from: Day
  readonly to: Day
}

/** Up to how many days each size is still readable, the finest first. */
const readableDays = [
  ['day', 35],
  ['week', 120],
  ['month', 1500],
] as const satisfies readonly (readonly [BucketSize, number])[]

/** The finest size whose bars can still be told apart. */
export function bucketSize({ from, to }: Bucket): BucketSize {
  const days = dayNumber(to) - dayNumber(from) + 1
  return readableDays.find(([, most]) => days <= most)?.[0] ?? 'year'
}

/** The first day after the one a bucket of this size would end on. */
function nextStart(day: Day, size: BucketSize): Day {
  if (size === 'day') return addDays(day, 1)
  if (size === 'week') return addDays(day, 8 - weekdayOf(day))
  if (size === 'month') return `${addMonths(monthOf(day), 1)}-01`
  return `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}-01-01`
}

/** Whole ones but for the first and the last, which end where the days do. */
export function bucketsOf({ from, to }: Bucket, size: BucketSize): readonly Bucket[] {
  const buckets: Bucket[] = []
  for (let start = from; start <= to; ) {
    const next = nextStart(start, size)
    buckets.push({ from: start, to: earlierDay(addDays(next, -1), to) })
    start = next
  }
  return buckets
}
