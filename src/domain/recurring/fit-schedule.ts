/** The schedule that past days of a rhythm followed, as a proposal for the days to come. */
import { addDays, type Day, daysBetween, monthRange, weekdayOf } from '../calendar/calendar.ts'
import type { Rhythm } from './rhythm.ts'
import {
  type Occurrence,
  occurrences,
  occurrencesBetween,
  type Schedule,
  type WeekendShift,
} from './schedule.ts'

const shifts: readonly WeekendShift[] = ['none', 'before', 'after']
const halfMonthDays = 16

const plainSchedule = (startOn: Day, { frequency, interval }: Rhythm): Schedule => ({
  frequency,
  interval,
  weekdays: [],
  monthDays: [],
  nthWeekday: null,
  weekendShift: 'none',
  startOn,
  endOn: null,
  endAfter: null,
  skippedOn: [],
})

/** The value that comes most often; of equals the latest. */
function usualOf(values: readonly number[]): number | null {
  const counts = new Map<number, number>()
  let usual: number | null = null
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1
    counts.set(value, count)
    if (usual === null || count >= (counts.get(usual) ?? 0)) usual = value
  }
  return usual
}

/** What the schedule would bring around a day if it came every week or month. */
function around(schedule: Schedule, day: Day, reachDays: number): readonly Occurrence[] {
  const isWeekly = schedule.frequency === 'weekly'
  const tight: Schedule = {
    ...schedule,
    frequency: isWeekly ? 'weekly' : 'monthly',
    interval: 1,
    startOn: addDays(day, -2 * halfMonthDays - reachDays),
  }
  return occurrencesBetween(tight, addDays(day, -reachDays), addDays(day, reachDays))
}

const hitsOf = (schedule: Schedule, days: readonly Day[]) =>
  days.filter((day) => around(schedule, day, 0).length > 0).length

/** Days this near to each other have a middle one; others lie around the end of a month. */
const spreadMost = 10

/** Where no day of the month is kept, the middle of those that were is the nearest. */
function middleDay(seen: readonly number[]): number | null {
  const inOrder = seen.toSorted((a, b) => a - b)
  const [first = 1, last = 1] = [inOrder[0], inOrder.at(-1)]
  return last - first > spreadMost ? null : (inOrder[(inOrder.length - 1) >> 1] ?? null)
}

const isMostly = (schedule: Schedule, days: readonly Day[]) =>
  hitsOf(schedule, days) * 2 > days.length

/** Which day of the month, and which way off a weekend, explains most of the days. */
function fitMonthDay(days: readonly Day[], base: Schedule): Schedule {
  const isAlwaysLast = days.every((day) => monthRange(day.slice(0, 7)).to === day)
  const seen = days.map((day) => Number(day.slice(8, 10)))
  const monthDays = isAlwaysLast ? [-1] : [...new Set([usualOf(seen) ?? 1, ...seen])]
  const options = shifts.flatMap((weekendShift) =>
    monthDays.map((monthDay) => ({ ...base, monthDays: [monthDay], weekendShift })),
  )
  let [best, most] = [base, -1]
  for (const option of options) {
    const hits = hitsOf(option, days)
    if (hits > most) [best, most] = [option, hits]
  }
  const middle = isMostly(best, days) ? null : middleDay(seen)
  return middle === null ? best : { ...base, monthDays: [middle] }
}

/** Whether the days of a month lie around the one that is proposed. */
export const isAround = (schedule: Schedule, days: readonly Day[]): boolean =>
  schedule.frequency === 'monthly' && !isMostly(schedule, days)

/** The occurrence the last day stood for: the beat of the interval goes on from there. */
function beatOf(schedule: Schedule, last: Day): Day {
  let [beat, least] = [last, Number.POSITIVE_INFINITY]
  for (const { dueOn, postOn } of around(schedule, last, halfMonthDays)) {
    const off = Math.abs(daysBetween(last, postOn))
    if (off < least) [beat, least] = [dueOn, off]
  }
  return beat
}

/** It starts with the next one to come. Days come in order, each once. */
export function fitSchedule(days: readonly Day[], rhythm: Rhythm): Schedule | null {
  const last = days.at(-1)
  if (last === undefined) return null
  const base = plainSchedule(last, rhythm)
  const fitted =
    rhythm.frequency === 'weekly'
      ? { ...base, weekdays: [usualOf(days.map(weekdayOf)) ?? 1] }
      : fitMonthDay(days, base)
  const beat = beatOf(fitted, last)
  for (const { dueOn } of occurrences({ ...fitted, startOn: beat })) {
    if (dueOn > beat) return { ...fitted, startOn: dueOn }
  }
  return null
}
