/** Where the costs of a budget have to be told apart, so that stretches of days make its sums. */
import type { Day } from '../calendar.ts'
import { dayNumber, dayOfNumber } from '../day-number.ts'
import { type Periodic, periodsThrough } from './periods.ts'
import { lookBackDays } from './projection.ts'

const daysInWeek = 7

const daysFrom = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days)

/** The first days of its periods, of the weeks before today, and of what comes after it. */
export function cutsOf(budget: Periodic, today: Day): readonly Day[] {
  const periods = periodsThrough(budget, today)
  const weeks = Array.from({ length: lookBackDays / daysInWeek + 1 }, (_, n) =>
    daysFrom(today, -n * daysInWeek),
  )
  const after = periods.map(({ to }) => daysFrom(to, 1))
  return [...periods.map(({ from }) => from), ...after, ...weeks, daysFrom(today, 1)]
}
