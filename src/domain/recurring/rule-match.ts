/** Whether a rule names a day, whatever its interval and start. */
import {
  type CivilDay,
  civilOf,
  daysInMonth,
  daysInYear,
  numberOf,
  weekdayOfNumber,
} from '../calendar/day-number.ts'
import type { Rule } from './rule.ts'
import { weekOf } from './rule-periods.ts'

/** Whether a place is in the list, counted from the front or from the end. */
export const isListed = (list: readonly number[], place: number, length: number): boolean =>
  list.includes(place) || list.includes(place - length - 1)

const dayOfYear = (number: number, { year }: CivilDay) =>
  number - numberOf({ year, month: 1, dayOfMonth: 1 }) + 1

/** A week belongs to the year that has most of its days: the one of its fourth. */
function isWeekListed({ weeks, weekStart }: Rule, number: number): boolean {
  const week = weekOf(number, weekStart)
  const { year } = civilOf(week + 3)
  const firstOf = (of: number) => weekOf(numberOf({ year: of, month: 1, dayOfMonth: 4 }), weekStart)
  const count = (firstOf(year + 1) - firstOf(year)) / 7
  return isListed(weeks, (week - firstOf(year)) / 7 + 1, count)
}

const isOfMonths = ({ frequency }: Rule) => frequency === 'monthly' || frequency === 'yearly'

/** An ordinal counts within the month, or within the year when no month is named. */
function isWeekdayListed(rule: Rule, number: number, civil: CivilDay): boolean {
  const weekday = weekdayOfNumber(number)
  const isInMonth = rule.frequency === 'monthly' || rule.months.length > 0
  const place = isInMonth ? civil.dayOfMonth : dayOfYear(number, civil)
  const length = isInMonth ? daysInMonth(civil.year, civil.month) : daysInYear(civil.year)
  return rule.weekdays.some((asked) => {
    if (asked.weekday !== weekday) return false
    if (asked.nth === null || !isOfMonths(rule)) return true
    return asked.nth > 0
      ? asked.nth === Math.ceil(place / 7)
      : -asked.nth === Math.ceil((length - place + 1) / 7)
  })
}

/** Some day asked for is missing in a month of this length. */
const isAnyMissing = (rule: Rule, length: number) =>
  isOfMonths(rule) && rule.monthDays.some((asked) => asked > length)

function isMonthDayListed(rule: Rule, { year, month, dayOfMonth }: CivilDay): boolean {
  const length = daysInMonth(year, month)
  if (isListed(rule.monthDays, dayOfMonth, length)) return true
  return rule.missingDay === 'backward' && dayOfMonth === length && isAnyMissing(rule, length)
}

const isMonthListed = ({ months }: Rule, { month }: CivilDay) =>
  months.length === 0 || months.includes(month)

export function isNamed(rule: Rule, number: number, civil: CivilDay): boolean {
  const { weeks, yearDays, monthDays, weekdays } = rule
  return (
    isMonthListed(rule, civil) &&
    (monthDays.length === 0 || isMonthDayListed(rule, civil)) &&
    (weekdays.length === 0 || isWeekdayListed(rule, number, civil)) &&
    (yearDays.length === 0 ||
      isListed(yearDays, dayOfYear(number, civil), daysInYear(civil.year))) &&
    (weeks.length === 0 || isWeekListed(rule, number))
  )
}

/** Whether this last day of a month hands on a missing one to the first of the next. */
export function isHandedOn(rule: Rule, number: number, civil: CivilDay): boolean {
  if (rule.missingDay !== 'forward' || !isMonthListed(rule, civil)) return false
  const length = daysInMonth(civil.year, civil.month)
  if (civil.dayOfMonth !== length || !isAnyMissing(rule, length)) return false
  const next = number + 1
  return rule.weekdays.length === 0 || isWeekdayListed(rule, next, civilOf(next))
}
