/** What a search asks for, once its words are read. */
import type { DayRange } from '../calendar/calendar.ts'
import type { HitKind, State } from './findable.ts'
import { littleElsewhere, littleWords } from './plain-words.ts'

/** Plain decimals; both ends belong to it. */
export interface AmountRange {
  readonly least: string | null
  readonly most: string | null
  /** Whether the ends themselves are left out, as in `>50`. */
  readonly isBeyond: boolean
  /** Any of these; null is any at all. */
  readonly currencies: readonly string[] | null
}

/**
 * Whether it asks how much something is: over 50, between 20 and 30 dollars. An amount alone, or
 * with its currency, is what is written, and so is a currency without any.
 */
export const asksWorth = ({ least, most }: AmountRange): boolean =>
  (least !== null || most !== null) &&
  (isLimit({ least, most }) || Number(most) - Number(least) >= 1)

/** What it compares in: the currency it names, the own one before others of that sign. */
export const comparedIn = (currencies: AmountRange['currencies'], home: string): string =>
  currencies === null || currencies.includes(home) ? home : (currencies[0] ?? home)

export const isLimit = ({ least, most }: Pick<AmountRange, 'least' | 'most'>): boolean =>
  least === null || most === null

/** By the first names of the categories. */
export interface Filed {
  readonly names: readonly string[]
  /** There is a slip in it: it counts only when nothing is written as it was typed. */
  readonly isNear: boolean
}

/** One thing that must hold, in any of the ways it can be meant. */
export interface Term {
  /** Folded; all of them, and one after the other when they were quoted. */
  readonly words: readonly string[]
  readonly isPhrase: boolean
  readonly amount: AmountRange | null
  readonly span: DayRange | null
  /** Any of these kinds, as with `expenses over 50`. */
  readonly kinds: readonly HitKind[]
  readonly state: State | null
  readonly method: string | null
  /** The categories it is another name for, or that it covers. */
  readonly filed: Filed | null
  /** It goes without saying: a bill, a ride. Nothing that fits need say it when nothing does. */
  readonly isSoft: boolean
  /** It is who paid: paid by Anna. */
  readonly isPayer: boolean
}

export const plainTerm: Term = {
  words: [],
  isPhrase: false,
  amount: null,
  span: null,
  kinds: [],
  state: null,
  method: null,
  filed: null,
  isSoft: false,
  isPayer: false,
}

/** Whether its words have to be said, as nothing else can meet it. */
export const isOnlySaid = ({ amount, span, kinds, state, method, filed }: Term): boolean =>
  [amount, span, state, method, filed].every((fact) => fact === null) && kinds.length === 0

export interface SearchQuery {
  readonly terms: readonly Term[]
  /** What is left out, as with `zalando -refund -#work`, each by itself. */
  readonly not: readonly SearchQuery[]
  /** What may be asked for instead, as with `netflix or spotify in march`, each as a whole. */
  readonly or: readonly SearchQuery[]
  /** The names asked for with `with:`, each as its words. */
  readonly people: readonly (readonly string[])[]
  /** Groups or categories, asked for with `in:`. */
  readonly places: readonly (readonly string[])[]
  readonly categories: readonly (readonly string[])[]
  readonly tags: readonly string[]
  readonly methods: readonly string[]
  /** Asked for with `account:`. */
  readonly accounts: readonly (readonly string[])[]
  readonly states: readonly State[]
  readonly kinds: readonly HitKind[]
}

export const emptyQuery: SearchQuery = {
  terms: [],
  not: [],
  or: [],
  people: [],
  places: [],
  categories: [],
  tags: [],
  methods: [],
  accounts: [],
  states: [],
  kinds: [],
}

/** It, and what may be asked for instead of it. */
export const waysOf = (query: SearchQuery): readonly SearchQuery[] => [query, ...query.or]

export const termsOf = (query: SearchQuery): readonly Term[] =>
  waysOf(query).flatMap(({ terms }) => terms)

/** What has to be converted to tell what is meant: into these currencies. */
export const takesRates = (query: SearchQuery, home: string): readonly string[] => [
  ...new Set(
    termsOf(query).flatMap(({ amount }) =>
      amount !== null && asksWorth(amount) ? [comparedIn(amount.currencies, home)] : [],
    ),
  ),
]

/** Money back is no price: it is found by an amount only where it is asked for. */
export const asksRefunds = ({ terms, states }: SearchQuery): boolean =>
  states.includes('refund') || terms.some(({ state }) => state === 'refund')

/** Whether it asks for nothing at all: what is left out asks for nothing. */
export const isEmptyQuery = ({ not: _, or: __, ...query }: SearchQuery): boolean =>
  Object.values(query).every((part) => part.length === 0)

/** The same without what goes without saying; null when that is all of it or none. */
export function relaxed(query: SearchQuery): SearchQuery | null {
  const terms = query.terms.filter(({ isSoft }) => !isSoft)
  const less = { ...query, terms }
  return terms.length === query.terms.length || isEmptyQuery(less) ? null : less
}

export const isLittleWord = (word: string): boolean =>
  littleWords.has(word) || littleElsewhere.has(word)

export const isLittle = ({ words, amount, span }: Term): boolean =>
  words.length > 0 && amount === null && span === null && words.every(isLittleWord)
