/** Reads what somebody typed into the search box. */
import {
  longestPayment,
  paidLeads,
  paymentAnywhere,
  paymentCalled,
  wordlikePayments,
} from '../entry-line/find-payment.ts'
import { foldText } from '../ledger.ts'
import { categoriesCalled, categoriesNearly, nameLength } from './category-names.ts'
import { states } from './findable.ts'
import { kindWords, softWords, stateWords, type Token, tokensOf } from './plain-words.ts'
import {
  emptyQuery,
  type Filed,
  isEmptyQuery,
  isLittle,
  joinedByOr,
  plainTerm,
  type SearchQuery,
  type Term,
} from './query.ts'
import { readAmount } from './read-amount.ts'
import type { Reader } from './read-days.ts'
import { readFact } from './read-fact.ts'
import { readSpan } from './read-span.ts'
import { wordsOf } from './words.ts'

type QueryDraft = { -readonly [Name in keyof SearchQuery]: SearchQuery[Name][number][] }

const methods = ['cash', 'card', 'bank', 'mobile', 'other']

function readState(text: string, query: QueryDraft): boolean {
  const kinds = kindWords.get(text)
  const state = states.find((one) => one === text) ?? stateWords.get(text)
  if (kinds) query.kinds.push(...kinds)
  else if (state) query.states.push(state)
  return state !== undefined || kinds !== undefined
}

function readMethod(text: string, query: QueryDraft): boolean {
  if (methods.includes(text)) query.methods.push(text)
  return methods.includes(text)
}

function named(list: (readonly string[])[], text: string): boolean {
  const words = wordsOf(text)
  // Nothing behind the colon: they are still typing.
  if (words.length > 0) list.push(words)
  return true
}

type ReadKey = (text: string, query: QueryDraft, reader: Reader) => boolean

const inDays =
  (lead: string): ReadKey =>
  (text, query, reader) => {
    const found = readSpan([lead, ...text.split(/\s+/)], reader)
    if (found) query.terms.push({ ...plainTerm, span: found.span })
    return found !== null || text === ''
  }

const ofAmount: ReadKey = (text, query) => {
  const found = readAmount(text.split(/\s+/))
  if (found) query.terms.push({ ...plainTerm, amount: found.range })
  return found !== null || text === ''
}

const saidAs: ReadKey = (text, query) => {
  const words = wordsOf(text)
  if (words.length > 0) query.terms.push({ ...plainTerm, words })
  return true
}

const readCategory: ReadKey = (text, query) =>
  readUnfiled([text, 'category'], query) > 0 || named(query.categories, text)
