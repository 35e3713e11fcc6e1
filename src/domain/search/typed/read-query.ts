/** Reads what somebody typed into the search box. */
import type { DayRange } from '../../calendar/calendar.ts'
import { foldText } from '../../ledger.ts'
import { nameLength } from '../category-names.ts'
import {
  emptyQuery,
  isEmptyQuery,
  isLittle,
  isLittleWord,
  isOnlySaid,
  plainTerm,
  type SearchQuery,
  type Term,
} from '../query.ts'
import type { Reader } from '../read-days.ts'
import { readFact } from '../read-fact.ts'
import { wordsOf } from '../words.ts'
import { meantBy, payingLength, type ReadPart, readPart } from './read-part.ts'
import { readWeekends } from './read-weekends.ts'
import { isPlain, plainFrom, type Token, tokensOf } from './tokens.ts'

/** What was typed, part by part: what is asked for, what is left out, and where an `or` stands. */
type Part =
  | { readonly kind: 'asked'; readonly asked: SearchQuery; readonly isPlain: boolean }
  | { readonly kind: 'out'; readonly asked: SearchQuery }
  | { readonly kind: 'or' }

type AskedPart = Extract<Part, { kind: 'asked' }>

const orWords = /^(?:or|oder|ou)$/
const listing = /^(?:and|or|nor|&|und|oder|noch|et|ou|ni|e|nem)$/
const notWords = new Set(
  foldText(`not except excluding without minus ohne nicht außer ausser sans sauf hors pas sem exceto
    não`).split(/\s+/),
)
const notPhrases = /^(?:other than|apart from|aside from)$/
const butWords = /^(?:but|aber|mais|mas)$/
const paidWords = /^(?:paid|bezahlt|gezahlt|paye|payes|pago|pagos)$/

const plainWord = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at]
  return isPlain(token) && !token.isOut ? foldText(token.text) : ''
}

/** How many words say that what follows is left out: `not at the`, `but without`, `ohne`. */
function notLength(tokens: readonly Token[], at: number, reader: Reader): number {
  const but = butWords.test(plainWord(tokens, at)) ? 1 : 0
  const word = plainWord(tokens, at + but)
  const isPhrase = notPhrases.test(`${word} ${plainWord(tokens, at + but + 1)}`)
  if (!isPhrase && !notWords.has(word)) return 0
  // Not more than 50, without a category: those say something by themselves.
  const { asked } = readPart(tokens, at + but, reader)
  const [term] = asked.terms
  if (!term || term.amount !== null || term.span !== null) return 0
  let count = but + (isPhrase ? 2 : 1)
  const isPaying = (start: number) =>
    paidWords.test(plainWord(tokens, start)) &&
    start + 1 < tokens.length &&
    readPart(tokens, start + 1, reader).asked.methods.length > 0
  while (isLittleWord(plainWord(tokens, at + count)) || isPaying(at + count)) count++
  return at + count < tokens.length ? count : 0
}

const isMore = (word: string) => {
  const meant = meantBy([word])
  return isOnlySaid({ ...meant, filed: meant.filed?.isNear ? null : meant.filed })
}

/** Where one thing is at the one place and another at the other: at Aldi and on REWE. */
const besides =
  /^(?:(?:and|&) (?:at|on|in|from)|und (?:bei|im|in|auf|von)|et (?:a|au|chez)|e (?:no|na|em)) \S/

/** Whether an `and` names another thing instead, as nothing is bought at two places. */
function isEither(tokens: readonly Token[], at: number, reader: Reader): boolean {
  const words = plainFrom(tokens, at).map(foldText)
  if (at === 0 || !isPlain(tokens[at - 1]) || readFact(words.slice(1), reader)) return false
  return besides.test(words.join(' '))
}

/** The words of a name that is left out: `without corner shop in october` leaves out two. */
function nameOut(tokens: readonly Token[], at: number, reader: Reader): number {
  const words = plainFrom(tokens, at).map(foldText)
  const named = Math.max(nameLength(words), payingLength(words))
  if (named > 1) return named
  let end = at + 1
  for (; end < tokens.length && !/,$/.test(tokens[end - 1]?.text ?? ''); end++) {
    const word = plainWord(tokens, end)
    const isEnd = word === '' || isLittleWord(word) || notLength(tokens, end, reader) > 0
    if (isEnd || readFact(plainFrom(tokens, end), reader) || !isMore(word)) break
  }
  return end - at
}

