/** Reads one stretch of days of a search: `march`, `last week`, `2025`, `14.3.2025`. */
import {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  isMonth,
  type Month,
  monthOf,
  monthRange,
  weekdayOf,
} from '../calendar/calendar.ts'
import { readPastDay } from '../calendar/read-day.ts'
import { type DayNames, doubtfulNames, months } from '../entry-line/days/day-names.ts'
import { type DateOrder, dateOrderOf } from '../locale.ts'
import { slipsBetween } from './near-word.ts'

export interface FoundSpan {
  readonly span: DayRange
  /** How many words of the search say it. */
  readonly count: number
  /** It cannot be meant as a word. */
  readonly isSure: boolean
}

export interface Reader {
  readonly today: Day
  readonly locale: string
}

export interface Reading extends Reader {
  /** Small letters, without accents. */
  readonly words: readonly string[]
  readonly names: DayNames
  /** Something before them says that days follow. */
  readonly isLed?: boolean
}

type Matcher = (reading: Reading) => FoundSpan | null

/** The day somebody wrote that no calendar has, like 31 February: nothing lies in it. */
export const noDay: DayRange = { from: '9999-12-31', to: '0001-01-01' }

export const sure = (span: DayRange, count: number): FoundSpan => ({ span, count, isSure: true })
const maybe = (span: DayRange, count: number): FoundSpan => ({ span, count, isSure: false })
const yearIn = (word: string | undefined) => /^((?:19[7-9]|20)\d\d)$/.exec(word ?? '')?.[1]
const yearSpan = (year: number | string) => ({ from: `${year}-01-01`, to: `${year}-12-31` })
const pad = (value: number) => String(value).padStart(2, '0')
const yearOf = (day: Day) => Number(day.slice(0, 4))

function monthsSpan(first: Month, count: number): DayRange {
  return { from: monthRange(first).from, to: monthRange(addMonths(first, count - 1)).to }
}

/** A month without a year is the latest that has begun. */
function latestMonth(index: number, today: Day): Month {
  const year = yearOf(today)
  const month = `${year}-${pad(index + 1)}`
  return month <= monthOf(today) ? month : `${year - 1}-${pad(index + 1)}`
}

const slippable = 6
const turnable = 4

/** In so short a name only two letters in the wrong order are a slip. */
const isTurned = (name: string, month: string) =>
  name.length === month.length && [...name].sort().join('') === [...month].sort().join('')

/** A slip in a long name is forgiven, one in a short name where days must follow. */
function isNearly(name: string, month: string, isLed: boolean): boolean {
  if (Math.abs(name.length - month.length) > 1 || slipsBetween(name, month) !== 1) return false
  const isLong = name.length >= slippable && month.length >= slippable
  return isLong || (isLed && isTurned(name, month))
}

/** Which month a word names. */
function monthIndex(reading: Reading, word = '', isLed = reading.isLed ?? false): number {
  const { names } = reading
  const name = word.replace(/\.$/, '')
  const known = names.months.get(name) ?? (isLed ? doubtfulNames.months.get(name) : undefined)
  if (known !== undefined) return months.indexOf(known)
  if (name.length < turnable) return -1
  const near = Array.from(names.months).find(([month]) => isNearly(name, month, isLed))
  return near ? months.indexOf(near[1]) : -1
}

const near: Matcher = ({ words: [word = ''], names, today }) => {
  const maybeDay = doubtfulNames.near.get(word)
  const day = readPastDay(names.near.get(word) ?? maybeDay ?? '', today)
  if (day === null) return null
  return { span: { from: day, to: day }, count: 1, isSure: names.near.has(word) }
}

const quarterStart = (month: Month): Month =>
  `${month.slice(0, 5)}${pad(Math.floor((Number(month.slice(5)) - 1) / 3) * 3 + 1)}`

/** The period `steps` from the one that today is in. */
function periodAt(unit: string, steps: number, today: Day): DayRange {
  if (unit === 'week' || unit === 'weekend') {
    const from = addDays(today, 1 - weekdayOf(today) + steps * 7)
    return { from: unit === 'week' ? from : addDays(from, 5), to: addDays(from, 6) }
  }
  if (unit === 'month') return monthRange(addMonths(monthOf(today), steps))
  if (unit === 'quarter') return monthsSpan(addMonths(quarterStart(monthOf(today)), steps * 3), 3)
  return yearSpan(yearOf(today) + steps)
}

