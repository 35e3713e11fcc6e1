/** Finds the words of a line that name a day. */
import { addDays, type Day, isDay } from '../calendar/calendar.ts'
import { readDay } from '../calendar/read-day.ts'
import { type DateOrder, dateOrderOf, datesAreDotted } from '../locale.ts'
import { isDate, isDateLike, isFraction, isPhrase } from './days/date-shapes.ts'
import { type DayNames, dayNamesIn, isNamedThing } from './days/day-names.ts'
import { dayPhraseAt, knowsPhrases, latestOn } from './days/day-phrases.ts'
import { japaneseDay } from './days/japanese-days.ts'
import { paymentCalled } from './find-payment.ts'
import { labels } from './number-words.ts'
import { joiningWords, type Token } from './tokens.ts'

export interface FoundDay {
  /** Null when the line names a day there is not. */
  readonly day: Day | null
  /** Of its words: the first, and how many. */
  readonly at: number
  readonly count: number
}

interface Reading {
  readonly tokens: readonly Token[]
  readonly today: Day
  readonly language: string
  readonly names: DayNames
  readonly order: DateOrder
  readonly isDotted: boolean
  readonly wordAt: (at: number) => string
  /** Whether the word there is a currency, so that the number before it is an amount. */
  readonly isMoney: (at: number) => boolean
}

/** A day of null is one that was named but does not exist. */
type Match = { readonly day: Day | null; readonly count: number } | null
type Matcher = (reading: Reading, at: number) => Match

/** A word that goes on with the sentence, so that what stands before it may belong to it. */
function isPlainWord(reading: Reading, at: number): boolean {
  const word = reading.wordAt(at)
  const { near, weekdays } = reading.names
  if (word === '' || joiningWords.has(word) || near.has(word) || weekdays.has(word)) return false
  const phrases = [word, `${word} ${reading.wordAt(at + 1)}`]
  if (phrases.some((phrase) => paymentCalled(phrase, reading.language) !== null)) return false
  return /^\p{L}/u.test(word) && !/\d/.test(word)
}

const found = (day: Day | null, count: number): Match => (day === null ? null : { day, count })

/** Other people's order is taken when the own one makes no day: 3/31 where days come first. */
function readWritten(text: string, { today, order }: Reading): Day | null {
  const other = order === 'day-first' ? 'month-first' : 'day-first'
  return readDay(text, today, order) ?? readDay(text, today, other)
}

/** Year first: 2026-03-05, 2026/3/5. */
function yearFirst(word: string, before: string): Match {
  const parts =
    /^((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})\.?$/.exec(word) ??
    // The number of an order may begin like a year.
    (labels.has(before.replace(/\.$/, '')) ? null : /^(20\d\d)()([01]\d)([0-3]\d)$/.exec(word))
  if (!parts) return null
  const [, year, , month = '', day = ''] = parts
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return { day: isDay(written) ? written : null, count: 1 }
}

/** `500 Kč 5. 11`: the last dot is often left out; another number has to be the price. */
function isHalfDotted({ isDotted, tokens, wordAt }: Reading, at: number): boolean {
  const [day, month] = [Number.parseInt(wordAt(at), 10), wordAt(at + 1)]
  const isPriced = tokens.some(({ text }, place) => place < at && /\d/.test(text))
  const isMonth = /^\d{1,2}$/.test(month) && Number(month) >= 1 && Number(month) <= 12
  return isDotted && isMonth && isPriced && day >= 1 && day <= 31
}

const isWeekday = ({ names, wordAt, language }: Reading, at: number) => {
  const word = wordAt(at).replace(/\.$/, '')
  const isShort = language === 'de' && /^(mo|di|mi|do|fr|sa|so)$/.test(word)
  return isShort || names.weekdays.has(word) || names.shortWeekdays.has(word)
}

/** With its weekday before it, `Fr. 13.11.`, which is no money there. */
const written: Matcher = (reading, at) =>
  isWeekday(reading, at) ? led(writtenAt(reading, at + 1)) : writtenAt(reading, at)

const writtenAt: Matcher = (reading, at) => {
  const [word, next] = [reading.wordAt(at), reading.wordAt(at + 1)]
  const first = yearFirst(word, reading.wordAt(at - 1))
  if (first) return first
  // `5. 11.` is the same day with a space, and `5. 11. 2026` with another.
  const isSpaced = /^\d{1,2}\.(\d{4}|\d\d)?$/.test(next) || isHalfDotted(reading, at)
  if (/^\d{1,2}\.$/.test(word) && isSpaced) {
    const year = next.endsWith('.') && isYear(reading.wordAt(at + 2)) ? reading.wordAt(at + 2) : ''
    return { day: readWritten(word + next + year, reading), count: year === '' ? 2 : 3 }
  }
  if (!isDate(word) || isPhrase(word)) return null
  if (isFraction(word) && isPlainWord(reading, at + 1)) return null
  const day = readWritten(word, reading)
  return day !== null || isDateLike(word) ? { day, count: 1 } : null
}

