/** What days and months are called in English and in the reader's own language. */

import { foldText } from '../../ledger.ts'
import { knownLocale, onceFor } from '../../locale.ts'

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

const endings: Named = [
  ['a', 'u'],
  ['a', 'ę'],
  ['e', 'i'],
  ['а', 'у'],
  ['я', 'ю'],
]

/** On a day, in Slavic languages: středa is středu there, niedziela niedzielę, субота суботу. */
const onWeekdays = (locale: string): Named =>
  weekdaysIn(locale).flatMap(([name, english]) =>
    endings.flatMap(([end, other]) =>
      name.endsWith(end) ? [[name.slice(0, -1) + other, english] as const] : [],
    ),
  )

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
/** Months are asked for in the calendar they are counted in here, whatever the locale has. */
const utc = { timeZone: 'UTC', calendar: 'gregory' } as const
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

export const dayNamesIn = onceFor((typed): DayNames => {
  const locale = knownLocale(typed)
  return {
    near: nearNames(locale),
    weekdays: named([
      ...paired(weekdays, weekdays),
      ...weekdaysIn(locale),
      ...onWeekdays(locale),
      ...paired(shortened(ownNames(locale, { weekday: 'long' }, week)), weekdays),
      ['sonnabend', 'saturday'],
      ...ofOthers(weekdaysIn),
    ]),
    months: monthNames(locale),
    shortWeekdays: named(shortEnglish.map((name) => [name, fullWeekday(name)] as const)),
  }
})

const doubtful = (namesIn: (locale: string) => Named) =>
  named(spoken.flatMap(namesIn).filter(([name]) => ambiguous.has(plain(name))))

/** What only something beside it makes a day: in mars. */
export const doubtfulNames = { near: doubtful(nearIn), months: doubtful(monthsIn) }

/** Sexta for sexta-feira. */
const shortened = (names: readonly string[]) => names.map((name) => name.replace(/-.*$/, ''))

const fullWeekday = (short: string) => weekdays.find((name) => name.startsWith(short)) ?? short

/** A part of a written date, in the form it has there. */
const inDates = (locale: string, name: 'month' | 'weekday', days: readonly number[]) => {
  const style = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  const format = new Intl.DateTimeFormat(locale, { ...style, ...utc })
  return days.map((day) => {
    const parts = format.formatToParts(Date.UTC(2024, 0, day, 12))
    return parts.find(({ type }) => type === name)?.value ?? ''
  })
}

const shortNamesIn = (name: 'month' | 'weekday') => (locale: string) => {
  const [days, english] = name === 'month' ? [middles, months] : [week, weekdays]
  const short = paired(ownNames(locale, { [name]: 'short' }, days), english)
  return [...paired(inDates(locale, name, days), english), ...short]
}

/** No case and no accents; the signs of other scripts are letters, and stay. */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")

/** The first meaning of a name wins. */
const firstOf = (...all: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(
    all
      .flat()
      .filter(([name]) => name !== '' && !/\d/.test(name))
      .map(([name, english]) => [foldName(name).replace(/\.$/, ''), english] as const)
      .reverse(),
  )

/** Where nothing but a day is typed no name is doubtful, and short ones are known as well. */
export const fieldNamesIn = onceFor((typed) => {
  const locale = knownLocale(typed)
  const { near, weekdays: days, months: named } = dayNamesIn(locale)
  const short = (name: 'month' | 'weekday') => ['en', ...spoken].flatMap(shortNamesIn(name))
  const own = (name: 'month' | 'weekday') => shortNamesIn(name)(locale)
  return {
    near: firstOf([...near], [...doubtfulNames.near]),
    weekdays: firstOf(own('weekday'), [...days], short('weekday')),
    months: firstOf(own('month'), [...named], [...doubtfulNames.months], short('month')),
  }
})

/** Behind these a weekday is part of a name: nobody has eaten a roast called Sunday. */
const namedDays: ReadonlySet<string> = new Set(
  (
    'sunday-roast sunday-times sunday-paper sunday-papers sunday-telegraph sunday-mirror ' +
    'sunday-school sunday-best saturday-night-fever friday-night-lights monday-blues ' +
    'friday-magazine wednesday-addams ruby-tuesday'
  ).split(' '),
)

/** Names of things, not of days. */
const notDays = new Set(['black', 'cyber', 'good', 'ruby', 'taco', 'ash', 'shrove', 'super', 'tgi'])

/** Whether the weekday there is part of a name. */
export function isNamedThing(wordAt: (at: number) => string, at: number): boolean {
  if (notDays.has(wordAt(at - 1))) return true
  const words = [wordAt(at), wordAt(at + 1), wordAt(at + 2)]
  return namedDays.has(words.slice(0, 2).join('-')) || namedDays.has(words.join('-'))
}