const steps: Readonly<Record<string, number>> = {
  last: -1,
  previous: -1,
  past: -1,
  this: 0,
  current: 0,
  next: 1,
}
const seasons: Readonly<Record<string, number>> = {
  spring: 2,
  summer: 5,
  autumn: 8,
  fall: 8,
  winter: 11,
}

/** `spring 2026`; a winter is the one that begins in its year. */
const seasonOfYear: Matcher = ({ words: [unit = '', year = ''] }) => {
  const season = seasons[unit]
  if (season === undefined || !/^(?:19|20)\d\d$/.test(year)) return null
  return sure(monthsSpan(`${year}-${pad(season + 1)}`, 3), 2)
}

const period: Matcher = (reading) => {
  const { words, today } = reading
  const [lead = '', unit = ''] = words
  const step = steps[lead]
  if (step === undefined) return null
  if (/^(?:week|weekend|month|quarter|year)$/.test(unit)) {
    return sure(periodAt(unit, step, today), 2)
  }
  const season = seasons[unit]
  if (season !== undefined) return sure(monthsSpan(steppedMonth(season, step, today), 3), 2)
  const index = monthIndex(reading, unit)
  return index < 0 ? null : sure(monthRange(steppedMonth(index, step, today)), 2)
}

/** This October is the one of this year; the last one lies behind us. */
function steppedMonth(index: number, step: number, today: Day): Month {
  const own = `${yearOf(today)}-${pad(index + 1)}`
  const isBehind = own < monthOf(today)
  if (step === 0 || (step < 0 && isBehind)) return own
  if (step > 0 && own > monthOf(today)) return own
  return addMonths(own, step * 12)
}

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  twelve: 12,
}
const countIn = (word = '') => numbers[word] ?? (/^\d{1,3}$/.test(word) ? Number(word) : null)
const unitIn = (word = '') => /^(day|week|month|year)s?$/.exec(word)?.[1]

/** `last 7 days`, and `7 last days` as the French say it. */
const back: Matcher = ({ words: [first = '', second = '', third], today }) => {
  const [lead, word] = countIn(first) === null ? [first, second] : [second, first]
  const [count, unit] = [countIn(word), unitIn(third)]
  if (!/^(?:last|past|previous)$/.test(lead) || count === null || !unit) return null
  const length = { [`${unit}s`]: count }
  const from = addDays(Temporal.PlainDate.from(today).subtract(length).toString(), 1)
  return sure({ from, to: today }, 3)
}

const ago: Matcher = ({ words: [word, second, third], today }) => {
  const [count, unit] = [countIn(word), unitIn(second)]
  if (count === null || unit !== 'day' || third !== 'ago') return null
  const day = addDays(today, -count)
  return sure({ from: day, to: day }, 3)
}

const dayNumber = (word = '') => /^(\d{1,2})(?:st|nd|rd|th|\.)?$/.exec(word)?.[1]

/** The year that may stand behind a month, and how many words it takes. */
function yearAt({ words, today }: Reading, at: number): { year: string; used: number } | null {
  const of = /^(?:of|in)$/.test(words[at] ?? '') ? 1 : 0
  const year = yearIn(words[at + of])
  if (year) return { year, used: of + 1 }
  const step = { last: -1, this: 0 }[words[at + of] ?? '']
  if (step === undefined || words[at + of + 1] !== 'year') return null
  return { year: String(yearOf(today) + step), used: of + 2 }
}

/** `march`, `march 2025`, `3 march`, `march 3 2025`, `3rd of march`. */
const namedMonth: Matcher = (reading) => {
  const { words, today } = reading
  const year = yearAt(reading, 1)
  const index = monthIndex(reading, words[0], reading.isLed || year !== null)
  if (index < 0) return dayOfMonth(reading)
  if (year) return sure(monthRange(`${year.year}-${pad(index + 1)}`), 1 + year.used)
  const day = dayNumber(words[1])
  const found = day === undefined ? null : oneDay(reading, index, day, 2)
  return found ?? maybe(monthRange(latestMonth(index, today)), 1)
}

