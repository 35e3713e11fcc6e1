/** Finds the days a question names among its words. */

import { addDays, addMonths, type Day, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { noDay } from '../../search/read-days.ts'
import { readSpan } from '../../search/read-span.ts'
import { firstDay, inYear, type Period, periodOf } from './period.ts'
import { shapeOf } from './shape.ts'
import type { Token } from './tokens.ts'

interface Now {
  readonly today: Day
  readonly locale: string
}

export interface FoundPeriod extends Period {
  readonly start: number
  readonly end: number
  /** A year was said with it, or a word that looks back. */
  readonly isFixed: boolean
  /** No calendar has such a day. */
  readonly isNever: boolean
  /** The other days it may mean as well. */
  readonly other: Period | null
}

interface Found {
  readonly from: Day | null
  readonly to: Day | null
  readonly count: number
  readonly other?: Period | null
  /** So many years before what was named first. */
  readonly isSame?: boolean
}

type Matcher = (words: readonly string[], now: Now) => Found | null

const always: Matcher = (words) => {
  const said = words.join(' ')
  const found = shapeOf(
    '^(?:(?:in|of|over|for)? ?(?:all (?:the )?time|my (?:whole )?life)|ever',
    '|so far in all|altogether so far|since (?:the beginning|i started',
    String.raw`|ever)|overall)\b`,
  ).exec(said)
  return found ? { from: null, to: null, count: found[0].trim().split(' ').length } : null
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const countIn = (word = '') => {
  if (/^\d{1,3}$/.test(word)) return Number(word)
  return numbers.includes(word) ? numbers.indexOf(word) : { ten: 10, twelve: 12 }[word]
}

/** `the next 7 days`, `in the next two weeks`, `within 10 days`. */
const ahead: Matcher = (words, { today }) => {
  const said = words.join(' ')
  const [whole = '', number, unit] =
    shapeOf(
      '^(?:(?:in|over|for|within) )?(?:the )?(?:next|coming|following',
      String.raw`|within) (\w+ )?(days?|weeks?|months?)\b`,
    ).exec(said) ?? []
  const count = number === undefined ? null : countIn(number.trim())
  if (!unit || count === null || count === undefined) return null
  const length = { [unit.endsWith('s') ? unit : `${unit}s`]: count }
  const to = Temporal.PlainDate.from(today).add(length).toString()
  return { from: today, to, count: whole.split(' ').length }
}

/** `the last 3 months` may be whole ones or up to today. */
const lastMonths: Matcher = (words, now) => {
  const said = words.join(' ')
  const [whole = '', number = ''] =
    /^(?:(?:in|over|for|during) )?(?:the )?(?:last|past|previous) (\w+) months\b/.exec(said) ?? []
  const count = countIn(number)
  if (whole === '' || !count || count > 120) return null
  const first = addMonths(monthOf(now.today), -count)
  const last = monthRange(addMonths(monthOf(now.today), -1)).to
  const back = Temporal.PlainDate.from(now.today).subtract({ months: count }).toString()
  const other = periodOf(addDays(back, 1), now.today, now)
  return { from: `${first}-01`, to: last, count: whole.split(' ').length, other }
}

/** `by the end of the month`, `until the end of the year`, `the rest of the month`. */
const toTheEnd: Matcher = (words, { today }) => {
  const [whole = '', unit] =
    shapeOf(
      '^(?:(?:by|until|till|before|for|in) )?(?:the )?(?:end|rest) of (?:the ',
      String.raw`|this )?(week|month|year)\b`,
    ).exec(words.join(' ')) ?? []
  if (!unit) return null
  const sunday = addDays(today, 7 - Temporal.PlainDate.from(today).dayOfWeek)
  const ends = { week: sunday, month: monthRange(monthOf(today)).to }
  const to = unit === 'year' ? `${today.slice(0, 4)}-12-31` : ends[unit as 'week' | 'month']
  return { from: today, to, count: whole.split(' ').length }
}

/** `two weeks ago` is that week, `3 days ago` that day. */
const ago: Matcher = (said, { today }) => {
  const [number = '', unit = '', last] = said
  const count = countIn(number)
  if (last !== 'ago' || !count || !/^(?:day|week|month|year)s?$/.test(unit)) return null
  const length = { [unit.endsWith('s') ? unit : `${unit}s`]: count }
  const day = Temporal.PlainDate.from(today).subtract(length).toString()
  if (unit.startsWith('day')) return { from: day, to: day, count: 3 }
  if (unit.startsWith('month')) return { ...monthRange(monthOf(day)), count: 3 }
  const year = day.slice(0, 4)
  if (unit.startsWith('year')) return { from: `${year}-01-01`, to: `${year}-12-31`, count: 3 }
  const monday = addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek)
  return { from: monday, to: addDays(monday, 6), count: 3 }
}

const twoDaysAgo: Matcher = (said, { today }) => {
  const [whole = ''] = /^(?:on )?the day before yesterday\b/.exec(said.join(' ')) ?? []
  const day = addDays(today, -2)
  return whole === '' ? null : { from: day, to: day, count: whole.split(' ').length }
}

const words: Readonly<Record<string, (today: Day) => readonly [Day, Day]>> = {
  tomorrow: (today) => [addDays(today, 1), addDays(today, 1)],
  tonight: (today) => [today, today],
}

const oneWord: Matcher = ([word = ''], { today }) => {
  if (!Object.hasOwn(words, word)) return null
  const [from, to] = words[word]?.(today) ?? [today, today]
  return { from, to, count: 1 }
}

/** The past week or year is up to today; the last one ended. */
const past: Matcher = (said, { today }) => {
  const [whole = '', unit] =
    /^(?:(?:in|over|for|during) )?the past (week|month|year)\b/.exec(said.join(' ')) ?? []
  if (!unit) return null
  const back = Temporal.PlainDate.from(today)
    .subtract({ [`${unit}s`]: 1 })
    .toString()
  return { from: addDays(back, 1), to: today, count: whole.split(' ').length }
}

/** `my year` is this one, as in a summary of it. */
const mine: Matcher = (said, { today }) => {
  const [whole = '', unit] =
    shapeOf(
      '^(?:of |in |for )?(?:my|the|our) (week|month|year)(?: so far| been| going| go| gone',
      '| look| looking)*(?! before)$',
    ).exec(said.join(' ')) ?? []
  if (!unit) return null
  const count = whole.split(' ').length
  if (unit === 'week') {
    const monday = addDays(today, 1 - Temporal.PlainDate.from(today).dayOfWeek)
    return { from: monday, to: addDays(monday, 6), count }
  }
  if (unit === 'month') return { ...monthRange(monthOf(today)), count }
  return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31`, count }
}

/** `the same month last year`: of what was named first, or of today. */
const sameThen: Matcher = (said, { today }) => {
  const [whole = '', unit] =
    shapeOf(
      '^(?:(?:in|to|than|of) )?(?:the |this )?same (month|quarter) ',
      String.raw`(?:of |in )?(?:last|the last|the previous) year\b`,
    ).exec(said.join(' ')) ?? []
  if (!unit) return null
  const first = Number(today.slice(5, 7))
  const begins = unit === 'month' ? first : first - ((first - 1) % 3)
  const month = `${today.slice(0, 4)}-${String(begins).padStart(2, '0')}`
  const to = monthRange(unit === 'month' ? month : addMonths(month, 2)).to
  return { from: `${month}-01`, to, count: whole.split(' ').length, isSame: true }
}

/** `at the weekend` is the last one that has been, or this one on its days. */
const weekend: Matcher = (said, { today }) => {
  const [whole = ''] = /^(?:at|on|over|during) the weekend\b/.exec(said.join(' ')) ?? []
  if (whole === '') return null
  const saturday = addDays(today, -((Temporal.PlainDate.from(today).dayOfWeek + 1) % 7))
  return { from: saturday, to: addDays(saturday, 1), count: 3 }
}

/** `the year before last`, `the month before last`. */
const beforeLast: Matcher = (said, { today }) => {
  const [whole = '', unit] =
    /^(?:(?:in|of|for|during) )?(?:the )?(week|month|year) before last\b/.exec(said.join(' ')) ?? []
  if (!unit) return null
  const count = whole.split(' ').length
  const year = Number(today.slice(0, 4)) - 2
  if (unit === 'year') return { from: `${year}-01-01`, to: `${year}-12-31`, count }
  if (unit === 'month') return { ...monthRange(addMonths(monthOf(today), -2)), count }
  const monday = addDays(today, -13 - Temporal.PlainDate.from(today).dayOfWeek)
  return { from: monday, to: addDays(monday, 6), count }
}

const halves: Matcher = (said, { today, locale }) => {
  const [whole = '', half] =
    /^(?:(?:in|during|of) )?the (first|second) half of /.exec(said.join(' ')) ?? []
  if (!half) return null
  const count = whole.trim().split(' ').length
  const found = readSpan(said.slice(count), { today, locale })
  const { from, to } = found?.span ?? { from: null, to: null }
  if (!found || from === null || to === null || monthOf(from) !== monthOf(to)) return null
  const middle = `${monthOf(from)}-15`
  const all = count + found.count
  return half === 'first'
    ? { from, to: middle, count: all }
    : { from: addDays(middle, 1), to, count: all }
}

/** `last Christmas` and `over Christmas` are the holidays that have been. */
const holidays: Matcher = (said, { today }) => {
  const [whole = ''] = /^(?:last|over|at|around) christmas$/.exec(said.join(' ')) ?? []
  const year = Number(today.slice(0, 4)) - (today < `${today.slice(0, 4)}-12-24` ? 1 : 0)
  return whole === '' ? null : { from: `${year}-12-24`, to: `${year}-12-26`, count: 2 }
}

/** `before Christmas` is up to its eve. */
const christmas: Matcher = (said, { today }) => {
  if (!/^(?:before|by|until|till)$/.test(said[0] ?? '') || said[1] !== 'christmas') return null
  return { from: today, to: `${today.slice(0, 4)}-12-24`, count: 2 }
}

const span: Matcher = (said, now) => {
  // Somebody who may do something means no month.
  if (said[0] === 'may' && /^(?:i|we|you)$/.test(said[1] ?? '')) return null
  if (/^(?:on|in|for|of)$/.test(said[0] ?? '') && said[1] === 'second') return null
  const found = readSpan(said, now)
  if (!found) return null
  return { ...found.span, count: found.count }
}

const matchers = [
  ...[always, ahead, lastMonths, toTheEnd, past, mine],
  ...[sameThen, beforeLast, ago, twoDaysAgo, halves, weekend, holidays, christmas, oneWord, span],
]

const isLooking = /^(?:last|past|previous|yesterday|ago|this|today|next|tomorrow)$|\d{4}/

/** Which month of 2026: the month is what is asked for. */
const isAskedFor = (said: readonly string[], at: number) =>
  /^(?:month|year|week|day)s?$/.test(said[at] ?? '') &&
  /^(?:which|what|per|a|each|every)$/.test(said[at - 1] ?? '')

/** `before June this year` begins with the year. */
const beginsOn = (named: readonly string[], to: Day | null): Day =>
  to !== null && /\b(?:this|last) year$/.test(named.join(' '))
    ? `${to.slice(0, 4)}-01-01`
    : firstDay

function periodAt(
  said: readonly string[],
  start: number,
  now: Now,
  before: FoundPeriod | undefined,
): FoundPeriod | null {
  if (isAskedFor(said, start)) return null
  for (const match of matchers) {
    const found = match(said.slice(start), now)
    if (!found) continue
    const { from, to, count } = found
    const isNever = from === noDay.from && to === noDay.to
    const named = said.slice(start, start + count)
    const day = { from: from ?? beginsOn(named, to), to: to ?? now.today }
    const base = found.isSame && before ? before : day
    const meant = found.isSame
      ? inYear({ ...base, words: '' }, Number(base.from.slice(0, 4)) - 1, now)
      : periodOf(day.from, day.to < day.from && !isNever ? day.from : day.to, now)
    return {
      ...meant,
      ...{ start, end: start + count, isNever, other: found.other ?? null },
      isFixed: named.some((word) => isLooking.test(word)) || from === null || to === null,
    }
  }
  return null
}

/** All that are named, in the order they stand; what is taken is no time. */
export function readPeriods(
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
  now: Now,
): readonly FoundPeriod[] {
  const said = tokens.map(({ text }, at) => (isTaken(at) ? '\u0000' : text.toLowerCase()))
  const found: FoundPeriod[] = []
  for (let at = 0; at < said.length; ) {
    const period = isTaken(at) ? null : periodAt(said, at, now, found[0])
    if (period) found.push(period)
    at = period ? period.end : at + 1
  }
  return found
}

/** Where a question looks ahead, a month or day without a year is the coming one. */
export function comingPeriod(period: FoundPeriod, now: Now): Period {
  const { from, to, isFixed } = period
  if (isFixed || to >= now.today) return period
  const isWeekday = from === to && addDays(from, 7) >= now.today
  const later = (day: Day) =>
    isWeekday ? addDays(day, 7) : Temporal.PlainDate.from(day).add({ years: 1 }).toString()
  return periodOf(later(from), later(to), now)
}
