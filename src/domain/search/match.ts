/** Whether a thing is what was looked for, and how well it fits. */
import { isWithin } from '../calendar/calendar.ts'
import { paymentAnywhere } from '../entry-line/find-payment.ts'
import { foldText } from '../ledger.ts'
import { fitsRange, fitsShare } from './amount-range.ts'
import { categoriesCalled } from './category-names.ts'
import type { Findable } from './findable.ts'
import { fitOf, type Reach } from './fit.ts'
import { littleWords } from './plain-words.ts'
import {
  asksRefunds,
  asksWorth,
  type Filed,
  relaxed,
  type SearchQuery,
  type Term,
} from './query.ts'
import { innerWords, nameWords, wordsOf } from './words.ts'

export interface Attempt {
  readonly query: SearchQuery
  readonly reach: Reach
}

/** In longer sentences nobody hopes for words that are much alike, and each is looked for. */
const nearWordsMost = 6

const isShort = ({ terms, people }: SearchQuery) =>
  new Set([...terms.flatMap(({ words }) => words), ...people.flat()]).size <= nearWordsMost

/** What is tried one after the other until something is found. */
export function attemptsFor(query: SearchQuery): readonly Attempt[] {
  const less = relaxed(query)
  const ways = less === null ? [query] : [query, less]
  const reaches = isShort(query) ? (['plain', 'near'] as const) : (['plain'] as const)
  return reaches.flatMap((reach) => ways.map((one) => ({ query: one, reach })))
}

const bestFit = (asked: string, said: readonly string[], reach: Reach) =>
  said.reduce((best, word) => Math.max(best, fitOf(asked, word, reach)), 0)

/** Whether a name has every word asked for. */
export function isNamed(asked: readonly string[], name: string, reach: Reach): boolean {
  const said = nameWords(name)
  return asked.every((word) => bestFit(word, said, reach) > 0)
}

interface Field {
  readonly said: readonly string[]
  /** Where a capital begins one inside another: the Gym of PureGym. */
  readonly inner: readonly string[]
  readonly weight: number
}

const field = (weight: number, texts: readonly (string | null)[]): Field => ({
  said: texts.flatMap((text) => (text === null ? [] : wordsOf(text))),
  inner: texts.flatMap((text) => innerWords(text ?? '')),
  weight,
})

/** The numbers of accounts are asked for with a colon: a number alone is an amount. */
export const namedAccounts = ({ accounts }: Pick<Findable, 'accounts'>): readonly string[] =>
  accounts.filter((name) => !/\d{4}/.test(name))

/** What a thing says, most telling first. */
const fieldsOf = (thing: Findable): readonly Field[] => [
  field(1, [thing.title]),
  field(0.9, [thing.by]),
  field(0.7, thing.tags),
  field(0.6, [...thing.categories, ...thing.people, thing.group]),
  field(0.4, [thing.notes]),
  field(0.3, namedAccounts(thing)),
]

/** Of one word: the best over all fields. */
const saysWord = (word: string, fields: readonly Field[], reach: Reach) =>
  fields.reduce((best, { said, inner, weight }) => {
    const isInside = reach === 'near' && inner.includes(word)
    return Math.max(best, weight * Math.max(bestFit(word, said, reach), isInside ? 0.6 : 0))
  }, 0)

