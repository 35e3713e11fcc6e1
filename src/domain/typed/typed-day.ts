/** A day in a field: how it is shown there, and read back from whatever was typed. */
import { addDays, type Day, dayWord, formatDay, isDay } from '#domain/calendar/calendar.ts'
import { readDay, readDayAhead } from '#domain/calendar/read-day.ts'
import { dateOrderOf, knownLocale, onceFor } from '#domain/locale.ts'
import { fieldNamesIn, foldName } from '../entry-line/days/day-names.ts'
import { latinDigit } from './latin-digit.ts'

const short = { day: 'numeric', month: 'short', year: 'numeric' } as const
const whole = { weekday: 'short', ...short } as const

/** With its weekday and the word for a day near today, or just the date where there is no room. */
export function typedDayWords(day: Day, today: Day, locale: string, isShort = false): string {
  if (isShort) return formatDay(day, locale, short)
  const word = dayWord(day, today)
  const date = formatDay(day, locale, whole)
  return word === null ? date : `${word}, ${date}`
}

const examples: readonly (readonly [written: string, day: Day, Intl.DateTimeFormatOptions])[] = [
  ['like 2026-03-31', '2026-03-31', short],
  ['like 3 nov', '2026-11-03', { day: 'numeric', month: 'short' }],
]

/** What to fix about a day, with the example as its reader writes days. */
export function ownDayWords(words: string, locale: string): string {
  const example = examples.find(([one]) => words.includes(one))
  if (!example) return words
  const [written, day, style] = example
  // A month may be cut short with a dot, and the sentence has one of its own.
  return words.replace(written, `like ${formatDay(day, locale, style)}`).replace('..', '.')
}

export interface TypedDayContext {
  readonly today: Day
  readonly locale: string
  /** A day to come is meant: a date without a year is the next such day. */
  readonly isAhead?: boolean
}

/** Words around a date that say nothing more: on the 3rd of, le 1er, am 3., 3 de, 2027 г. */
const idle = new Set('on the of le la el il am den dem der de del do da di du em г р g'.split(' '))

const folded = (text: string) =>
  foldName(text)
    .replace(/(?![0-9])\p{Nd}/gu, latinDigit)
    .replace(/[\s,،]+/g, ' ')
    .trim()

/** `5nov` is two words. */
const wordsOf = (text: string) =>
  folded(text)
    .replace(/(?<=^| )(\d{1,2})(?=\p{L}{3})/u, '$1 ')
    .split(' ')
    .filter((word) => word !== '')

const bare = (word: string) => word.replace(/\.$/, '')

/** Years of another calendar are far from ours. */
const isOurYear = (year: number) => year >= 1900 && year <= 2200

/** What was typed in words English knows: `mer. 1er mars 2027` is `1 march 2027`; else null. */
function inEnglish(text: string, locale: string): string | null {
  const names = fieldNamesIn(locale)
  const all = wordsOf(text).map(bare)
  const only = all.join(' ')
  const word = names.near.get(only) ?? names.weekdays.get(only)
  if (word !== undefined) return word
  const said = names.near.has(all[0] ?? '') ? all.slice(1) : all
  const named = said.filter((one) => names.months.has(one))
  // Mar is a Tuesday where there is a month besides, and else a month.
  const months = named.length > 1 ? named.filter((one) => !names.weekdays.has(one)) : named
  const rest = said.filter(
    (one) => !(months.includes(one) || names.weekdays.has(one) || idle.has(one)),
  )
  const year = rest.find((one) => /^\d{4}$/.test(one))
  const [day, ...more] = rest.filter((one) => one !== year)
  const date = /^(\d{1,2})(?:st|nd|rd|th|er|re|e|o|a|\(a\))?$/.exec(day ?? '')?.[1]
  if (date === undefined || more.length > 0 || months.length !== 1) return null
  if (year !== undefined && !isOurYear(Number(year))) return null
  const month = names.months.get(months[0] ?? '')
  return [date, month, year].filter(Boolean).join(' ')
}

/** How far the years of a locale's own calendar are ahead of ours. */
const yearShift = onceFor((locale) => {
  const style = { year: 'numeric', numberingSystem: 'latn' } as const
  const format = new Intl.DateTimeFormat(knownLocale(locale), style)
  const year = format.formatToParts(Date.UTC(2027, 5, 30)).find(({ type }) => type === 'year')
  return Number(year?.value ?? 2027) - 2027
})

/** The days of a year and around it by what they are shown as; both are in the key. */
const shownIn = onceFor((key): ReadonlyMap<string, Day> => {
  const [locale = '', year] = key.split(' ')
  const days = Array.from({ length: 500 }, (_, at) => addDays(`${Number(year) - 1}-12-01`, at))
  return new Map(
    [whole, short].flatMap((style) =>
      days.map((day) => [folded(formatDay(day, locale, style)), day] as const),
    ),
  )
})

/** The day that is shown as just these words, in whatever calendar and order the locale has. */
function shownAs(text: string, locale: string): Day | null {
  const typed = folded(text).replace(/^(today|yesterday|tomorrow) /, '')
  const year = Number(/(?<!\d)\d{4}(?!\d)/.exec(typed)?.[0] ?? Number.NaN) - yearShift(locale)
  return isOurYear(year) ? (shownIn(`${locale} ${year}`).get(typed) ?? null) : null
}

/**
 * Reads a day in the words of the locale, of English, and of the languages a line is read in; what
 * the field shows is always read as the day it is. Null when it is not a day.
 */
export function readTypedDay(text: string, context: TypedDayContext): Day | null {
  const { today, locale, isAhead = false } = context
  if (isDay(text.trim())) return text.trim()
  const read = isAhead ? readDayAhead : readDay
  const order = dateOrderOf(locale)
  const said = inEnglish(text, locale)
  if (said !== null) return read(said, today, order)
  return shownAs(text, locale) ?? read(folded(text), today, order) ?? read(text, today, order)
}
