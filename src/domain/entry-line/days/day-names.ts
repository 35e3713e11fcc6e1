/** What days and months are called in English and in the reader's own language. */

import { foldText } from '../../ledger.ts'
import { knownLocale } from '../../locale.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

export interface DayNames {
  /** The English name for a folded word; undefined when the word names no day. */
  readonly near: ReadonlyMap<string, string>
  readonly weekdays: ReadonlyMap<string, string>
  readonly months: ReadonlyMap<string, string>
  /** Short weekdays are also words of their own, like sun and sat. */
  readonly shortWeekdays: ReadonlyMap<string, string>
}

const plain = (name: string) => foldText(name).replace(/\.$/, '').replace('’', "'")

/** English wins where two languages use the same word. */
function named(entries: Named) {
  const names = new Map<string, string>()
  for (const [name, english] of entries) {
    const word = plain(name)
    const isLong = word.length >= 3 || /[^\0-\u024f]/.test(word)
    if (isLong && !/[\s\d]/.test(word) && !names.has(word)) names.set(word, english)
  }
  return names
}

/** Numbers may be written as in one country by people who speak the language of another. */
const spoken = ['de', 'es', 'fr', 'it', 'pt']

/** Names that are words of their own elsewhere: here, a sweet, a carnival, a man. */
const ambiguous = new Set(['hier', 'mars', 'mardi', 'mai', 'sabato', 'marco'])

type Named = readonly (readonly [name: string, english: string])[]

/** What `namesIn` says in the languages of others, but for what might mean something else. */
const ofOthers = (namesIn: (locale: string) => Named): Named =>
  spoken.flatMap(namesIn).filter(([name]) => !ambiguous.has(plain(name)))

function nearIn(locale: string): Named {
  const own = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return [
    [own.format(0, 'day'), 'today'],
    [own.format(-1, 'day'), 'yesterday'],
    [own.format(1, 'day'), 'tomorrow'],
    [own.format(-2, 'day'), '2 days ago'],
    [own.format(2, 'day'), 'in 2 days'],
  ]
}

const weekdaysIn = (locale: string): Named =>
  paired(ownNames(locale, { weekday: 'long' }, week), weekdays)

const monthsIn = (locale: string): Named =>
  paired(ownNames(locale, { month: 'long' }, middles), months)

function nearNames(locale: string) {
  return named([
    ['today', 'today'],
    ['tonight', 'today'],
    ['yesterday', 'yesterday'],
    ['tomorrow', 'tomorrow'],
    ['tmrw', 'tomorrow'],
    ['yday', 'yesterday'],
    ["y'day", 'yesterday'],
    ['ystd', 'yesterday'],
    ...nearIn(locale),
    ...ofOthers(nearIn),
  ])
}

const week = [1, 2, 3, 4, 5, 6, 7]
const middles = months.map((_, index) => index * 30 + 15)
const utc = { timeZone: 'UTC' } as const
/** 2024 began on a Monday. */
const ownNames = (locale: string, part: Intl.DateTimeFormatOptions, days: readonly number[]) => {
  const format = new Intl.DateTimeFormat(locale, { ...part, ...utc })
  return days.map((day) => format.format(Date.UTC(2024, 0, day, 12)))
}

const paired = (names: readonly string[], english: readonly string[]) =>
  names.map((name, index) => [name, english[index] ?? ''] as const)

function monthNames(locale: string) {
  // With a day beside it a month stands in the form people write, as in Slavic languages.
  const inDate = ownNames(locale, { month: 'long', day: 'numeric' }, middles)
  const short = ownNames(locale, { month: 'short' }, middles)
  return named([
    ...paired(months, months),
    ...paired(
      months.map((name) => name.slice(0, 3)),
      months,
    ),
    ['sept', 'september'],
    ...monthsIn(locale),
    ...paired(
      inDate.map((text) => text.replace(/[\d\s.]+/g, '')),
      months,
    ),
    ...paired(short, months),
    ...ofOthers(monthsIn),
  ])
}

const shortEnglish = ['mon', 'tue', 'tues', 'wed', 'thu', 'thur', 'thurs', 'fri', 'sat', 'sun']

const known = new Map<string, DayNames>()

export function dayNamesIn(typed: string): DayNames {
  const locale = knownLocale(typed)
  const before = known.get(locale)
  if (before) return before
  const made: DayNames = {
    near: nearNames(locale),
    weekdays: named([
      ...paired(weekdays, weekdays),
      ...weekdaysIn(locale),
      ...paired(shortened(ownNames(locale, { weekday: 'long' }, week)), weekdays),
      ['sonnabend', 'saturday'],
      ...ofOthers(weekdaysIn),
    ]),
    months: monthNames(locale),
    shortWeekdays: named(shortEnglish.map((name) => [name, fullWeekday(name)] as const)),
  }
  known.set(locale, made)
  return made
}

const doubtful = (namesIn: (locale: string) => Named) =>
  named(spoken.flatMap(namesIn).filter(([name]) => ambiguous.has(plain(name))))

/** What only something beside it makes a day: in mars. */
export const doubtfulNames = { near: doubtful(nearIn), months: doubtful(monthsIn) }

/** Sexta for sexta-feira. */
const shortened = (names: readonly string[]) => names.map((name) => name.replace(/-.*$/, ''))

const fullWeekday = (short: string) => weekdays.find((name) => name.startsWith(short)) ?? short
