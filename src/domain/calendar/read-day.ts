/** Reads a day a person typed: a word, a weekday, or a date in their own order. */

import type { DateOrder } from '../locale.ts'
import { addDays, type Day, isDay, weekdayOf } from './calendar.ts'

const words: Readonly<Record<string, number>> = { today: 0, yesterday: -1, tomorrow: 1 }
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const dayOf = (year: number, month: number, day: number): Day | null => {
  const [y, m, d] = [String(year).padStart(4, '0'), pad(month), pad(day)]
  return isDay(`${y}-${m}-${d}`) ? `${y}-${m}-${d}` : null
}

const pad = (value: number) => String(value).padStart(2, '0')

/** How many days ahead a day without a year may lie, in this year and over its end. */
interface Ahead {
  readonly thisYear: number
  readonly nextYear: number
}

/** What is written down may be planned: two months of this year, one of the next. */
const planned: Ahead = { thisYear: 62, nextYear: 31 }
/** What is looked for or read off a paper has mostly been. */
const past: Ahead = { thisYear: 31, nextYear: -1 }

interface Seen {
  readonly today: Day
  readonly ahead: Ahead
}

/** Without a year, the latest such day that is not too far ahead. */
function inNearestYear(month: number, day: number, { today, ahead }: Seen): Day | null {
  const year = Number(today.slice(0, 4))
  const isNear = (one: Day | null, most: number) => one !== null && one <= addDays(today, most)
  const [next, now] = [dayOf(year + 1, month, day), dayOf(year, month, day)]
  if (isNear(next, ahead.nextYear)) return next
  return isNear(now, ahead.thisYear) ? now : dayOf(year - 1, month, day)
}

function dated(month: number, day: number, year: string | undefined, seen: Seen): Day | null {
  if (year === undefined) return inNearestYear(month, day, seen)
  return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), month, day)
}

function readWord(text: string, today: Day): Day | null {
  const offset = words[text]
  if (offset !== undefined) return addDays(today, offset)
  const ago = /^(\d{1,3}) ?d(?:ays?)? ago$/.exec(text)
  if (ago) return addDays(today, -Number(ago[1]))
  const weekday = weekdays.findIndex((name) => text.length >= 3 && name.startsWith(text)) + 1
  return weekday === 0 ? null : addDays(today, -((weekdayOf(today) - weekday + 7) % 7))
}

function readNumbers(text: string, seen: Seen, order: DateOrder): Day | null {
  const parts = /^(\d{1,2})(?:\. ?|[/\- ])(\d{1,2})(?:(?:\. ?|[/\- ])(\d{4}|\d\d)?)?$/.exec(text)
  if (!parts) return null
  const [first, second] = [Number(parts[1]), Number(parts[2])]
  const isMonthFirst = order === 'month-first' && !text.includes('.')
  return isMonthFirst ? dated(first, second, parts[3], seen) : dated(second, first, parts[3], seen)
}

function readNamedMonth(text: string, seen: Seen): Day | null {
  const parts =
    /^(?<day>\d{1,2})\.? ?(?<month>[a-z]{3,9})\.?,?(?: (?<year>\d{4}))?$/.exec(text) ??
    /^(?<month>[a-z]{3,9})\.? ?(?<day>\d{1,2}),?(?: (?<year>\d{4}))?$/.exec(text)
  const { day, month, year } = parts?.groups ?? {}
  const index = months.indexOf(month?.slice(0, 3) ?? '')
  return day === undefined || index < 0 ? null : dated(index + 1, Number(day), year, seen)
}

const spaced = (typed: string) => typed.trim().toLowerCase().replace(/\s+/g, ' ')

function readSeen(typed: string, seen: Seen, order: DateOrder): Day | null {
  const text = spaced(typed)
  if (isDay(text)) return text
  return readWord(text, seen.today) ?? readNumbers(text, seen, order) ?? readNamedMonth(text, seen)
}

/** A weekday means the last one that was, today included. Null when it is not a day. */
export const readDay = (typed: string, today: Day, order: DateOrder = 'day-first'): Day | null =>
  readSeen(typed, { today, ahead: planned }, order)

/** The same where a day that has been is meant, or one very soon. */
export const readPastDay = (
  typed: string,
  today: Day,
  order: DateOrder = 'day-first',
): Day | null => readSeen(typed, { today, ahead: past }, order)

/** The same where days to come are meant: without a year, the next such day. */
export function readDayAhead(
  typed: string,
  today: Day,
  order: DateOrder = 'day-first',
): Day | null {
  const text = spaced(typed)
  const word = readWord(text, today)
  if (word !== null) return word < today && !(text in words) ? addDays(word, 7) : word
  // Seen from nearly a year on, the nearest day that is not ahead is the next one from here.
  return readPastDay(text, addDays(today, 365 - past.thisYear), order)
}
