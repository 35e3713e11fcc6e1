/** Finds the days a question names among its words. */

import { addDays, addMonths, type Day, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { countIn } from '../../search/days/phrase.ts'
import { noDay } from '../../search/read-days.ts'
import { readSpan } from '../../search/read-span.ts'
import { isNoTime, type Matcher } from './days/phrase.ts'
import { firstDay, inYear, type Now, type Period, periodBefore, periodOf } from './period.ts'
import { partMatchers } from './read-parts.ts'
import { shapeOf } from './shape.ts'
import type { Token } from './tokens.ts'

export interface FoundPeriod extends Period {
  readonly start: number
  readonly end: number
  /** A year was said with it, or a word that looks back. */
  readonly isFixed: boolean
  /** No calendar has such a day. */
  readonly isNever: boolean
  /** The other days it may mean as well. */
  readonly other: Period | null
  /** Only its end was said, and no year with it. */
  readonly isUntil: boolean
  /** The day that is meant where the question looks ahead, if not a year later. */
  readonly coming: Day | null
}

const always: Matcher = (words) => {
  const said = words.join(' ')
  const found = shapeOf(
    '^(?:(?:in|of|over|for)? ?(?:all (?:the )?time|my (?:whole )?life)|ever',
    '|so far in all|altogether so far|since (?:the beginning|i started',
    String.raw`|ever)|overall)\b`,
  ).exec(said)
  return found ? { from: null, to: null, count: found[0].trim().split(' ').length } : null
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

/** `the last 3 months` are up to today, as in a search; the whole ones are told besides. */
const lastMonths: Matcher = (words, now) => {
  const said = words.join(' ')
  const [whole = '', number = ''] =
    /^(?:(?:in|over|for|during) )?(?:the )?(?:last|past|previous) (\w+) months\b/.exec(said) ?? []
  const count = countIn(number)
  if (whole === '' || !count || count > 120) return null
  const first = addMonths(monthOf(now.today), -count)
  const last = monthRange(addMonths(monthOf(now.today), -1)).to
  const back = Temporal.PlainDate.from(now.today).subtract({ months: count }).toString()
  const other = periodOf(`${first}-01`, last, now)
  return { from: addDays(back, 1), to: now.today, count: whole.split(' ').length, other }
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
  const count = /^an?$/.test(number) ? 1 : countIn(number)
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

const sinceNewYear: Matcher = (said, { today }) => {
  const [whole = ''] = /^since (?:the )?new years?(?: day)?\b/.exec(said.join(' ')) ?? []
  const from = `${today.slice(0, 4)}-01-01`
  return whole === '' ? null : { from, to: today, count: whole.split(' ').length }
}

/** `my year` is this one, as in a summary or a review of it. */
const mine: Matcher = (said, { today }) => {
  const [whole = '', reviewed, unit = reviewed] =
    shapeOf(
      '^(?:(?:of |in |for )?(?:my|the|our) )?(week|month|year)(?: in review)$|^(?:of |in |for )?',
      '(?:my|the|our) (week|month|year)(?: so far| been| going| go| gone',
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

const span: Matcher = (said, now) => {
  // Somebody who may do something means no month.
  if (said[0] === 'may' && /^(?:i|we|you)$/.test(said[1] ?? '')) return null
  if (/^(?:on|in|for|of)$/.test(said[0] ?? '') && said[1] === 'second') return null
  const found = readSpan(said, now)
  if (!found) return null
  return { ...found.span, count: found.count }
}

/** `by Friday` is until then. */
const byThen: Matcher = ([by, ...said], now) => {
  const found = by === 'by' ? readSpan(['until', ...said], now) : null
  return found && { ...found.span, count: found.count }
}

const matchers = [
  ...[always, ahead, lastMonths, toTheEnd, past, sinceNewYear, mine],
  ...[sameThen, beforeLast, ago, twoDaysAgo, ...partMatchers, oneWord, byThen, span],
]

const isLooking = /^(?:last|past|previous|yesterday|ago|this|today|next|tomorrow)$|\d{4}/

/** `before June this year` begins with the year. */
const beginsOn = (named: readonly string[], to: Day | null): Day =>
  to !== null && /\b(?:this|last) year$/.test(named.join(' '))
    ? `${to.slice(0, 4)}-01-01`
    : firstDay

/** `this month against last`: the one before what was named first. */
function lastOne(
  said: readonly string[],
  start: number,
  now: Now,
  before: FoundPeriod,
): FoundPeriod | null {
  const isBeside = /^(?:against|vs|versus|than|to|with|and|or)$/.test(said[start - 1] ?? '')
  const [whole] =
    shapeOf(
      '^(?:the )?(?:last|previous)(?: one)?$',
      '|^the (?:one|week|month|quarter|year) before(?: that)?$',
    ).exec(said.slice(start).join(' ')) ?? []
  if (!isBeside || whole === undefined) return null
  const end = start + whole.split(' ').length
  const isYear = /\byear before\b/.test(whole)
  const year = Number(before.from.slice(0, 4)) - 1
  const earlier = isYear ? inYear(before, year, now) : periodBefore(before, now)
  return { ...before, ...earlier, start, end, isFixed: true, other: null }
}

function periodAt(
  said: readonly string[],
  start: number,
  now: Now,
  before: FoundPeriod | undefined,
): FoundPeriod | null {
  if (isNoTime(said, start)) return null
  const one = before && lastOne(said, start, now, before)
  if (one) return one
  for (const match of matchers) {
    const found = match(said.slice(start), now)
    if (!found) continue
    const { from, to, count, coming = null } = found
    const isNever = from === noDay.from && to === noDay.to
    const named = said.slice(start, start + count)
    const day = { from: from ?? beginsOn(named, to), to: to ?? now.today }
    const base = found.isSame && before ? before : day
    const meant = found.isSame
      ? inYear({ ...base, words: '' }, Number(base.from.slice(0, 4)) - 1, now)
      : periodOf(day.from, day.to < day.from && !isNever ? day.from : day.to, now)
    return {
      ...meant,
      ...{ start, end: start + count, isNever, other: found.other ?? null, coming },
      isUntil: from === null && to !== null && !named.some((word) => isLooking.test(word)),
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
  const { from, to, isFixed, isUntil, coming } = period
  if ((isFixed && !isUntil) || to >= now.today) return period
  if (coming) return periodOf(isUntil ? now.today : coming, coming, now)
  const isWeekday = (from === to || isUntil) && addDays(to, 7) >= now.today
  const later = (day: Day) =>
    isWeekday ? addDays(day, 7) : Temporal.PlainDate.from(day).add({ years: 1 }).toString()
  return periodOf(isUntil ? now.today : later(from), later(to), now)
}

/** December, said in November: of this year it is still ahead. */
export const isLaterThisYear = (period: FoundPeriod, now: Now): boolean => {
  const { from } = comingPeriod(period, now)
  return from > now.today && from.slice(0, 4) === now.today.slice(0, 4)
}
