import { type DayRange, formatDay } from '#domain/calendar/calendar.ts'
import { decimalMarkOf } from '#domain/locale.ts'
import type { SearchBook } from '#domain/search/book.ts'
import { categoriesNamedBy } from '#domain/search/categories-meant.ts'
import type { HitKind, State } from '#domain/search/findable.ts'
import {
  type AmountRange,
  asksWorth,
  comparedIn,
  type SearchQuery,
  type Term,
} from '#domain/search/query.ts'
import { noDay } from '#domain/search/read-days.ts'
import { kindLooks } from '#web/search/hit-kinds.tsx'

export interface Reader {
  readonly locale: string
  /** The own one. */
  readonly currency: string
  readonly categories: SearchBook['categories']
}

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

function spanWords(span: DayRange, locale: string): string {
  if (span === noDay) return 'a day that no calendar has'
  const { from, to } = span
  const [first, last] = [from, to].map((day) => day && formatDay(day, locale, dayStyle))
  if (first && first === last) return first
  if (first && last) return `${first} to ${last}`
  return first ? `from ${first} on` : `until ${last}`
}

/** A sign that several currencies have is named by the first of them. */
const namedMost = 3

/** A named currency is what is compared in, or what alone is found: either is said. */
function amountWords(amount: AmountRange, { locale, currency: home }: Reader): string {
  const { currencies } = amount
  if (currencies === null) return limitWords(amount, locale)
  const isMore = currencies.length > namedMost
  const some = `${currencies.slice(0, namedMost).join(' or ')}${isMore ? ' …' : ''}`
  const names = `in ${some}`
  if (asksWorth(amount)) {
    return `${limitWords(amount, locale)} ${comparedIn(currencies, home)}, others by their worth`
  }
  if (amount.least === null && amount.most === null) return names
  return `${limitWords(amount, locale)}, ${names} only`
}

function limitWords({ least, most, isBeyond }: AmountRange, locale: string): string {
  const said = (decimal: string) => decimal.replace('.', decimalMarkOf(locale))
  if (least !== null && most !== null) {
    // The end was not typed: it is what the decimals leave open.
    return most === least || most.startsWith(`${least}.9`) || most === `${least}9999`
      ? said(least)
      : `${said(least)} to ${said(most)}`
  }
  if (least !== null) return isBeyond ? `more than ${said(least)}` : `${said(least)} or more`
  return isBeyond ? `less than ${said(most ?? '')}` : `${said(most ?? '')} or less`
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
  return [`in ${names.slice(0, namesMost).join(' or ')}${isMore ? ' …' : ''}`]
}

function termWords(term: Term, reader: Reader): readonly string[] {
  const { words, amount, span, kinds, state, method } = term
  const { locale } = reader
  const read = [
    ...(amount === null ? [] : [amountWords(amount, reader)]),
    ...(span === null ? [] : [spanWords(span, locale)]),
    ...kinds.map((kind) => `all ${kindName(kind)}`),
    ...(state === null ? [] : [stateWords[state]]),
    ...(method === null ? [] : [`paid by ${method}`]),
    ...placesOf(term, reader),
  ]
  const others = term.or.map((one) => termWords(one, reader)[0] ?? `“${one.words.join(' ')}”`)
  read.push(...others)
  if (read.length === 0) return []
  return [[...(words.length > 0 ? [`“${words.join(' ')}”`] : []), ...read].join(' or ')]
}

const stateWords: Readonly<Record<State, string>> = {
  unsettled: 'not settled',
  settled: 'settled',
  shared: 'shared',
  recurring: 'recurring',
  refund: 'refunds',
  archived: 'archived',
  uncategorised: 'no category',
  pending: 'not booked yet',
  outside: 'to or from outside',
}

/** What was understood besides plain words, so that nobody has to guess. */
export function understoodWords(query: SearchQuery, reader: Reader): readonly string[] {
  return [
    ...query.terms.flatMap((term) => termWords(term, reader)),
    ...query.people.map((words) => `with ${words.join(' ')}`),
    ...query.places.map((words) => `in ${words.join(' ')}`),
    ...query.categories.map((words) => `category ${words.join(' ')}`),
    ...query.tags.map((tag) => `#${tag}`),
    ...query.accounts.map((words) => `account ${words.join(' ')}`),
    ...query.methods.map((method) => `paid by ${method}`),
    ...query.states.map((state) => stateWords[state]),
    ...query.kinds.map((kind) => `only ${kindName(kind)}`),
  ]
}
