/** The periods of a budget, one after the other from its first day on. */
import type { Day } from '../calendar/calendar.ts'
import {
  civilOf,
  dayNumber,
  dayOfNumber,
  daysInMonth,
  lastDayNumber,
  numberOf,
} from '../calendar/day-number.ts'

export type PeriodKind = 'weekly' | 'biweekly' | 'monthly' | 'quarterly' | 'yearly' | 'custom'

export interface Periodic {
  readonly period: PeriodKind
  /** The first day of the first period; from the 31st on, a short month begins on its last day. */
  readonly startOn: Day
  /** The last day of all; one of their own is a single period up to there. */
  readonly endOn: Day | null
}

/** Both days belong to it. */
export interface DaySpan {
  readonly from: Day
  readonly to: Day
}

export interface BudgetPeriod extends DaySpan {
  /** How many days it would have if the budget did not end before. */
  readonly wholeDays: number
}

type Step = { readonly days: number } | { readonly months: number }

const steps: Readonly<Record<Exclude<PeriodKind, 'custom'>, Step>> = {
  weekly: { days: 7 },
  biweekly: { days: 14 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  yearly: { months: 12 },
}

const monthsInYear = 12

function monthsLater(start: number, months: number): number {
  const { year, month, dayOfMonth } = civilOf(start)
  const counted = year * monthsInYear + (month - 1) + months
  const [laterYear, laterMonth] = [Math.floor(counted / monthsInYear), (counted % monthsInYear) + 1]
  const last = daysInMonth(laterYear, laterMonth)
  return numberOf({
    year: laterYear,
    month: laterMonth,
    dayOfMonth: Math.min(dayOfMonth, last),
  })
}

/** The first day of the nth period, as a number. */
const startOf = (start: number, step: Step, n: number): number =>
  'days' in step ? start + n * step.days : monthsLater(start, n * step.months)

/** Which period a day is in, counted from zero. */
function placeOf(start: number, step: Step, day: number): number {
  if ('days' in step) return Math.floor((day - start) / step.days)
  const [first, asked] = [civilOf(start), civilOf(day)]
  const months = (asked.year - first.year) * monthsInYear + asked.month - first.month
  const place = Math.floor(months / step.months)
  return startOf(start, step, place) > day ? place - 1 : place
}

function nthPeriod({ period, startOn, endOn }: Periodic, n: number): BudgetPeriod {
  const start = dayNumber(startOn)
  const last = endOn === null ? lastDayNumber : dayNumber(endOn)
  if (period === 'custom') return spanOf(start, last, last)
  const step = steps[period]
  return spanOf(startOf(start, step, n), startOf(start, step, n + 1) - 1, last)
}

const spanOf = (from: number, wholeTo: number, last: number): BudgetPeriod => ({
  from: dayOfNumber(from),
  to: dayOfNumber(Math.min(wholeTo, last)),
  wholeDays: wholeTo - from + 1,
})

function placeAt({ period, startOn }: Periodic, day: Day): number {
  return period === 'custom' ? 0 : placeOf(dayNumber(startOn), steps[period], dayNumber(day))
}

const isOver = ({ endOn }: Periodic, day: Day) => endOn !== null && day > endOn

/** The period a day is in; null before the first one and after the last. */
export function periodAt(budget: Periodic, day: Day): BudgetPeriod | null {
  if (day < budget.startOn || isOver(budget, day)) return null
  return nthPeriod(budget, placeAt(budget, day))
}

/** How many there are from the one of a day, or the first, to that of another or the last. */
function placesThrough(budget: Periodic, day: Day, from: Day) {
  if (day < budget.startOn) return { first: 0, count: 0 }
  const until = isOver(budget, day) ? (budget.endOn ?? day) : day
  const first = from > budget.startOn ? placeAt(budget, from) : 0
  return { first, count: Math.max(0, placeAt(budget, until) - first + 1) }
}

export const countPeriods = (budget: Periodic, day: Day, from: Day): number =>
  placesThrough(budget, day, from).count

/**
 * From the first period, or that of a day, to the one of this day, or the last before it; none
 * before the first.
 */
export function periodsThrough(
  budget: Periodic,
  day: Day,
  from: Day = budget.startOn,
): readonly BudgetPeriod[] {
  const { first, count } = placesThrough(budget, day, from)
  return Array.from({ length: count }, (_, n) => nthPeriod(budget, first + n))
}

export const daysIn = ({ from, to }: DaySpan): number => dayNumber(to) - dayNumber(from) + 1