const readPerson: ReadKey = (text, query) => named(query.people, text)
const readPlace: ReadKey = (text, query) => named(query.places, text)
const readAccount: ReadKey = (text, query) => named(query.accounts, text)
const readTag: ReadKey = (text, query) => {
  const tag = foldText(text.replace(/^#/, ''))
  if (tag !== '') query.tags.push(tag)
  return true
}
const readPaid: ReadKey = (text, query) => text === '' || readMethod(foldText(text), query)
const readIs: ReadKey = (text, query) => text === '' || readState(foldText(text), query)

/** Each says whether it could make sense of what stands behind its colon. */
const keys: Readonly<Record<string, ReadKey>> = {
  with: readPerson,
  person: readPerson,
  in: readPlace,
  group: readPlace,
  is: readIs,
  type: readIs,
  kind: readIs,
  category: readCategory,
  cat: readCategory,
  tag: readTag,
  account: readAccount,
  konto: readAccount,
  by: readPaid,
  paid: readPaid,
  at: saidAs,
  from: saidAs,
  merchant: saidAs,
  note: saidAs,
  amount: ofAmount,
  currency: ofAmount,
  on: inDays('on'),
  date: inDays('on'),
  month: inDays('on'),
  year: inDays('on'),
  before: inDays('before'),
  after: inDays('after'),
  since: inDays('since'),
  until: inDays('until'),
}

/** How something was paid, in as many of these words as say it. */
function paymentIn(words: readonly string[], called: (phrase: string) => string | null) {
  for (let count = Math.min(longestPayment, words.length); count > 0; count--) {
    const method = called(words.slice(0, count).join(' '))
    if (method) return { method, count }
  }
  return null
}

/** `by card`, `in cash`, `paid by bank transfer`, `via paypal`, `mit karte`, `en espèces`. */
function readPaying(words: readonly string[], query: QueryDraft): number {
  const [lead = '', ...rest] = words.slice(0, longestPayment + 1).map(foldText)
  const isPlain = (method: string) => lead !== 'in' || method === 'cash'
  const behind = (phrase: string) => {
    if (/^(?:by|via|using|per)$/.test(lead)) return paymentAnywhere(phrase)
    if (/^(?:with|in)$/.test(lead) && methods.includes(phrase))
      return isPlain(phrase) ? phrase : null
    return paidLeads.has(lead) ? paymentElsewhere(phrase) : null
  }
  const paid = paymentIn(rest, behind)
  return paid && readMethod(paid.method, query) ? 1 + paid.count : 0
}

/** `bank transfer`, `credit card`: several words that are one way to pay. */
function payingLength(words: readonly string[]): number {
  if (softWords.has(words[0] ?? '')) return 1
  const paid = paymentIn(words, (phrase) => (phrase.includes(' ') ? paymentAnywhere(phrase) : null))
  return paid?.count ?? 1
}

/** `no category`, `without a category`, `ohne Kategorie`. */
function readUnfiled(words: readonly string[], query: QueryDraft): number {
  const [lead = '', ...rest] = words.slice(0, 3).map(foldText)
  if (!/^(?:no|none|without|ohne|keine|sans|sem)$/.test(lead)) return 0
  const at = /^(?:a|any|eine)$/.test(rest[0] ?? '') ? 1 : 0
  if (!kindWords.get(rest[at] ?? '')?.includes('categories')) return 0
  query.states.push('uncategorised')
  return 2 + at
}

/** The others are said of too much else. */
const barePaying = ['cash', 'card', 'bank']

/** As it is said in other languages than English, where `visa` is a paper too. */
const paymentElsewhere = (phrase: string) =>
  paymentCalled(phrase, '') === null ? paymentAnywhere(phrase) : null

function methodOf(word: string): string | null {
  if (barePaying.includes(word)) return word
  const method = wordlikePayments.has(word) ? null : paymentElsewhere(word)
  return method !== null && barePaying.includes(method) ? method : null
}

function filedBy(words: readonly string[]): Filed | null {
  const names = categoriesCalled(words)
  if (names.length > 0) return { names, isNear: false }
  const near = words.length === 1 ? categoriesNearly(words[0] ?? '') : []
  return near.length > 0 ? { names: near, isNear: true } : null
}

/** What a plain word may mean besides itself. */
function meantBy(words: readonly string[]): Term {
  const [word = '', ...more] = words
  const filed = filedBy(words)
  if (more.length > 0)
    return { ...plainTerm, words, filed, method: paymentAnywhere(words.join(' ')) }
  return {
    ...plainTerm,
    words,
    kinds: kindWords.get(word) ?? [],
    state: stateWords.get(word) ?? null,
    method: methodOf(word),
    filed,
    isSoft: softWords.has(word),
  }
}

/** `-rewe`, but no amount below zero. */
const isOut = (text: string) => /^-\p{L}/u.test(text)

/** What is left out may be days, an amount, or a word and all it means. */
function leftOut(text: string, reader: Reader): Term {
  const found = readFact([text.slice(1)], reader)
  const said = found?.isSure ? plainTerm : meantBy(wordsOf(text))
  return { ...said, amount: found?.amount ?? null, span: found?.span ?? null }
}

/** Days and amounts among plain words; how many words were used. */
function readPlain(words: readonly string[], query: QueryDraft, reader: Reader): number {
  const found = readFact(words, reader)
  if (!found) {
    const read = readPaying(words, query) || readUnfiled(words, query)
    if (read > 0) return read
  }
  const folded = words.map(foldText)
  const count = found?.count ?? Math.max(nameLength(folded), payingLength(folded))
  const said = found?.isSure ? plainTerm : meantBy(wordsOf(words.slice(0, count).join(' ')))
  const term = { ...said, amount: found?.amount ?? null, span: found?.span ?? null }
  if (found || term.words.length > 0) query.terms.push(term)
  return count
}

/** Little words are looked for only where there is nothing else. */
function withoutLittle(query: SearchQuery, typed: ReadonlySet<Term>): SearchQuery {
  const terms = query.terms.filter((term) => !typed.has(term) || !isLittle(term))
  const less = { ...query, terms }
  return isEmptyQuery(less) ? query : less
}

export function readQuery(typed: string, reader: Reader): SearchQuery {
  const query: QueryDraft = Object.fromEntries(
    Object.keys(emptyQuery).map((name) => [name, []]),
  ) as never
  const plain = new Set<Term>()
  const tokens = tokensOf(typed)
  for (let at = 0; at < tokens.length; ) {
    const { key, text, isQuoted } = tokens[at] as Token
    const isRead = Object.hasOwn(keys, key) && keys[key]?.(text, query, reader)
    if (isRead) at++
    else if (isQuoted || key !== '') {
      const words = wordsOf(`${key} ${text}`)
      if (words.length > 0) query.terms.push({ ...plainTerm, words, isPhrase: isQuoted })
      at++
    } else if (/^#./.test(text)) {
      readTag(text, query, reader)
      at++
    } else if (isOut(text)) {
      query.not.push(leftOut(text, reader))
      at++
    } else {
      const before = query.terms.length
      at += readPlain(plainFrom(tokens, at), query, reader)
      for (const term of query.terms.slice(before)) plain.add(term)
    }
  }
  // Nothing is asked for but what is left out: then that is what they look for.
  if (isEmptyQuery(query)) return { ...query, terms: query.not, not: [] }
  return withoutLittle({ ...query, terms: joinedByOr(query.terms, plain) }, plain)
}

/** The plain words from here to the next that is quoted or has a colon. */
function plainFrom(tokens: readonly Token[], at: number): readonly string[] {
  const rest = tokens.slice(at)
  const end = rest.findIndex(({ key, text, isQuoted }) => key !== '' || isQuoted || isOut(text))
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text)
}