/** What is left out here: days, an amount, a name, or what has a sign of its own. */
function readOut(tokens: readonly Token[], at: number, reader: Reader) {
  const words = plainFrom(tokens, at)
  if (words.length === 0) return readPart(tokens, at, reader)
  const isWord = tokens[at]?.isOut === true
  const fact = readFact(isWord ? words.slice(0, 1) : words, reader)
  const count = fact?.count ?? (isWord ? 1 : nameOut(tokens, at, reader))
  const said = fact?.isSure ? plainTerm : meantBy(wordsOf(words.slice(0, count).join(' ')))
  const term = { ...said, amount: fact?.amount ?? null, span: fact?.span ?? null }
  return { asked: { ...emptyQuery, terms: [term] }, count }
}

/** What else is left out: `without rent, groceries and fuel`. */
function nextOut(tokens: readonly Token[], at: number, reader: Reader): number | null {
  const isListed = listing.test(plainWord(tokens, at))
  const next = isListed ? at + 1 : at
  const isGoingOn = isListed || /,$/.test(tokens[at - 1]?.text ?? '')
  if (!isGoingOn || next >= tokens.length || tokens[next]?.isOut) return null
  const words = plainFrom(tokens, next)
  return words.length > 0 && readFact(words, reader) !== null ? null : next
}

const inDays = (span: DayRange): Part => ({
  ...{ kind: 'asked', isPlain: true },
  asked: { ...emptyQuery, terms: [{ ...plainTerm, span }] },
})

function partsOf(tokens: readonly Token[], reader: Reader): readonly Part[] {
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; ) {
    const not = notLength(tokens, at, reader)
    if (tokens[at]?.isOut || not > 0) {
      let next: number | null = at + not
      while (next !== null) {
        const { asked, count } = readOut(tokens, next, reader)
        parts.push({ kind: 'out', asked })
        at = next + count
        next = not > 0 ? nextOut(tokens, at, reader) : null
      }
    } else {
      const weekends = readWeekends(plainFrom(tokens, at), reader)
      const { count, ...part } = readPart(tokens, at, reader)
      const isOr = count === 1 && orWords.test(plainWord(tokens, at))
      if (weekends) parts.push(...weekends.spans.map(inDays))
      else if (isOr || isEither(tokens, at, reader)) parts.push({ kind: 'or' })
      else parts.push({ kind: 'asked', ...part })
      at += weekends?.count ?? (isOr ? 1 : count)
    }
  }
  return parts
}

const termOf = ({ asked }: AskedPart): Term | undefined => asked.terms[0]

/** A day holds besides a thing, and so does an amount: only what is alike is chosen between. */
function likenessOf(part: AskedPart): 'days' | 'amount' | 'thing' {
  const term = termOf(part)
  if (term?.span) return 'days'
  return term?.amount ? 'amount' : 'thing'
}

const isNothing = (part: AskedPart) => {
  const term = termOf(part)
  return part.isPlain && term !== undefined && isLittle(term)
}

/** Words of one name stand together: market hall or corner shop. */
function isNameWord(part: AskedPart | undefined): boolean {
  const term = part && termOf(part)
  return term !== undefined && part?.isPlain === true && isOnlySaid(term)
}

/** The parts of one side of an `or`, those next to it first. */
function sideOf(parts: readonly AskedPart[]): readonly AskedPart[] {
  const first = parts.slice(0, 1)
  if (!isNameWord(first[0])) return first
  const end = parts.findIndex((part) => !isNameWord(part))
  return end < 0 ? parts : parts.slice(0, end)
}

/** More ways would be asked for one by one, and nobody means them. */
const waysMost = 8

/** The ways in which one thing that is asked for may be met, each in all its parts. */
type Choice = readonly (readonly AskedPart[])[]

