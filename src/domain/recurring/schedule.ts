/** When a template comes again: its rule in the product's words, and the days that follow. */
import { addDays, type Day } from '../calendar/calendar.ts'
import { dayNumber, dayOfNumber, lastDayNumber, weekdayOfNumber } from '../calendar/day-number.ts'
import { type Frequency, plainRule, type Rule } from './rule.ts'
import { ruleDays, type Stretch } from './rule-days.ts'

export type WeekendShift = 'none' | 'before' | 'after'

export interface Schedule {
  readonly frequency: Frequency
  readonly interval: number
  /** 1 is Monday, 7 is Sunday; empty takes the start's. */
  readonly weekdays: readonly number[]
  /** -1 is the last day; the 31st of a shorter month is its last day too. */
  readonly monthDays: readonly number[]
  /** Such as the second Tuesday of the month; -1 is the last one. */
  readonly nthWeekday: { readonly nth: number; readonly weekday: number } | null
  /** Where a day on a Saturday or Sunday goes: the Friday before, the Monday after. */
  readonly weekendShift: WeekendShift
  readonly startOn: Day
  readonly endOn: Day | null
  /** Ends after so many, those that were skipped included. */
  readonly endAfter: number | null
  /** The days, by the rule, that were called off one by one. */
  readonly skippedOn: readonly Day[]
}

export interface Occurrence {
  /** The day by the rule: it names the occurrence and never moves. */
  readonly dueOn: Day
  /** The day it happens on, after the shift off a weekend. */
  readonly postOn: Day
}

const FRIDAY = 5
const MONDAY = 8
/** A shift moves by two days at most, so this far back nothing is missed. */
const shiftMargin = 7

function ruleOf(schedule: Schedule): Rule {
  const { frequency, interval, nthWeekday, monthDays } = schedule
  const rule: Rule = { ...plainRule, frequency, interval, missingDay: 'backward' }
  if (frequency === 'daily' || frequency === 'weekly') {
    return { ...rule, weekdays: schedule.weekdays.map((weekday) => ({ weekday, nth: null })) }
  }
  const months = frequency === 'yearly' ? [Number(schedule.startOn.slice(5, 7))] : []
  return nthWeekday === null
    ? { ...rule, months, monthDays }
    : { ...rule, months, weekdays: [nthWeekday] }
}

function shifted(number: number, shift: WeekendShift): number {
  const weekday = weekdayOfNumber(number)
  if (shift === 'none' || weekday <= FRIDAY) return number
  return number + (shift === 'before' ? FRIDAY : MONDAY) - weekday
}

/** Where the walk may begin, and the last day by the rule that anybody asks for. */
function stretchOf({ startOn, endOn, endAfter }: Schedule, from?: Day, to?: Day): Stretch {
  const start = dayNumber(startOn)
  // What is counted has to be counted from the first one on.
  const isCounted = from === undefined || endAfter !== null
  const ends = [endOn, to].filter((day) => typeof day === 'string').map(dayNumber)
  return {
    from: isCounted ? start : Math.max(start, dayNumber(from) - shiftMargin),
    to: Math.min(lastDayNumber, ...ends),
  }
}

/**
 * Every occurrence in order, lazily; two that a weekend pushes onto one day are one. Given a
 * range, the walk begins shortly before it and ends shortly after it.
 */
export function* occurrences(schedule: Schedule, from?: Day, to?: Day): Generator<Occurrence> {
  const { weekendShift, endAfter } = schedule
  const start = dayNumber(schedule.startOn)
  const stretch = stretchOf(schedule, from, to === undefined ? to : addDays(to, shiftMargin))
  const skipped = new Set(schedule.skippedOn)
  let latest: number | null = null
  let count = 0
  for (const due of ruleDays(ruleOf(schedule), start, stretch)) {
    if (count === endAfter) return
    const post = shifted(due, weekendShift)
    if (post === latest) continue
    latest = post
    count++
    const occurrence = { dueOn: dayOfNumber(due), postOn: dayOfNumber(post) }
    if (!skipped.has(occurrence.dueOn)) yield occurrence
  }
}

/** What happens in a range of days, both ends included. */
export function occurrencesBetween(schedule: Schedule, from: Day, to: Day): Occurrence[] {
  const found: Occurrence[] = []
  for (const occurrence of occurrences(schedule, from, to)) {
    if (occurrence.postOn > to) break
    if (occurrence.postOn >= from) found.push(occurrence)
  }
  return found
}

/** The next one that happens after a day; null when nothing comes any more. */
export function nextAfter(schedule: Schedule, day: Day): Occurrence | null {
  for (const occurrence of occurrences(schedule, day)) {
    if (occurrence.postOn > day) return occurrence
  }
  return null
}

/** The day one happens on, by its day by the rule; also when it is called off. */
export function postDay(schedule: Schedule, dueOn: Day): Day {
  for (const occurrence of occurrences({ ...schedule, skippedOn: [] }, dueOn, dueOn)) {
    if (occurrence.dueOn === dueOn) return occurrence.postOn
  }
  return dueOn
}

type Rhythm = Pick<Schedule, 'frequency' | 'interval' | 'weekdays' | 'monthDays'>

const periodsAYear = { daily: 366, weekly: 53, monthly: 12, yearly: 1 } as const

/** How often it comes in a year at most, as if every period had all of its days. */
export function timesAYear({ frequency, interval, weekdays, monthDays }: Rhythm): number {
  const days = frequency === 'weekly' ? weekdays : frequency === 'daily' ? [] : monthDays
  return Math.ceil((periodsAYear[frequency] * Math.max(1, days.length)) / interval)
}