const dayOfMonth: Matcher = (reading) => {
  const { words } = reading
  const day = dayNumber(words[0])
  const of = words[1] === 'of' ? 1 : 0
  const index = day === undefined ? -1 : monthIndex(reading, words[1 + of], true)
  return day === undefined || index < 0 ? null : oneDay(reading, index, day, 2 + of)
}

const leapYears = 8

/** Without a year, the latest that has this day. */
function latestDay(index: number, day: string, today: Day): Day | null {
  const found = readPastDay(`${day} ${months[index]}`, today)
  if (found !== null || index !== 1 || Number(day) !== 29) return found
  const years = Array.from({ length: leapYears }, (_, n) => yearOf(today) - n)
  const leap = years.find((year) => readPastDay(`29 february ${year}`, today) !== null)
  return leap === undefined ? null : `${leap}-02-29`
}

const monthDays = 31

function oneDay(reading: Reading, index: number, day: string, count: number): FoundSpan | null {
  if (Number(day) < 1 || Number(day) > monthDays) return null
  const { today } = reading
  const year = yearAt(reading, count)
  const found = year
    ? readPastDay(`${Number(day)} ${months[index]} ${year.year}`, today)
    : latestDay(index, String(Number(day)), today)
  const span = found === null ? noDay : { from: found, to: found }
  return sure(span, count + (year?.used ?? 0))
}

const weekday: Matcher = ({ words, names, today }) => {
  const isLast = words[0] === 'last'
  const name = names.weekdays.get(words[isLast ? 1 : 0] ?? '')
  const latest = name === undefined ? null : readPastDay(name, today)
  if (latest === null) return null
  const day = isLast && latest === today ? addDays(today, -7) : latest
  return { span: { from: day, to: day }, count: isLast ? 2 : 1, isSure: isLast }
}

const ordinals = ['first', 'second', 'third', 'fourth']

/** `q3`, `q3 2025`, `third quarter of 2025`, `first half of 2026`, `h1 2026`. */
const part: Matcher = (reading) => {
  const { words, today } = reading
  const [, letter, digit] = /^([qh])([1-4])$/.exec(words[0] ?? '') ?? []
  const said = /^(?:quarter|half)$/.exec(words[1] ?? '')?.[0]
  const ordinal = ordinals.indexOf(words[0] ?? '') + 1
  const number = digit === undefined ? ordinal : Number(digit)
  const isHalf = letter === 'h' || (letter === undefined && said === 'half')
  if (number === 0 || (letter === undefined && !said) || (isHalf && number > 2)) return null
  const length = isHalf ? 6 : 3
  const start = (number - 1) * length
  const used = letter === undefined ? 2 : 1
  const year = yearAt(reading, used)
  // The first half of October is no half of a year.
  const ofOther = words[used] === 'of' && !/^(?:the|this)$/.test(words[used + 1] ?? '')
  if (!year && (letter === 'h' || ofOther)) return null
  const first = year ? `${year.year}-${pad(start + 1)}` : latestMonth(start, today)
  return sure(monthsSpan(first, length), used + (year?.used ?? 0))
}

const orders: readonly DateOrder[] = ['day-first', 'month-first']
const numeric =
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?)$/

/** 2025, 2025-03, 03/2025, and whole dates; 12.30 is an amount. */
const written: Matcher = ({ words: [word = ''], today, locale }) => {
  if (yearIn(word)) return maybe(yearSpan(word), 1)
  const [, short, long] = /^(0?[1-9]|1[0-2])[/.](\d{4})$/.exec(word) ?? []
  const month = short && long ? `${long}-${pad(Number(short))}` : word
  if (isMonth(month)) return sure(monthRange(month), 1)
  if (!numeric.test(word)) return null
  const own = dateOrderOf(locale)
  const tried = [own, ...orders].map((order) => readPastDay(word, today, order))
  const day = tried.find((one) => one !== null)
  return sure(day ? { from: day, to: day } : noDay, 1)
}

const matchers = [near, back, ago, period, weekday, part, namedMonth, seasonOfYear, written]

/** The stretch of days these words begin with. */
export function readDays(reading: Reading): FoundSpan | null {
  for (const match of matchers) {
    const found = match(reading)
    if (found) return found
  }
  return null
}

export { dayNumber, monthIndex, yearAt }