/** The last thing with what may hold in its place; null when they are nothing alike. */
function chosen(choices: readonly Choice[], right: readonly AskedPart[]): readonly Choice[] | null {
  const last = choices.at(-1) ?? []
  const single = choices.map((ways) => (ways.length === 1 ? (ways[0]?.[0] ?? null) : null))
  const from = single.lastIndexOf(null) + 1
  const left = sideOf(
    single
      .slice(from)
      .flatMap((part) => part ?? [])
      .toReversed(),
  ).toReversed()
  const ways = last.length > 1 ? last : [left]
  const [one, other] = [ways[0]?.[0], right[0]]
  if (!one || !other || likenessOf(one) !== likenessOf(other)) return null
  const kept = choices.slice(0, last.length > 1 ? -1 : -left.length)
  return [...kept, [...ways, right]]
}

/** Every way to meet the whole: `netflix or spotify in march` are two, each with the month. */
const allWays = (choices: readonly Choice[]): Choice =>
  choices.reduce<Choice>(
    (ways, choice) =>
      ways.flatMap((way) => choice.map((more) => [...way, ...more])).slice(0, waysMost),
    [[]],
  )

const isThing = (part: AskedPart) => likenessOf(part) === 'thing'

const spanOf = (part: Part | undefined) =>
  part?.kind === 'asked' && part.isPlain ? (termOf(part)?.span ?? null) : null

/** No entry is of both: whoever says october november means either. */
function isApart(one: Part | undefined, other: Part): boolean {
  const [a, b] = [spanOf(one), spanOf(other)]
  const isBefore = (first: DayRange, next: DayRange) =>
    first.to !== null && next.from !== null && first.to < next.from
  return a !== null && b !== null && (isBefore(a, b) || isBefore(b, a))
}

/** What is nothing alike parts all of it: netflix in march or spotify in april. */
function waysIn(parts: readonly Part[]): Choice {
  const asked = parts.filter((part) => part.kind !== 'out')
  const some = asked
    .filter((part) => part.kind === 'or' || !isNothing(part))
    .flatMap((part, at, all): readonly (typeof part)[] =>
      isApart(all[at - 1], part) ? [{ kind: 'or' }, part] : [part],
    )
  const clauses: (readonly Choice[])[] = [[]]
  for (let at = 0; at < some.length; at++) {
    const part = some[at] as AskedPart | Extract<Part, { kind: 'or' }>
    const before = clauses.at(-1) ?? []
    if (part.kind === 'asked') clauses[clauses.length - 1] = [...before, [[part]]]
    else {
      const stop = some.findIndex(({ kind }, index) => index > at && kind === 'or')
      const right = sideOf(
        some.slice(at + 1, stop < 0 ? some.length : stop).filter((one) => one.kind === 'asked'),
      )
      const either = chosen(before, right)
      if (either) clauses[clauses.length - 1] = either
      else clauses.push([])
      at += either ? right.length : 0
    }
  }
  const isWhole = clauses.every((clause) => clause.flat(2).some(isThing))
  return isWhole ? clauses.flatMap(allWays) : allWays(clauses.flat())
}

const joined = (parts: readonly { readonly asked: SearchQuery }[]): SearchQuery =>
  Object.fromEntries(
    Object.keys(emptyQuery).map((name) => [
      name,
      parts.flatMap(({ asked }) => asked[name as keyof SearchQuery] as readonly never[]),
    ]),
  ) as never

/** In French courses are groceries, in English lessons: the word beside it tells which. */
const frenchShopping =
  /(?<=\b(?:les|mes|nos|aux|en|de) )courses\b|\bcourses(?= (?:en|du|de|ce|au)\b)/giu

export function readQuery(typed: string, reader: Reader): SearchQuery {
  const tokens = tokensOf(typed.replace(frenchShopping, 'épicerie'))
  const parts = partsOf(tokens, reader)
  const not = parts.flatMap((part) => (part.kind === 'out' ? [part.asked] : []))
  const ways = waysIn(parts).slice(0, waysMost)
  const [first, ...or] = ways.map((way) => ({ ...joined(way), not }))
  if (first && !isEmptyQuery(first)) return { ...first, or }
  // Not in cash, without rent, -#work: all that was spent but that.
  if (not.length > 0) return { ...emptyQuery, kinds: ['expenses'], not }
  // Nothing is asked for but by little words: then those are looked for.
  const words: ReadPart[] = []
  for (let at = 0; at < tokens.length; at += words.at(-1)?.count ?? 1) {
    words.push(readPart(tokens, at, reader))
  }
  return joined(words)
}
