/** The rhythm somebody saves in, told from the days money came in, and its latest whole periods. */
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  type Month,
  monthOf,
} from '../calendar/calendar.ts'
import { monthsLater } from '../calendar/months.ts'

/** Where the latest whole periods begin, and how many there are up to today. */
export interface WholePeriods {
  /** Counted is what came after the end of this day. */
  readonly after: Day
  /** Where they end: on the last payment, later by those that did not come. */
  readonly until: Day
  readonly over: number
  readonly unit: 'weeks' | 'months'
}

interface Rhythm {
  readonly unit: 'weeks' | 'months'
  readonly interval: number
  readonly days: number
  /** How many days early or late still counts. */
  readonly slackDays: number
  /** How many periods are looked at: about 90 days, and at least one. */
  readonly periods: number
  /** How much of it must have been kept for it to be a rhythm. */
  readonly keptLeast: number
}

const monthDays = 365.2425 / 12

const weekly = (interval: number, slackDays: number, periods: number): Rhythm => ({
  ...{ unit: 'weeks', interval, days: 7 * interval, slackDays, periods, keptLeast: 4 / 5 },
})
const monthly = (
  ...[interval, slackDays, periods, keptLeast]: readonly [number, number, number, number]
): Rhythm => ({
  ...{ unit: 'months', interval, days: monthDays * interval, slackDays, periods, keptLeast },
})

/** At least once a month. A month comes before four weeks: around February it may be either. */
const often: readonly Rhythm[] = [
  weekly(1, 2, 13),
  weekly(2, 3, 6),
  monthly(1, 4, 3, 1),
  weekly(4, 1, 3),
]

/** With whole months between, in which nothing came. */
const seldom: readonly Rhythm[] = [
  monthly(1, 4, 3, 2 / 3),
  monthly(2, 6, 2, 1),
  monthly(3, 10, 2, 1),
  monthly(6, 15, 1, 1),
  monthly(12, 20, 1, 1),
]

const monthNumber = (month: Month): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

const monthsFrom = (from: Month, to: Month): number => monthNumber(to) - monthNumber(from)

/** The place of a payment, counted back from the last; null where it is off the beat. */
function placeOf(day: Day, last: Day, { days, slackDays }: Rhythm): number | null {
  const before = daysBetween(day, last)
  const place = Math.round(before / days)
  return Math.abs(before - place * days) <= slackDays ? place : null
}

/** The whole months since then, this one left out: it may still bring a payment. */
const monthsMissed = (last: Day, today: Day): number =>
  Math.max(0, monthsFrom(monthOf(last), monthOf(today)) - 1)

/** The periods since the last payment in which one would have come and did not. */
function missedSince(last: Day, today: Day, { unit, interval, days, slackDays }: Rhythm): number {
  const missed = Math.max(0, Math.floor((daysBetween(last, today) - slackDays - 1) / days))
  const isMonthly = unit === 'months' && interval === 1
  return isMonthly ? Math.min(missed, monthsMissed(last, today)) : missed
}

const periodsLater = (day: Day, periods: number, { unit, interval }: Rhythm): Day =>
  unit === 'months' ? monthsLater(day, periods * interval) : addDays(day, periods * interval * 7)

/** By a beat of days: every payment of the time looked at is on it, and most of it is kept. */
function byBeat(paidOn: readonly Day[], today: Day, rhythm: Rhythm): WholePeriods | null {
  const last = paidOn.at(-1)
  if (last === undefined) return null
  const missed = missedSince(last, today, rhythm)
  const most = rhythm.periods - missed
  const from = addDays(last, -Math.ceil(rhythm.periods * rhythm.days + rhythm.slackDays))
  const places = new Map<number, Day>()
  for (const day of paidOn.filter((one) => one >= from)) {
    const place = placeOf(day, last, rhythm)
    if (place === null || places.has(place)) return null
    if (place <= rhythm.periods) places.set(place, day)
  }
  const farthest = Math.max(...places.keys())
  const least = rhythm.unit === 'weeks' ? 3 : 2
  if (places.size < least || places.size - 1 < farthest * rhythm.keptLeast) return null
  const first = Math.max(...[...places.keys()].filter((place) => place <= most))
  const after = places.get(first)
  if (first < 1 || after === undefined) return null
  const over = (first + missed) * rhythm.interval
  return { after, until: periodsLater(last, missed, rhythm), over, unit: rhythm.unit }
}

const monthsLooked = 3

/** Every month on whatever days: a month counts from its first to its last. */
function byCalendar(paidOn: readonly Day[], today: Day): WholePeriods | null {
  const [first, last] = [paidOn[0], paidOn.at(-1)]
  if (first === undefined || last === undefined) return null
  const missed = monthsMissed(last, today)
  const since = Math.min(monthsLooked, monthsFrom(monthOf(first), monthOf(last)))
  const months = Array.from({ length: since }, (_, back) => addMonths(monthOf(last), -back))
  const paid = new Set(paidOn.map(monthOf))
  if (!months.every((month) => paid.has(month))) return null
  const counted = Math.min(since, monthsLooked - missed)
  const oldest = months[counted - 1]
  if (oldest === undefined) return null
  const [after, until] = [addDays(`${oldest}-01`, -1), monthsLater(last, missed)]
  return { after, until, over: counted + missed, unit: 'months' }
}

/** Payments of a month apart are the least a rhythm is told from. */
const daysLeast = 28

function isEnough(days: readonly Day[]): boolean {
  const [first, last] = [days[0], days.at(-1)]
  return first !== undefined && last !== undefined && daysBetween(first, last) >= daysLeast
}

/** With the first payment, or without: that may be what was there when it began. */
function onBeat(paidOn: readonly Day[], today: Day, rhythms: readonly Rhythm[]) {
  const tried = [paidOn, paidOn.slice(1)].filter(isEnough)
  for (const rhythm of rhythms) {
    for (const days of tried) {
      const found = byBeat(days, today, rhythm)
      if (found) return found
    }
  }
  return null
}

/** Null where no rhythm is to be seen, or where it has stopped. Days come in order, each once. */
export function wholePeriods(paidOn: readonly Day[], today: Day): WholePeriods | null {
  if (!isEnough(paidOn)) return null
  return onBeat(paidOn, today, often) ?? byCalendar(paidOn, today) ?? onBeat(paidOn, today, seldom)
}
