/** Reads a day told in words: `end of last month`, `letzten Freitag`, `il y a 3 jours`. */
import { addDays, type Day, weekdayOf } from '#domain/calendar/calendar.ts'
import { readDay } from '#domain/calendar/read-day.ts'
import { foldText } from '../../ledger.ts'
import { type DayNames, months } from './day-names.ts'
import { dayPhrases } from './day-phrases.data.ts'

/** Numbers in words, by language, from one on; a word for the article counts as one. */
const numerals: Readonly<Record<string, readonly string[]>> = {
  en: 'a|an|one two three four five six seven eight nine ten'.split(' '),
  de: 'ein|eine|einer|einem|einen zwei drei vier funf sechs sieben acht neun zehn'.split(' '),
  fr: 'un|une deux trois quatre cinq six sept huit neuf dix'.split(' '),
  pt: 'um|uma dois|duas tres quatro cinco seis sete oito nove dez'.split(' '),
}

/** A place in a phrase: one of some words, or a number, a weekday or a month. */
interface Part {
  readonly words: readonly string[]
  readonly kind: 'words' | '#' | '@' | '%'
  readonly isOptional: boolean
}

interface Phrase {
  readonly parts: readonly Part[]
  readonly meaning: string
}

interface DayWords {
  readonly number: number | null
  /** English names. */
  readonly weekday: string | null
  readonly month: string | null
  readonly first: string
  readonly count: number
}

export interface PhraseReading {
  readonly today: Day
  readonly language: string
  readonly names: DayNames
  readonly wordAt: (at: number) => string
}

function partOf(text: string): Part {
  const plain = text.replace(/\?$/, '')
  const kind = plain === '#' || plain === '@' || plain === '%' ? plain : 'words'
  return { words: plain.split('|'), kind, isOptional: text.endsWith('?') }
}

export const knowsPhrases = (language: string): boolean => language in dayPhrases

const parsed = new Map<string, readonly Phrase[]>()

function phrasesOf(language: string): readonly Phrase[] {
  const before = parsed.get(language)
  if (before) return before
  const lines = (dayPhrases[language] ?? '').trim().split('\n').filter(Boolean)
  const made = lines.map((line) => {
    const [words = '', meaning = ''] = line.split(' = ')
    return { parts: foldText(words).split(' ').map(partOf), meaning }
  })
  parsed.set(language, made)
  return made
}

function numberOf(word: string, language: string): number | null {
  const digits = /^(\d{1,3})(?:st|nd|rd|th|er|o|\.)?$/.exec(word)?.[1]
  if (digits !== undefined) return Number(digits)
  const index = (numerals[language] ?? []).findIndex((words) => words.split('|').includes(word))
  return index < 0 ? null : index + 1
}

const nothing: DayWords = { number: null, weekday: null, month: null, first: '', count: 0 }

/** One word of a phrase, taken as what it may be; null when it is something else. */
function take(part: Part, word: string, said: DayWords, reading: PhraseReading): DayWords | null {
  const { names, language } = reading
  const { number, weekday, month } = said
  const next = (found: Partial<DayWords>): DayWords => ({
    ...{ number, weekday, month, ...found },
    ...{ first: said.first || word, count: said.count + 1 },
  })
  if (part.kind === 'words') return part.words.includes(word) ? next({}) : null
  if (part.kind === '#') {
    const value = numberOf(word, language)
    return value === null ? null : next({ number: value })
  }
  const bare = word.replace(/[.,]$/, '')
  const day = names.weekdays.get(bare) ?? names.shortWeekdays.get(bare)
  if (part.kind === '@') return day === undefined ? null : next({ weekday: day })
  const named = names.months.get(bare)
  return named === undefined ? null : next({ month: named })
}

function matchPhrase({ parts }: Phrase, at: number, reading: PhraseReading): DayWords | null {
  let said = nothing
  for (const part of parts) {
    const next = take(part, reading.wordAt(at + said.count), said, reading)
    if (next !== null) said = next
    else if (!part.isOptional) return null
  }
  return said
}

/** `last` is never today, `next` is ahead, `this` is in the week that began on Monday. */
export function shiftedWeekday(latest: Day, lead: string | undefined, today: Day): Day {
  if (lead === 'last') return latest === today ? addDays(today, -7) : latest
  if (lead === 'next') return addDays(latest, 7)
  if (lead === 'week' && weekdayOf(latest) <= weekdayOf(today)) return addDays(latest, -7)
  return lead === 'this' && weekdayOf(latest) > weekdayOf(today) ? addDays(latest, 7) : latest
}

