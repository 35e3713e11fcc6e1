/** Where the costs of a budget have to be told apart, so that stretches of days make its sums. */

import type { Day } from '../calendar/calendar.ts'
import { dayNumber, dayOfNumber } from '../calendar/day-number.ts'
import { type Periodic, periodsThrough } from './periods.ts'
import { spansAsked } from './usual-ahead.ts'

const daysFrom = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days)

/** The first days of its periods and of what tells how it usually goes, and every day to come. */
export function cutsOf(budget: Periodic, today: Day): readonly Day[] {
  const periods = periodsThrough(budget, today)
  const end = periods.at(-1)?.to ?? today
  const asked = spansAsked(today, end)
  const left = Math.max(0, dayNumber(end) - dayNumber(today))
  const ahead = Array.from({ length: left }, (_, at) => daysFrom(today, at + 1))
  const ends = [...periods, ...asked].map(({ to }) => daysFrom(to, 1))
  return [...[...periods, ...asked].map(({ from }) => from), ...ends, daysFrom(today, 1), ...ahead]
}
