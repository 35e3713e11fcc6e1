/** Reads one part of a search: a word and all it may mean, days, an amount, what has a colon. */
import {
  longestPayment,
  paidLeads,
  paymentAnywhere,
  paymentCalled,
  wordlikePayments,
} from '../../entry-line/find-payment.ts'
import { foldText } from '../../ledger.ts'
import { categoriesCalled, categoriesNearly, nameLength } from '../category-names.ts'
import { states } from '../findable.ts'
import { kindWords, softWords, stateWords } from '../plain-words.ts'
import {
  emptyQuery,
  type Filed,
  isLittleWord,
  isOnlySaid,
  plainTerm,
  type SearchQuery,
  type Term,
} from '../query.ts'
import { readAmount } from '../read-amount.ts'
import type { Reader } from '../read-days.ts'
import { readFact } from '../read-fact.ts'
import { readSpan } from '../read-span.ts'
import { wordsOf } from '../words.ts'
import { isPlain, plainFrom, type Token } from './tokens.ts'

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
export function payingLength(words: readonly string[]): number {
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
export function meantBy(words: readonly string[]): Term {
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

const paidBy =
  /^(?:paid by|(?:be|ge)zahlt von|payee?s? par|pag[oa]s? (?:por|pel[oa])|covered by) (?=\S)/

/** `paid by Anna Bell in June`: who paid, where it is no way to pay. */
function readPayer(words: readonly string[], query: QueryDraft, reader: Reader): number {
  const folded = words.map(foldText)
  if (!paidBy.test(folded.join(' ')) || readPaying(words.slice(1), emptyDraft()) > 0) return 0
  const isEnd = (word: string, at: number) =>
    isLittleWord(word) || !isOnlySaid(meantBy([word])) || readFact(words.slice(2 + at), reader)
  const end = folded.slice(2).findIndex(isEnd)
  const name = wordsOf(words.slice(2, end < 0 ? undefined : 2 + end).join(' '))
  if (name.length > 0) query.terms.push({ ...plainTerm, words: name, isPayer: true })
  return name.length > 0 ? 2 + (end < 0 ? words.length - 2 : end) : 0
}

/** Days and amounts among plain words; how many words were used. */
function readPlain(words: readonly string[], query: QueryDraft, reader: Reader): number {
  const found = readFact(words, reader)
  if (!found) {
    const read =
      readPayer(words, query, reader) || readPaying(words, query) || readUnfiled(words, query)
    if (read > 0) return read
  }
  const folded = words.map(foldText)
  const count = found?.count ?? Math.max(nameLength(folded), payingLength(folded))
  const said = found?.isSure ? plainTerm : meantBy(wordsOf(words.slice(0, count).join(' ')))
  const term = { ...said, amount: found?.amount ?? null, span: found?.span ?? null }
  if (found || term.words.length > 0) query.terms.push(term)
  return count
}

export interface ReadPart {
  readonly asked: SearchQuery
  /** How many of what was typed say it. */
  readonly count: number
  /** Typed without a sign that says what it is. */
  readonly isPlain: boolean
}

const emptyDraft = (): QueryDraft =>
  Object.fromEntries(Object.keys(emptyQuery).map((name) => [name, []])) as never

/** The part of a search that begins here. */
export function readPart(tokens: readonly Token[], at: number, reader: Reader): ReadPart {
  const asked = emptyDraft()
  const token = tokens[at] as Token
  const { key, text, isQuoted } = token
  if (isPlain(token)) {
    return { count: readPlain(plainFrom(tokens, at), asked, reader), asked, isPlain: true }
  }
  const isRead = Object.hasOwn(keys, key) && keys[key]?.(text, asked, reader)
  if (!isRead && key === '' && !isQuoted) readTag(text, asked, reader)
  else if (!isRead) {
    const words = wordsOf(`${key} ${text}`)
    if (words.length > 0) asked.terms.push({ ...plainTerm, words, isPhrase: isQuoted })
  }
  return { asked, count: 1, isPlain: false }
}
