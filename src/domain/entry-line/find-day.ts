/** Finds the words of a line that name a day. */
import { addDays, type Day, isDay, weekdayOf } from '../calendar.ts'
import { type DateOrder, dateOrderOf } from '../locale.ts'
import { readDay } from '../read-day.ts'
import { type DayNames, dayNamesIn } from './day-names.ts'
import { joiningWords, type Token } from './tokens.ts'

export interface FoundDay {
  readonly day: Day
  /** Of its words: the first, and how many. */
  readonly at: number
  readonly count: number
}

interface Reading {
  readonly tokens: readonly Token[]
  readonly today: Day
  readonly names: DayNames
  readonly order: DateOrder
  /** Whether the word there is a currency, so that the number before it is an amount. */
  readonly isMoney: (at: number) => boolean
}

type Match = { readonly day: Day; readonly count: number } | null
type Matcher = (reading: Reading, at: number) => Match

const wordAt = ({ tokens }: Reading, at: number): string => {
  const token = tokens[at]
  return token === undefined || token.isQuoted ? '' : token.word
}

/** A word that goes on with the sentence, so that what stands before it may belong to it. */
function isPlainWord(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at)
  const { near, weekdays } = reading.names
  if (word === '' || joiningWords.has(word) || near.has(word) || weekdays.has(word)) return false
  return /^\p{L}/u.test(word) && !/\d/.test(word)
}

const found = (day: Day | null, count: number): Match => (day === null ? null : { day, count })

/** Other people's order is taken when the own one makes no day: 3/31 where days come first. */
function readWritten(text: string, { today, order }: Reading): Day | null {
  const other = order === 'day-first' ? 'month-first' : 'day-first'
  return readDay(text, today, order) ?? readDay(text, today, other)
}

const isFraction = (word: string) => /^(1\/[2-8]|[23]\/[345])$/.test(word)

/** 2026-03-05, 5/3, 5/3/26, 5.3., 5.3.26, 05.03: what cannot be an amount. */
const written: Matcher = (reading, at) => {
  const word = wordAt(reading, at)
  if (isDay(word)) return { day: word, count: 1 }
  if (isFraction(word) && isPlainWord(reading, at + 1)) return null
  const isDate =
    /^\d{1,2}\/\d{1,2}(\/(\d{4}|\d\d))?$/.test(word) ||
    /^\d{1,2}\.\d{1,2}\.(\d{4}|\d\d)?$/.test(word) ||
    /^\d{1,2}-\d{1,2}-\d{4}$/.test(word) ||
    /^0[1-9]\.(0[1-9]|1[0-2])$/.test(word)
  return isDate ? found(readWritten(word, reading), 1) : null
}

const near: Matcher = (reading, at) => {
  const [first, second, third] = [0, 1, 2].map((offset) => wordAt(reading, at + offset))
  if (first === 'the' && second === 'day') {
    const later = near(reading, at + 1)
    return later && later.count === 3 ? { ...later, count: 4 } : null
  }
  if (first === 'day' && second === 'before' && third === 'yesterday') {
    return { day: addDays(reading.today, -2), count: 3 }
  }
  if (first === 'last' && second === 'night') return { day: addDays(reading.today, -1), count: 2 }
  if (first === 'this' && /^(morning|afternoon|evening)$/.test(second ?? '')) {
    return { day: reading.today, count: 2 }
  }
  return found(readDay(reading.names.near.get(first ?? '') ?? '', reading.today), 1)
}

const numerals = 'zero one two three four five six seven eight nine ten'.split(' ')

function countOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word)
  if (word === 'a' || word === 'an') return 1
  const index = numerals.indexOf(word)
  return index < 0 ? null : index
}

const ago: Matcher = (reading, at) => {
  const short = /^(\d{1,3})(d|w)$/.exec(wordAt(reading, at))
  const isShort = short !== null && wordAt(reading, at + 1) === 'ago'
  if (isShort) return { day: back(reading.today, Number(short[1]), short[2] ?? 'd'), count: 2 }
  const count = countOf(wordAt(reading, at))
  const unit = /^(day|week|month)s?$/.exec(wordAt(reading, at + 1))?.[1]
  if (count === null || unit === undefined || wordAt(reading, at + 2) !== 'ago') return null
  return { day: back(reading.today, count, unit), count: 3 }
}

function back(today: Day, count: number, unit: string): Day {
  if (unit === 'month') return Temporal.PlainDate.from(today).subtract({ months: count }).toString()
  return addDays(today, -count * (unit.startsWith('w') ? 7 : 1))
}

/** Names of things, not of days. */
const notDays = new Set(['black', 'cyber', 'good', 'ruby', 'taco', 'ash', 'shrove', 'super'])