const isPhraseIn = ({ words }: Term, thing: Findable) =>
  [thing.title, thing.by, thing.notes, ...thing.tags].some(
    (text) => text !== null && ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `),
  )

/** Visa card, where an account is called Visa: that one, and not every card. */
export function withAccounts(query: SearchQuery, accounts: Iterable<{ readonly name: string }>) {
  const names = Array.from(accounts, ({ name }) => name)
  const isOf = (word: string) =>
    paymentAnywhere(word) !== foldText(word) && someNamed([word], names, 'plain')
  const meant = (term: Term): Term => {
    const own = term.method !== null && term.words.length > 1 ? term.words.filter(isOf) : []
    return own.length > 0 ? { ...term, words: own, method: null, filed: null } : term
  }
  const way = (one: SearchQuery): SearchQuery => ({ ...one, terms: one.terms.map(meant) })
  return { ...way(query), not: query.not.map(way), or: query.or.map(way) }
}

/** Parted into words only when words are asked for, and once. */
type FieldsOf = () => readonly Field[]

function saidBy(thing: Findable): FieldsOf {
  let fields: readonly Field[] | undefined
  return () => {
    fields ??= fieldsOf(thing)
    return fields
  }
}

/** Words say more than an amount or a day, which many things share. */
const byFact = 0.3

const isFiled = ({ filed }: Term, thing: Findable, reach: Reach) =>
  filed !== null && countsFiled(filed, reach) && isIn(filed.names, thing)

const isIn = (names: readonly string[], { filed }: Findable) =>
  filed.some((name) => names.includes(name))

/** With a slip in it, a name of categories counts only where slips do. */
export const countsFiled = ({ isNear }: Filed, reach: Reach): boolean => !isNear || reach === 'near'

/** What names a category is no slip, and no part of another word: sport is not transport. */
const reachOf = ({ filed }: Term, reach: Reach): Reach =>
  filed !== null && !filed.isNear ? 'plain' : reach

interface Looked {
  readonly reach: Reach
  /** It is money back that nobody asked for: no price is that of a refund. */
  readonly isBack: boolean
}

/** What somebody paid is no other bill of theirs, and no shop of that name. */
const isPaidBy = (
  { words }: Term,
  { kind, title, by, payers, accounts }: Findable,
  reach: Reach,
) =>
  kind === 'people' || kind === 'incomes'
    ? isNamed(words, `${title} ${by ?? ''}`, reach)
    : someNamed(words, payers ?? accounts, reach)

function termScore(term: Term, thing: Findable, said: FieldsOf, { reach, isBack }: Looked): number {
  const { words, amount, span, isPhrase } = term
  if (term.isPayer) return isPaidBy(term, thing, reach) ? byFact : 0
  const scores = words.map((word) => saysWord(word, said(), reachOf(term, reach)))
  const isSaid = words.length > 0 && scores.every((score) => score > 0)
  if (isSaid && (!isPhrase || isPhraseIn(term, thing))) {
    return scores.reduce((sum, score) => sum + score, 0) / scores.length
  }
  const { date } = thing
  const isMeant =
    (amount && !(isBack && asksWorth(amount)) && fitsRange(amount, thing)) ||
    (amount && fitsShare(amount, thing)) ||
    (span && date && isWithin(date, span)) ||
    term.kinds.includes(thing.kind) ||
    (term.state && thing.states.includes(term.state)) ||
    (term.method && thing.method === term.method) ||
    isFiled(term, thing, reach)
  return isMeant ? byFact : 0
}

const someNamed = (asked: readonly string[], names: readonly string[], reach: Reach) =>
  names.some((name) => isNamed(asked, name, reach))

/** What was asked for with a colon. */
function passes(query: SearchQuery, thing: Findable, reach: Reach): boolean {
  const { kind, title, people, categories, group, tags } = thing
  const everyone = kind === 'people' ? [title, ...people] : people
  const filed = kind === 'categories' ? [title, ...categories] : categories
  const places = [
    ...filed,
    ...(group === null ? [] : [group]),
    ...(kind === 'groups' ? [title] : []),
  ]
  const isPlaced = (asked: readonly string[], names: readonly string[]) =>
    someNamed(asked, names, reach) || isIn(categoriesCalled(asked), thing)
  return (
    (query.kinds.length === 0 || query.kinds.includes(kind)) &&
    query.states.every((state) => thing.states.includes(state)) &&
    query.people.every((asked) => someNamed(asked, everyone, reach)) &&
    query.places.every((asked) => isPlaced(asked, places)) &&
    query.categories.every((asked) => isPlaced(asked, filed)) &&
    query.tags.every((tag) => tags.some((own) => foldText(own).startsWith(tag))) &&
    query.methods.every((method) => thing.method === method) &&
    query.accounts.every((asked) => someNamed(asked, thing.accounts, reach))
  )
}

/** The whole title, or much of it, is what people type who know what they look for. */
function titleBonus({ terms }: SearchQuery, fields: FieldsOf, reach: Reach): number {
  const asked = terms.flatMap(({ words }) => words)
  if (asked.length === 0) return 0
  const said = (fields()[0]?.said ?? []).filter((word) => !littleWords.has(word))
  if (said.length === 0) return 0
  if (said.join(' ') === asked.join(' ')) return 0.3
  const known = said.filter((word) => asked.some((one) => fitOf(one, word, reach) > 0))
  return (0.1 * known.length) / said.length
}

/** What lies in a category is looked for more often than the category. */
const behind = 0.3

/** What is much like a word that is left out stays. */
const exactly: Looked = { reach: 'plain', isBack: false }

/** How well it fits; null when it is not meant. Things without any term fit all the same. */
export function scoreOf(query: SearchQuery, thing: Findable, reach: Reach): number | null {
  if (!passes(query, thing, reach)) return null
  const said = saidBy(thing)
  const isLeftOut = (out: SearchQuery) =>
    passes(out, thing, 'plain') &&
    out.terms.every((term) => termScore(term, thing, said, exactly) > 0)
  if (query.not.some(isLeftOut)) return null
  if (query.terms.length === 0) return 0
  const look = { reach, isBack: thing.states.includes('refund') && !asksRefunds(query) }
  let sum = 0
  for (const term of query.terms) {
    const score = termScore(term, thing, said, look)
    if (score === 0) return null
    sum += score
  }
  const bonus = titleBonus(query, said, reach) - (thing.kind === 'categories' ? behind : 0)
  return sum / query.terms.length + bonus
}
