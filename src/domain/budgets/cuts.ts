/** Where the costs of budgets have to be told apart, so that stretches of days make their sums. */

import { type Day, laterDay } from '../calendar/calendar.ts'
import { dayNumber, dayOfNumber } from '../calendar/day-number.ts'
import type { BudgetTerms } from './history.ts'
import { type DaySpan, periodsThrough } from './periods.ts'
import { spansAsked } from './usual-ahead.ts'

const daysFrom = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days)

/** The first days of their periods and of what tells how they usually go, and every day to come. */
export function cutsOf(
  budgets: readonly BudgetTerms[],
  today: Day,
  fromOf: (budget: BudgetTerms) => Day,
): ReadonlySet<Day> {
  const cuts = new Set([daysFrom(today, 1)])
  const note = ({ from, to }: DaySpan) => cuts.add(from).add(daysFrom(to, 1))
  const ends = new Set<Day>()
  for (const budget of budgets) {
    const periods = periodsThrough(budget, today, fromOf(budget))
    for (const period of periods) note(period)
    ends.add(periods.at(-1)?.to ?? today)
  }
  for (const end of ends) for (const span of spansAsked(today, end)) note(span)
  const left = dayNumber([...ends].reduce(laterDay, today)) - dayNumber(today)
  for (let day = 1; day <= left; day++) cuts.add(daysFrom(today, day))
  return cuts
}
