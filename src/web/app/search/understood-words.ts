import { type DayRange, formatDay } from '#domain/calendar/calendar.ts'
import { decimalMarkOf } from '#domain/locale.ts'
import { decimalOf, exponentOf } from '#domain/money/money.ts'
import { minorRange } from '#domain/search/amount-range.ts'
import type { SearchBook } from '#domain/search/book.ts'
import { categoriesNamedBy } from '#domain/search/categories-meant.ts'
import type { HitKind, State } from '#domain/search/findable.ts'
import {
  type AmountRange,
  asksWorth,
  comparedIn,
  type SearchQuery,
  type Term,
  waysOf,
} from '#domain/search/query.ts'
import { noDay } from '#domain/search/read-days.ts'
import { kindLooks } from '#web/search/hit-kinds.tsx'
import { say } from '#web/words/say.ts'

export interface Reader {
  readonly locale: string
  /** The own one. */
  readonly currency: string
  readonly categories: SearchBook['categories']
}

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

function spanWords(span: DayRange, locale: string): string {
  if (span === noDay) return say('a day that no calendar has')
  const { from, to } = span
  const [first, last] = [from, to].map((day) => day && formatDay(day, locale, dayStyle))
  if (first && first === last) return first
  if (first && last) return say('{first} to {last}', { first, last })
  return first ? say('from {first} on', { first }) : `until ${last}`
}

/** A sign that several currencies have is named by the first of them. */
const namedMost = 3

/** A named currency is what is compared in, or what alone is found: either is said. */
function amountWords(amount: AmountRange, { locale, currency: home }: Reader): string {
  const { currencies } = amount
  const limit = limitWords(amount, locale, comparedIn(currencies, home))
  if (currencies === null) return limit
  const isMore = currencies.length > namedMost
  const some = `${currencies.slice(0, namedMost).join(' or ')}${isMore ? ' …' : ''}`
  const names = say('in {some}', { some })
  if (asksWorth(amount)) {
    return say('{limit} {compared}, others by their worth', {
      limit,
      compared: comparedIn(currencies, home),
    })
  }
  if (amount.least === null && amount.most === null) return names
  return say('{limit}, {names} only', { limit, names })
}

function limitWords(amount: AmountRange, locale: string, currency: string): string {
  const { least, most, isBeyond } = amount
  const said = (decimal: string) => decimal.replace('.', decimalMarkOf(locale))
  if (least !== null && most !== null) {
    const inCents = minorRange(amount, exponentOf(currency))
    // The end was not typed: it is what the decimals leave open.
    const [low, high] = most.endsWith('9999')
      ? [decimalOf(inCents.least, currency), decimalOf(inCents.most, currency)]
      : [least, most]
    return low === high
      ? said(low)
      : say('{said} to {said2}', { said: said(low), said2: said(high) })
  }
  if (least !== null)
    return isBeyond
      ? say('more than {said}', { said: said(least) })
      : say('{said} or more', { said: said(least) })
  return isBeyond
    ? say('less than {said}', { said: said(most ?? '') })
    : say('{said} or less', { said: said(most ?? '') })
}

const kindName = (kind: HitKind) => kindLooks[kind].title.toLowerCase()

/** Shorter beginnings are those of half the list. */
const shortestName = 3
const namesMost = 3

/** What lies in a category is found by its name, so the name is said. */
function placesOf({ words, isPhrase, filed }: Term, { categories }: Reader): readonly string[] {
  const isShort = words.join('').length < shortestName
  const named = isPhrase || isShort ? [] : categoriesNamedBy(words, categories)
  const names = named.length > 0 ? named.map(({ name }) => name) : (filed?.names ?? [])
  if (names.length === 0) return []
  const isMore = names.length > namesMost
  return [
    say('in {list}{value}', {
      list: names.slice(0, namesMost).join(' or '),
      value: isMore ? ' …' : '',
    }),
  ]
}

function termWords(term: Term, reader: Reader): readonly string[] {
  const { words, amount, span, kinds, state, method } = term
  const { locale } = reader
  const read = [
    ...(amount === null ? [] : [amountWords(amount, reader)]),
    ...(span === null ? [] : [spanWords(span, locale)]),
    ...kinds.map((kind) => say('all {kind}', { kind: kindName(kind) })),
    ...(state === null ? [] : [stateWords[state]]),
    ...(method === null ? [] : [say('paid by {method}', { method })]),
    ...placesOf(term, reader),
  ]
  if (term.isPayer) return [say('paid by {list}', { list: words.join(' ') })]
  if (read.length === 0) return []
  return [[...(words.length > 0 ? [`“${words.join(' ')}”`] : []), ...read].join(' or ')]
}

const stateWords: Readonly<Record<State, string>> = {
  unsettled: say('not settled'),
  settled: 'settled',
  shared: 'shared',
  recurring: 'recurring',
  refund: 'refunds',
  archived: 'archived',
  uncategorised: say('no category'),
  pending: say('not booked yet'),
  outside: say('to or from outside'),
}

function partWords(query: SearchQuery, termsIn: typeof termWords, reader: Reader) {
  return [
    ...query.terms.flatMap((term) => termsIn(term, reader)),
    ...query.people.map((words) => say('with {list}', { list: words.join(' ') })),
    ...query.places.map((words) => say('in {list}', { list: words.join(' ') })),
    ...query.categories.map((words) => `category ${words.join(' ')}`),
    ...query.tags.map((tag) => `#${tag}`),
    ...query.accounts.map((words) => `account ${words.join(' ')}`),
    ...query.methods.map((method) => say('paid by {method}', { method })),
    ...query.states.map((state) => stateWords[state]),
    ...query.kinds.map((kind) => say('only {kind}', { kind: kindName(kind) })),
  ]
}

/** Also plain words: beside what is left out, or what may stand in their place. */
const everyWord: typeof termWords = (term, reader) => {
  const read = termWords(term, reader)
  return read.length > 0 ? read : [`“${term.words.join(' ')}”`]
}

/** What one way asks for that the others do not, as `“luigi” or “lidl”`. */
function eitherWords(query: SearchQuery, reader: Reader): readonly string[] {
  const ways = waysOf(query).map((way) => partWords(way, everyWord, reader))
  const own = ways.map((parts) =>
    parts.filter((part) => !ways.every((other) => other.includes(part))).join(' and '),
  )
  return ways.length > 1 ? [own.join(' or ')] : []
}

/** What was understood besides plain words, so that nobody has to guess. */
export function understoodWords(query: SearchQuery, reader: Reader): readonly string[] {
  const ways = waysOf(query).map((way) => partWords(way, termWords, reader))
  const [first = []] = ways
  return [
    ...eitherWords(query, reader),
    ...first.filter((part) => ways.every((other) => other.includes(part))),
    ...query.not.map((out) =>
      say('without {list}', { list: partWords(out, everyWord, reader).join(' ') }),
    ),
  ]
}