/** `5-11` at the end of a line that has another number, where it cannot be a sum. */
const dashed: Matcher = (reading, at) => {
  const word = reading.wordAt(at)
  const [first = 0, second = 0] = word.split('-').map(Number)
  if (!/^\d{1,2}-\d{1,2}$/.test(word) || first > second) return null
  const isPriced = reading.tokens.some(({ text }, place) => place !== at && /\d/.test(text))
  const isApart = !isPlainWord(reading, at + 1) && /^\d/.test(reading.wordAt(at - 1))
  return isPriced && isApart ? found(readDay(word, reading.today, reading.order), 1) : null
}

const near: Matcher = ({ names, today, wordAt }, at) => {
  const named = names.near.get(wordAt(at))
  if (named === undefined) return null
  return found(named === 'in 2 days' ? addDays(today, 2) : readDay(named, today), 1)
}

const short: Matcher = ({ today, wordAt }, at) => {
  const parts = /^(\d{1,3})(d|w)$/.exec(wordAt(at))
  if (parts === null || wordAt(at + 1) !== 'ago') return null
  return { day: addDays(today, -Number(parts[1]) * (parts[2] === 'w' ? 7 : 1)), count: 2 }
}

const weekday: Matcher = (reading, at) => {
  const { wordAt, names } = reading
  const word = wordAt(at).replace(/\.$/, '')
  const brief = isPlainWord(reading, at + 1) ? undefined : names.shortWeekdays.get(word)
  const compound = /^(.+)(abend|nacht|morgen|mittag|nachmittag|vormittag)$/.exec(word)?.[1] ?? ''
  const name = names.weekdays.get(word) ?? brief ?? names.weekdays.get(compound)
  if (name === undefined) return isLeadOfDay(reading, at) ? led(weekday(reading, at + 1)) : null
  if (isNamedThing(reading.wordAt, at)) return null
  return found(readDay(name, reading.today), 1)
}

/** `v pondělí`, `w środę`: on, in languages whose phrases are not known. */
const isLeadOfDay = ({ language, names, wordAt }: Reading, at: number) =>
  !knowsPhrases(language) && /^\p{L}{1,2}$/u.test(wordAt(at)) && names.weekdays.has(wordAt(at + 1))

const led = (match: Match): Match => match && { ...match, count: match.count + 1 }

const phrase: Matcher = (reading, at) => {
  const said = dayPhraseAt(reading, at)
  if (said === null || isNamedThing(reading.wordAt, at)) return null
  const next = at + said.count
  return said.isLoose && (isPlainWord(reading, next) || reading.isMoney(next)) ? null : said
}

const japanese: Matcher = ({ wordAt, today, language }, at) => {
  const said = language === 'ja' ? japaneseDay(wordAt(at), today) : null
  return said && { ...said, count: 1 }
}

const dayNumber = (word: string) => /^(\d{1,2})(?:st|nd|rd|th|er|o|\.)?$/.exec(word)?.[1] ?? null
const isOrdinal = (word: string) => /^\d{1,2}(?:st|nd|rd|th)$/.test(word)
const isYear = (word: string) => /^(19|20)\d\d$/.test(word)

/** How many words lead in to a date, as `on the` does; a weekday may come before it. */
function leadCount(reading: Reading, at: number): number {
  const { wordAt } = reading
  if (isWeekday(reading, at)) return 1 + leadCountAfter(wordAt, at + 1)
  return leadCountAfter(wordAt, at)
}

function leadCountAfter(wordAt: Reading['wordAt'], at: number): number {
  const first = wordAt(at)
  if (first === 'the') return 1
  if (first !== 'on') return 0
  return wordAt(at + 1) === 'the' ? 2 : 1
}

const monthAt = ({ names, wordAt }: Reading, at: number) =>
  names.months.get(wordAt(at).replace(/\.$/, ''))

const joins = /^(of|de)$/

