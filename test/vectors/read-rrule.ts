import { dayNumber, lastDayNumber } from '#domain/calendar/day-number.ts'
import type { Frequency, Rule } from '#domain/recurring/rule.ts'

/** A rule as iCalendar writes it, with its start and end; times are those of a floating clock. */
export interface WrittenRule {
  readonly rule: Rule
  readonly start: number
  readonly end: number
  readonly count: number
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const frequencies: Readonly<Record<string, Frequency>> = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
}
const known = new Set(
  `FREQ INTERVAL COUNT UNTIL WKST BYMONTH BYWEEKNO BYYEARDAY BYMONTHDAY BYDAY BYSETPOS`.split(' '),
)

const numbers = (text: string | undefined) => (text ? text.split(',').map(Number) : [])

function readWeekday(text: string): Rule['weekdays'][number] {
  const weekday = weekdays.indexOf(text.slice(-2)) + 1
  if (weekday === 0) throw new Error(`${text} is no weekday`)
  return { weekday, nth: text.length > 2 ? Number(text.slice(0, -2)) : null }
}

const dayOf = (text: string) =>
  dayNumber(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`)
const timeOf = (text: string) => text.slice(8).replace(/[TZ]/g, '')

/** An end earlier on its day than the start's time leaves that day out. */
function endOf(until: string | undefined, dtstart: string): number {
  if (until === undefined) return lastDayNumber
  const isTimed = timeOf(until) !== '' && timeOf(dtstart) !== ''
  return dayOf(until) - (isTimed && timeOf(until) < timeOf(dtstart) ? 1 : 0)
}

export function readRrule(text: string, dtstart: string): WrittenRule {
  const parts = new Map(text.split(';').map((part) => part.split('=') as [string, string]))
  const strange = Array.from(parts.keys()).find((name) => !known.has(name))
  if (strange) throw new Error(`${strange} says a time of the day, and a template has only days`)
  const frequency = frequencies[parts.get('FREQ') ?? '']
  if (!frequency) throw new Error(`${parts.get('FREQ')} is shorter than a day`)
  return {
    rule: {
      frequency,
      interval: Number(parts.get('INTERVAL') ?? 1),
      months: numbers(parts.get('BYMONTH')),
      weeks: numbers(parts.get('BYWEEKNO')),
      yearDays: numbers(parts.get('BYYEARDAY')),
      monthDays: numbers(parts.get('BYMONTHDAY')),
      weekdays: parts.get('BYDAY')?.split(',').map(readWeekday) ?? [],
      positions: numbers(parts.get('BYSETPOS')),
      weekStart: weekdays.indexOf(parts.get('WKST') ?? 'MO') + 1,
      missingDay: 'omit',
    },
    start: dayOf(dtstart),
    end: endOf(parts.get('UNTIL'), dtstart),
    count: Number(parts.get('COUNT') ?? Number.POSITIVE_INFINITY),
  }
}
