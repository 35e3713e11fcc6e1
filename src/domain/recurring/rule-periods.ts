/** The years, months, weeks or days a rule's interval reaches, counted from its start. */
import {
  type CivilDay,
  civilOf,
  daysInMonth,
  daysInYear,
  numberOf,
  weekdayOfNumber,
} from '../calendar/day-number.ts'
import type { Rule } from './rule.ts'

export interface Period {
  readonly first: number
  readonly last: number
}

const monthCount = ({ year, month }: CivilDay) => year * 12 + month - 1

/** The first day of the week a day lies in. */
export const weekOf = (number: number, weekStart: number): number =>
  number - ((weekdayOfNumber(number) - weekStart + 7) % 7)

const yearAt = (year: number): Period => {
  const first = numberOf({ year, month: 1, dayOfMonth: 1 })
  return { first, last: first + daysInYear(year) - 1 }
}

const monthAt = (months: number): Period => {
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  const first = numberOf({ year, month, dayOfMonth: 1 })
  return { first, last: first + daysInMonth(year, month) - 1 }
}

export function periodAt(rule: Rule, start: number, step: number): Period {
  const passed = step * rule.interval
  switch (rule.frequency) {
    case 'yearly':
      return yearAt(civilOf(start).year + passed)
    case 'monthly':
      return monthAt(monthCount(civilOf(start)) + passed)
    case 'weekly': {
      const first = weekOf(start, rule.weekStart) + 7 * passed
      return { first, last: first + 6 }
    }
    case 'daily':
      return { first: start + passed, last: start + passed }
  }
}

/** How many periods end before a day, or fewer: those need not be looked at. */
export function periodsBefore(rule: Rule, start: number, day: number): number {
  const [from, to] = [civilOf(start), civilOf(day)]
  const passed = {
    daily: day - start,
    weekly: (weekOf(day, rule.weekStart) - weekOf(start, rule.weekStart)) / 7,
    monthly: monthCount(to) - monthCount(from),
    yearly: to.year - from.year,
  }[rule.frequency]
  return Math.max(0, Math.floor(passed / rule.interval) - 1)
}
