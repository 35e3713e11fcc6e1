/** Reads the days of a search: `march`, `last week`, `2025`, `since may`, `14.3.2025`. */
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
} from '../calendar.ts'
import { type DayNames, dayNamesIn, months } from '../entry-line/day-names.ts'
import { foldText } from '../ledger.ts'
import { dateOrderOf } from '../locale.ts'
import { readDay } from '../read-day.ts'

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

interface Reading extends Reader {
  readonly words: readonly string[]
  readonly names: DayNames
}

type Matcher = (reading: Reading) => FoundSpan | null

const sure = (span: DayRange, count: number): FoundSpan => ({ span, count, isSure: true })
const maybe = (span: DayRange, count: number): FoundSpan => ({ span, count, isSure: false })
const isYear = (word: string | undefined): word is string => /^(?:19[7-9]|20)\d\d$/.test(word ?? '')
const yearSpan = (year: number | string) => ({ from: `${year}-01-01`, to: `${year}-12-31` })
const pad = (value: number) => String(value).padStart(2, '0')

function monthsSpan(first: Month, count: number): DayRange {
  return { from: monthRange(first).from, to: monthRange(addMonths(first, count - 1)).to }
}

/** A month without a year is the latest that has begun. */
function latestMonth(index: number, today: Day): Month {
  const year = Number(today.slice(0, 4))
  const month = `${year}-${pad(index + 1)}`
  return month <= monthOf(today) ? month : `${year - 1}-${pad(index + 1)}`
}

const monthIndex = ({ names }: Reading, word: string | undefined) =>
  months.indexOf(names.months.get(foldText(word ?? '').replace(/\.$/, '')) ?? '')

const near: Matcher = ({ words: [word = ''], names, today }) => {
  const day = readDay(names.near.get(foldText(word)) ?? '', today)
  return day === null ? null : sure({ from: day, to: day }, 1)
}

const quarterStart = (month: Month): Month =>
  `${month.slice(0, 5)}${pad(Math.floor((Number(month.slice(5)) - 1) / 3) * 3 + 1)}`

/** The period `steps` from the one that today is in. */
function periodAt(unit: string, steps: number, today: Day): DayRange {
  if (unit === 'week') {
    const from = addDays(today, 1 - weekdayOf(today) + steps * 7)
    return { from, to: addDays(from, 6) }
  }
  if (unit === 'month') return monthRange(addMonths(monthOf(today), steps))
  if (unit === 'quarter') return monthsSpan(addMonths(quarterStart(monthOf(today)), steps * 3), 3)
  return yearSpan(Number(today.slice(0, 4)) + steps)
}

const steps: Readonly<Record<string, number>> = { last: -1, previous: -1, this: 0, next: 1 }

const period: Matcher = ({ words: [lead = '', unit = ''], today }) => {
  const step = steps[lead.toLowerCase()]
  const found = /^(?:week|month|quarter|year)$/.exec(unit.toLowerCase())
  return step === undefined || !found ? null : sure(periodAt(found[0], step, today), 2)
}

const back: Matcher = ({ words: [lead = '', count = '', unit = ''], today }) => {
  const name = /^(day|week|month|year)s?$/.exec(unit.toLowerCase())?.[1]
  if (!/^(?:last|past)$/i.test(lead) || !/^\d{1,3}$/.test(count) || !name) return null
  const length = { [`${name}s`]: Number(count) }
  const from = addDays(Temporal.PlainDate.from(today).subtract(length).toString(), 1)
  return sure({ from, to: today }, 3)
}

/** `march`, `march 2025`, `3 march`, `march 3 2025`. */
const namedMonth: Matcher = (reading) => {
  const { words, today } = reading
  const [first = '', second, third] = words
  const index = monthIndex(reading, first)
  if (index < 0) return dayOfMonth(reading)
  if (isYear(second)) return sure(monthRange(`${second}-${pad(index + 1)}`), 2)
  const day = /^\d{1,2}(?:st|nd|rd|th)?$/.test(second ?? '') ? (second ?? '') : null
  if (day !== null) return oneDay(reading, index, day, isYear(third) ? third : undefined, 2)
  const isFull = foldText(first).length > 3 || first.toLowerCase() === 'may'
  return isFull ? maybe(monthRange(latestMonth(index, today)), 1) : null
}

const dayOfMonth: Matcher = (reading) => {
  const [day = '', month, year] = reading.words
  const index = /^\d{1,2}(?:st|nd|rd|th|\.)?$/.test(day) ? monthIndex(reading, month) : -1
  return index < 0 ? null : oneDay(reading, index, day, isYear(year) ? year : undefined, 2)
}

function oneDay(
  { today }: Reading,
  index: number,
  day: string,
  year: string | undefined,
  count: number,
) {
  const number = day.replace(/\D/g, '')
  const found = readDay(`${number} ${months[index]}${year ? ` ${year}` : ''}`, today)
  return found === null ? null : sure({ from: found, to: found }, count + (year ? 1 : 0))
}

const weekday: Matcher = ({ words, names, today }) => {
  const isLast = words[0]?.toLowerCase() === 'last'
  const name = names.weekdays.get(foldText(words[isLast ? 1 : 0] ?? ''))
  const latest = name === undefined ? null : readDay(name, today)
  if (latest === null) return null
  const day = isLast && latest === today ? addDays(today, -7) : latest
  return { span: { from: day, to: day }, count: isLast ? 2 : 1, isSure: isLast }
}

const quarter: Matcher = ({ words: [word = '', year], today }) => {
  const number = /^q([1-4])$/i.exec(word)?.[1]
  if (number === undefined) return null
  const start = (Number(number) - 1) * 3
  const first = isYear(year) ? `${year}-${pad(start + 1)}` : latestMonth(start, today)
  return sure(monthsSpan(first, 3), isYear(year) ? 2 : 1)
}

/** 2025, 2025-03, 03/2025, and whole dates; 12.30 is an amount. */
const written: Matcher = ({ words: [word = ''], today, locale }) => {
  if (isYear(word)) return maybe(yearSpan(word), 1)
  const [, short, long] = /^(0?[1-9]|1[0-2])[/.](\d{4})$/.exec(word) ?? []
  const month = short && long ? `${long}-${pad(Number(short))}` : word
  if (isMonth(month)) return sure(monthRange(month), 1)
  if (
    !/^(?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?)$/.test(
      word,
    )
  )
    return null
  const day = readDay(word, today, dateOrderOf(locale))
  return day === null ? null : sure({ from: day, to: day }, 1)
}

const matchers = [near, back, period, weekday, namedMonth, quarter, written]

const open: Readonly<Record<string, (span: DayRange) => DayRange>> = {
  since: ({ from }) => ({ from, to: null }),
  from: ({ from }) => ({ from, to: null }),
  after: ({ to }) => ({ from: to && addDays(to, 1), to: null }),
  until: ({ to }) => ({ from: null, to }),
  before: ({ from }) => ({ from: null, to: from && addDays(from, -1) }),
}

/** The days these words begin with. */
export function readSpan(words: readonly string[], reader: Reader): FoundSpan | null {
  const widen = open[words[0]?.toLowerCase() ?? '']
  if (widen) {
    const rest = readSpan(words.slice(1), reader)
    return rest && sure(widen(rest.span), rest.count + 1)
  }
  const reading = { ...reader, words, names: dayNamesIn(reader.locale) }
  for (const match of matchers) {
    const found = match(reading)
    if (found) return found
  }
  return null
}
