/** The days a recurrence rule names, in order, one at a time. */
import { civilOf, lastDayNumber, weekdayOfNumber } from '../calendar/day-number.ts'
import type { Rule } from './rule.ts'
import { isHandedOn, isListed, isNamed } from './rule-match.ts'
import { type Period, periodAt, periodsBefore } from './rule-periods.ts'

/** What is not said is taken from the start: its day of the month, its month, its weekday. */
function completed(rule: Rule, start: number): Rule {
  const { weeks, yearDays, monthDays, weekdays, months, frequency } = rule
  const isSaid = [weeks, yearDays, monthDays, weekdays].some((list) => list.length > 0)
  if (isSaid || frequency === 'daily') return rule
  if (frequency === 'weekly') {
    return { ...rule, weekdays: [{ weekday: weekdayOfNumber(start), nth: null }] }
  }
  const { month, dayOfMonth } = civilOf(start)
  const isInOneMonth = frequency === 'yearly' && months.length === 0
  return { ...rule, monthDays: [dayOfMonth], months: isInOneMonth ? [month] : months }
}

function daysIn(rule: Rule, { first, last }: Period): readonly number[] {
  const found: number[] = []
  for (let number = first; number <= last; number++) {
    const civil = civilOf(number)
    if (isNamed(rule, number, civil)) found.push(number)
    if (isHandedOn(rule, number, civil)) found.push(number + 1)
  }
  const { positions } = rule
  if (positions.length === 0) return found
  return found.filter((_, index) => isListed(positions, index + 1, found.length))
}

/** Where a walk may begin and where it must end, so that it need not look at what nobody needs. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** A rule that names no day for so long names none any more: every seventh day that is a Monday. */
const emptyMost = { steps: 500, days: 50 * 366 }

/**
 * From the rule's start up to the end of the stretch, each day once. Periods that end before its
 * beginning are passed over; a few days before it may still come.
 */
export function* ruleDays(given: Rule, start: number, stretch: Stretch): Generator<number> {
  const rule = completed(given, start)
  const end = Math.min(stretch.to, lastDayNumber)
  let latest = start - 1
  const first = periodsBefore(rule, start, stretch.from)
  let named = { step: first, day: Math.max(start, stretch.from) }
  for (let step = first; ; step++) {
    const period = periodAt(rule, start, step)
    if (period.first > end) return
    const { steps, days } = emptyMost
    if (step - named.step > steps && period.first - named.day > days) return
    for (const number of daysIn(rule, period)) {
      if (number > end) return
      if (number <= latest) continue
      latest = number
      named = { step, day: number }
      yield number
    }
  }
}