/** A named month is the latest one that has begun. */
function monthMeant(today: Day, month: string | null, isLast: boolean) {
  const now = Temporal.PlainDate.from(today).toPlainYearMonth()
  if (month === null) return isLast ? now.subtract({ months: 1 }) : now
  const named = now.with({ month: months.indexOf(month) + 1 })
  return Temporal.PlainYearMonth.compare(named, now) > 0 ? named.subtract({ years: 1 }) : named
}

function inMonth(meaning: string, said: DayWords, today: Day): Day | null {
  const [place, which] = meaning.split(' ')
  const isNumbered = place === '#' && which === undefined
  if (isNumbered && said.number !== null) return latestOn(said.number, today)
  const month = monthMeant(today, said.month, which === 'last')
  const day = place === 'end' ? month.daysInMonth : place === 'start' ? 1 : (said.number ?? 0)
  if (said.month !== null) return readDay(`${day} ${said.month}`, today)
  if (day < 1 || day > month.daysInMonth) return null
  return month.toPlainDate({ day }).toString()
}

/** The latest such day of a month that was. */
export function latestOn(dayOfMonth: number, today: Day): Day | null {
  const first = Temporal.PlainDate.from(today).toPlainYearMonth()
  for (let back = 0; back < 3; back++) {
    const month = first.subtract({ months: back })
    if (dayOfMonth < 1 || dayOfMonth > month.daysInMonth) continue
    const day = month.toPlainDate({ day: dayOfMonth }).toString()
    if (day <= today) return day
  }
  return null
}

function shiftedBy(today: Day, sign: string, count: number, unit: string): Day {
  const days = unit === 'w' ? count * 7 : count
  if (unit !== 'm' && unit !== 'y') return addDays(today, sign === '-' ? -days : days)
  const part = unit === 'm' ? { months: count } : { years: count }
  const day = Temporal.PlainDate.from(today)
  return (sign === '-' ? day.subtract(part) : day.add(part)).toString()
}

function meant(meaning: string, said: DayWords, { today, names }: PhraseReading): Day | null {
  const moved = /^([+-])(#|\d*)([wmy]?)$/.exec(meaning)
  if (moved) {
    const [, sign = '', number = '', unit = ''] = moved
    const count = number === '#' ? (said.number ?? 0) : Number(number || 1)
    return shiftedBy(today, sign, count, unit)
  }
  if (meaning === '0') return today
  if (meaning === 'same') return readDay(names.near.get(said.first) ?? '', today)
  if (meaning === 'weekend')
    return shiftedWeekday(readDay('saturday', today) ?? today, 'last', today)
  if (said.weekday === null) return inMonth(meaning, said, today)
  const latest = readDay(said.weekday, today)
  return latest && shiftedWeekday(latest, meaning, today)
}

export interface SaidDay {
  /** Null when it is told, but there is no such day. */
  readonly day: Day | null
  readonly count: number
  /** Only a number behind a small word: it may count what follows. */
  readonly isLoose?: boolean
}

/** People write in their own language whatever way they write numbers. */
const isForeign = ({ language: own }: PhraseReading, language: string) =>
  language !== 'en' && language !== own

/** A number alone may count something; `am 1.` with its dot is a day in any line. */
const isTold = ({ meaning }: Phrase, lastWord: string) => meaning !== '#' || lastWord.endsWith('.')

/** The longest phrase that stands at a word. */
export function dayPhraseAt(reading: PhraseReading, at: number): SaidDay | null {
  let found: SaidDay | null = null
  for (const language of Object.keys(dayPhrases)) {
    for (const phrase of phrasesOf(language)) {
      const said = matchPhrase(phrase, at, { ...reading, language })
      if (said === null || said.count <= (found?.count ?? 0)) continue
      if (isForeign(reading, language) && !isTold(phrase, reading.wordAt(at + said.count - 1))) {
        continue
      }
      const day = meant(phrase.meaning, said, reading)
      const isSure = phrase.meaning !== '#' || said.number === null || said.number <= 31
      if (day !== null || isSure) {
        found = { day, count: said.count, isLoose: phrase.meaning === '#' }
      }
    }
  }
  return found
}