const withMonth: Matcher = (reading, at) => {
  const { wordAt } = reading
  const lead = leadCount(reading, at)
  const after = at + lead + (joins.test(wordAt(at + lead + 1)) ? 2 : 1)
  const [before, next] = [dayNumber(wordAt(at + lead)), monthAt(reading, after)]
  const following = dayNumber(wordAt(after + (wordAt(after + 1) === 'the' ? 2 : 1)))
  const isNextPair = lead === 0 && following !== null && isMonthFirst(reading, after + 1)
  if (before !== null && next !== undefined && !isNextPair) {
    return dated(reading, { day: before, month: next, end: after + 1 }, at)
  }
  const month = monthAt(reading, at + lead)
  const place = at + lead + (wordAt(at + lead + 1) === 'the' ? 2 : 1)
  const day = dayNumber(wordAt(place))
  if (month === undefined || day === null || reading.isMoney(place + 1)) return null
  const isNumber = Number(day) <= 31 || isOrdinal(wordAt(place))
  return isNumber ? dated(reading, { day, month, end: place + 1 }, at) : null
}

/** `30 october the 7th`: the month goes with what follows it, and the first number is a price. */
function isMonthFirst({ order, wordAt }: Reading, at: number): boolean {
  const isDated = isOrdinal(wordAt(at)) || isYear(wordAt(at + 1))
  return order === 'month-first' || wordAt(at) === 'the' || isDated
}

interface Dated {
  readonly day: string
  readonly month: string
  readonly end: number
}

/** `5 nov 25` and `5 nov '25` where another number can be the price. */
function isShortYear({ tokens, today, wordAt }: Reading, at: number, from: number): boolean {
  const short = /^'?(\d\d)$/.exec(wordAt(at))?.[1]
  const isNear = Math.abs(Number(short) - Number(today.slice(2, 4))) <= 2
  const isElse = tokens.some(({ text }, place) => /\d/.test(text) && (place < from || place > at))
  return short !== undefined && isNear && isElse
}

/** Where there is a year, there has to be a day in it; `feb 30` is no day at all. */
function dated(reading: Reading, { day, month, end }: Dated, at: number): Match {
  const skip = joins.test(reading.wordAt(end)) ? 1 : 0
  const year = reading.wordAt(end + skip)
  const text = `${day} ${month}`
  const short = isShortYear(reading, end, at) ? `20${reading.wordAt(end).slice(-2)}` : null
  const whole = isYear(year) ? year : short
  if (whole !== null) {
    return { day: readDay(`${text} ${whole}`, reading.today), count: end + skip + 1 - at }
  }
  return { day: readDay(text, reading.today), count: end - at }
}

/** `5nov`, written as one word. */
const clung: Matcher = ({ names, today, wordAt }, at) => {
  const [, day, name = ''] = /^(\d{1,2})(\p{L}{3,})\.?$/u.exec(wordAt(at)) ?? []
  const month = names.months.get(name)
  return month === undefined ? null : { day: readDay(`${day} ${month}`, today), count: 1 }
}

/** `on 5`, `on the 5th`, `the 5th`, `5th`; not when it counts or numbers what follows. */
const ordinal: Matcher = (reading, at) => {
  const { wordAt } = reading
  const lead = leadCount(reading, at)
  const word = wordAt(at + lead)
  const isSaid = wordAt(at) === 'on' ? dayNumber(word) !== null : isOrdinal(word)
  const next = at + lead + 1
  if (!isSaid || isPlainWord(reading, next) || reading.isMoney(next)) return null
  const day = latestOn(Number(dayNumber(word)), reading.today)
  return day !== null || isOrdinal(word) ? { day, count: lead + 1 } : null
}

const matchers: readonly Matcher[] = [
  written,
  near,
  short,
  withMonth,
  clung,
  phrase,
  weekday,
  ordinal,
  japanese,
  dashed,
]

export interface DayContext {
  readonly today: Day
  readonly locale: string
}

/** The first day a line names, told in as many words as it can be; else one there is not. */
export function findDay(
  tokens: readonly Token[],
  { today, locale }: DayContext,
  isMoney: Reading['isMoney'],
): FoundDay | null {
  const wordAt = (at: number) => {
    const token = tokens[at]
    return token === undefined || token.isQuoted ? '' : token.word.replace('’', "'")
  }
  const [names, order, language] = [dayNamesIn(locale), dateOrderOf(locale), locale.slice(0, 2)]
  const isDotted = datesAreDotted(locale)
  const reading = { tokens, today, language, names, order, isDotted, wordAt, isMoney }
  let missing: FoundDay | null = null
  for (let at = 0; at < tokens.length; at++) {
    const matches = wordAt(at) === '' ? [] : matchers.map((matcher) => matcher(reading, at))
    const longest = matches.reduce((a, b) => ((b?.count ?? 0) > (a?.count ?? 0) ? b : a), null)
    if (longest && longest.day !== null) return { ...longest, at }
    if (longest && missing === null) missing = { ...longest, at }
    // What is left of a day there is not is no day of its own.
    at += Math.max(1, longest?.count ?? 1) - 1
  }
  return missing
}
