/** A schedule in words, such as "Every 2 weeks on Monday and Thursday". */
import { type Day, formatDay } from '../calendar/calendar.ts'
import type { Frequency } from './rule.ts'
import type { Schedule } from './schedule.ts'

const units: Readonly<Record<Frequency, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
}

const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const nthNames: Readonly<Record<number, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  [-1]: 'last',
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const plural = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

const ordinal = (value: number) => `${value}${endings[plural.select(value)] ?? 'th'}`
const weekdayName = (weekday: number) => weekdayNames[weekday - 1] ?? ''

/** The last day is said last. */
function monthDayWords(monthDays: readonly number[]): string {
  const sorted = [...monthDays].sort((a, b) => a - b)
  const counted = sorted.filter((day) => day > 0).map(ordinal)
  return list.format(sorted.includes(-1) ? [...counted, 'last day'] : counted)
}

function dayWords(schedule: Schedule, locale: string): string {
  const { frequency, weekdays, nthWeekday, monthDays, startOn } = schedule
  if (frequency === 'daily' || frequency === 'weekly') {
    const isTaken = frequency === 'weekly' && weekdays.length === 0
    const said = isTaken ? [weekdayOf(startOn)] : [...weekdays].sort((a, b) => a - b)
    return said.length === 0 ? '' : ` on ${list.format(said.map(weekdayName))}`
  }
  const month = frequency === 'yearly' ? formatDay(startOn, locale, { month: 'long' }) : null
  if (nthWeekday !== null) {
    const which = `${nthNames[nthWeekday.nth] ?? ''} ${weekdayName(nthWeekday.weekday)}`
    return ` on the ${which}${month === null ? '' : ` of ${month}`}`
  }
  const said = monthDays.length === 0 ? [Number(startOn.slice(8, 10))] : monthDays
  return ` on the ${monthDayWords(said)}${month === null ? '' : ` of ${month}`}`
}

const weekdayOf = (day: Day) => Temporal.PlainDate.from(day).dayOfWeek

const shiftWords = {
  none: '',
  before: ', or the Friday before a weekend',
  after: ', or the Monday after a weekend',
} as const

function endWords({ endOn, endAfter }: Schedule, locale: string): string {
  const style = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const until = endOn === null ? '' : `, until ${formatDay(endOn, locale, style)}`
  const times = endAfter === 1 ? 'once' : `${endAfter} times`
  return endAfter === null ? until : `${until}, ${times}`
}

/** The last day of every month, and what a weekend leaves of it. */
function isLastWorkingDay({ frequency, monthDays, nthWeekday, weekendShift, startOn }: Schedule) {
  const said = monthDays.length === 0 ? [Number(startOn.slice(8, 10))] : monthDays
  const isLast = said.length === 1 && (said[0] === -1 || said[0] === 31)
  return frequency === 'monthly' && nthWeekday === null && isLast && weekendShift === 'before'
}

export function scheduleWords(schedule: Schedule, locale: string): string {
  const { frequency, interval } = schedule
  const unit = units[frequency]
  const every = interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`
  const days = isLastWorkingDay(schedule)
    ? ' on the last working day'
    : `${dayWords(schedule, locale)}${shiftWords[schedule.weekendShift]}`
  return `${every}${days}${endWords(schedule, locale)}`
}