const weekday: Matcher = (reading, at) => {
  const lead = /^(on|last|this|next)$/.exec(wordAt(reading, at))?.[1]
  const place = lead === undefined ? at : at + 1
  const word = wordAt(reading, place).replace(/\.$/, '')
  const { weekdays, shortWeekdays } = reading.names
  const short = isPlainWord(reading, place + 1) ? undefined : shortWeekdays.get(word)
  const name = weekdays.get(word) ?? short
  if (name === undefined || notDays.has(wordAt(reading, at - 1))) return null
  const day = readDay(name, reading.today)
  return found(day && shifted(day, lead, reading.today), place - at + 1)
}

/** `last` is never today, `next` is ahead, `this` is in the week that began on Monday. */
function shifted(latest: Day, lead: string | undefined, today: Day): Day {
  if (lead === 'last') return latest === today ? addDays(today, -7) : latest
  if (lead === 'next') return addDays(latest, 7)
  return lead === 'this' && weekdayOf(latest) > weekdayOf(today) ? addDays(latest, 7) : latest
}

const dayNumber = (word: string) => /^(\d{1,2})(?:st|nd|rd|th|\.)?$/.exec(word)?.[1] ?? null
const isOrdinal = (word: string) => /^\d{1,2}(?:st|nd|rd|th)$/.test(word)
const isYear = (word: string) => /^(19|20)\d\d$/.test(word)

/** How many words lead in to a date, as `on the` does. */
function leadCount(reading: Reading, at: number): number {
  const first = wordAt(reading, at)
  if (first === 'the') return 1
  if (first !== 'on') return 0
  return wordAt(reading, at + 1) === 'the' ? 2 : 1
}

const monthAt = (reading: Reading, at: number) =>
  reading.names.months.get(wordAt(reading, at).replace(/\.$/, ''))

const withMonth: Matcher = (reading, at) => {
  const lead = leadCount(reading, at)
  const isOf = wordAt(reading, at + lead + 1) === 'of'
  const after = at + lead + (isOf ? 2 : 1)
  const [before, next] = [dayNumber(wordAt(reading, at + lead)), monthAt(reading, after)]
  const following = dayNumber(wordAt(reading, after + 1))
  const isNextPair = reading.order === 'month-first' && following !== null && lead === 0
  if (before !== null && next !== undefined && !isNextPair) {
    return dated(reading, `${before} ${next}`, after + 1, at)
  }
  const month = monthAt(reading, at + lead)
  const day = dayNumber(wordAt(reading, at + lead + 1))
  return month === undefined || day === null || reading.isMoney(at + lead + 2)
    ? null
    : dated(reading, `${day} ${month}`, at + lead + 2, at)
}

function dated(reading: Reading, text: string, end: number, at: number): Match {
  const year = wordAt(reading, end)
  const withYear = isYear(year) ? readDay(`${text} ${year}`, reading.today) : null
  if (withYear !== null) return { day: withYear, count: end + 1 - at }
  return found(readDay(text, reading.today), end - at)
}

/** The latest such day of a month that was. */
function lastOnThe(dayOfMonth: number, today: Day): Day | null {
  const first = Temporal.PlainDate.from(today).toPlainYearMonth()
  for (let months = 0; months < 3; months++) {
    const month = first.subtract({ months })
    if (dayOfMonth < 1 || dayOfMonth > month.daysInMonth) continue
    const day = month.toPlainDate({ day: dayOfMonth }).toString()
    if (day <= today) return day
  }
  return null
}

/** `on 5`, `on the 5th`, `the 5th`, `5th`; not when it counts or numbers what follows. */
const inMonth: Matcher = (reading, at) => {
  const lead = leadCount(reading, at)
  const word = wordAt(reading, at + lead)
  const isSaid = wordAt(reading, at) === 'on' ? dayNumber(word) !== null : isOrdinal(word)
  const next = at + lead + 1
  if (!isSaid || isPlainWord(reading, next) || reading.isMoney(next)) return null
  return found(lastOnThe(Number(dayNumber(word)), reading.today), lead + 1)
}

const matchers: readonly Matcher[] = [written, near, ago, weekday, withMonth, inMonth]

export interface DayContext {
  readonly today: Day
  readonly locale: string
}

/** The first day a line names. */
export function findDay(
  tokens: readonly Token[],
  { today, locale }: DayContext,
  isMoney: Reading['isMoney'],
): FoundDay | null {
  const [names, order] = [dayNamesIn(locale), dateOrderOf(locale)]
  const reading = { tokens, today, names, order, isMoney }
  for (let at = 0; at < tokens.length; at++) {
    for (const matcher of matchers) {
      const match = matcher(reading, at)
      if (match) return { ...match, at }
    }
  }
  return null
}

/** 12.05 is an amount to one and a day to another; null when it cannot be a day. */
export function dottedDay({ text, isQuoted }: Token, today: Day): Day | null {
  return !isQuoted && /^\d{1,2}\.\d{1,2}$/.test(text) ? readDay(text, today) : null
}
