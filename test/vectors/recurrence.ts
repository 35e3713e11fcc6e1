import { dayAt } from '#domain/calendar/calendar.ts'
import { instantAt, timeAt, zonedAt } from '#domain/calendar/clock-time.ts'
import { dayNumber, dayOfNumber, lastDayNumber } from '#domain/calendar/day-number.ts'
import { plainRule, type Rule } from '#domain/recurring/rule.ts'
import { ruleDays } from '#domain/recurring/rule-days.ts'
import { occurrences, type Schedule } from '#domain/recurring/schedule.ts'
import { readRrule } from './read-rrule.ts'
import { compare, type Trial, tryAll, type Verdict } from './section.ts'

interface RruleCase {
  readonly id: string
  readonly rrule: string
  readonly dtstart: string
  readonly expect: readonly string[]
  /** Only the first instances are listed. */
  readonly open_ended: boolean
}

function tryRrule({ id, rrule, dtstart, expect, open_ended }: RruleCase): Verdict {
  const { rule, start, end, count } = readRrule(rrule, dtstart)
  const most = open_ended ? expect.length : Math.min(count, expect.length + 1)
  const days = ruleDays(rule, start, { from: start, to: end }).take(most)
  const time = dtstart.slice(8)
  const got = Array.from(days, (number) => dayOfNumber(number).replaceAll('-', '') + time)
  return compare(id, got, expect)
}

interface ClampCase {
  readonly id: string
  readonly kind: 'step' | 'series'
  readonly dtstart: string
  readonly expect: string | readonly string[]
  readonly unit?: string
  readonly steps?: number
  readonly interval_months?: number
  readonly freq?: string
  readonly skip?: string
}

type Pace = Pick<Schedule, 'frequency' | 'interval'>
const paces: Readonly<Record<string, Pace>> = {
  daily: { frequency: 'daily', interval: 1 },
  weekly: { frequency: 'weekly', interval: 1 },
  fortnightly: { frequency: 'weekly', interval: 2 },
  monthly: { frequency: 'monthly', interval: 1 },
  bimonthly: { frequency: 'monthly', interval: 2 },
  quarterly: { frequency: 'monthly', interval: 3 },
  halfyearly: { frequency: 'monthly', interval: 6 },
  yearly: { frequency: 'yearly', interval: 1 },
}

/** The day a template reaches after so many of its steps. */
function tryStep({ id, unit = '', steps = 1, dtstart, expect }: ClampCase): Verdict {
  const pace = paces[unit]
  if (!pace) throw new Error(`the unit ${unit} is unknown`)
  const schedule: Schedule = {
    ...pace,
    weekdays: [],
    monthDays: [],
    nthWeekday: null,
    weekendShift: 'none',
    startOn: dtstart,
    endOn: null,
    endAfter: null,
    skippedOn: [],
  }
  const [reached] = occurrences(schedule).drop(steps).take(1)
  return compare(id, reached?.postOn, expect)
}

const skips = { OMIT: 'omit', BACKWARD: 'backward', FORWARD: 'forward' } as const

function trySeries({ id, freq, interval_months, skip = 'OMIT', dtstart, expect }: ClampCase) {
  const months = interval_months ?? 1
  const isYearly = freq === 'YEARLY'
  const rule: Rule = {
    ...plainRule,
    frequency: isYearly ? 'yearly' : 'monthly',
    interval: isYearly ? Math.max(1, months / 12) : months,
    missingDay: skips[skip as keyof typeof skips],
  }
  const start = dayNumber(dtstart)
  const days = ruleDays(rule, start, { from: start, to: lastDayNumber }).take(expect.length)
  return compare(id, Array.from(days, dayOfNumber), expect)
}

interface ZonedCase {
  readonly id: string
  readonly instant: string
  readonly zone: string
  readonly local_date: string
  readonly local_time: string
  readonly offset_min: number
}

const minutesOf = (epochMs: number, zone: string) =>
  zonedAt(epochMs, zone).offsetNanoseconds / 60_000_000_000

function tryZoned({ id, instant, zone, local_date, local_time, offset_min }: ZonedCase): Verdict {
  const at = Date.parse(instant)
  const got = [dayAt(at, zone), timeAt(at, zone), minutesOf(at, zone)]
  return compare(id, got, [local_date, local_time.slice(0, 5), offset_min])
}

interface Transition {
  readonly id: string
  readonly zone: string
  readonly instant: string
  readonly offset_before_min: number
  readonly offset_after_min: number
  readonly kind: 'gap' | 'overlap'
  readonly local_before: string
  readonly local_after: string
}

/** A time that is skipped moves on by the gap, so its start is the instant of the change. */
function tryTransition(given: Transition): Verdict {
  const { id, zone, kind, offset_before_min, offset_after_min } = given
  const at = Date.parse(given.instant)
  const local = kind === 'gap' ? given.local_before : given.local_after
  const [day = '', time = ''] = local.split('T')
  const shiftMs = Math.max(0, offset_before_min - offset_after_min) * 60_000
  const wall = zonedAt(at, zone).toPlainDateTime().toString({ smallestUnit: 'second' })
  const got = [minutesOf(at - 1, zone), minutesOf(at, zone), wall, instantAt(day, time, zone)]
  return compare(id, got, [offset_before_min, offset_after_min, given.local_after, at - shiftMs])
}

interface RecurrenceFile {
  readonly rrule?: readonly RruleCase[]
  readonly clamp?: readonly ClampCase[]
  readonly zoned_days?: readonly ZonedCase[]
  readonly transitions?: readonly Transition[]
}

export const tryRecurrence: Trial = (file) => {
  const { rrule, clamp, zoned_days, transitions } = file as RecurrenceFile
  return [
    tryAll('rrule', rrule, tryRrule),
    tryAll('clamp', clamp, (one) => (one.kind === 'step' ? tryStep(one) : trySeries(one))),
    tryAll('zoned_days', zoned_days, tryZoned),
    tryAll('transitions', transitions, tryTransition),
  ]
}
