/** Finds the amount of a line among the other numbers people write. */
import type { Day } from '../calendar/calendar.ts'
import { datesAreDotted, decimalMarkOf } from '../locale.ts'
import type { AmountProblem } from '../money/parse-amount.ts'
import { dottedDay } from './days/date-shapes.ts'
import { eachLeads, eachPhrases, eachWords, labels, priceLeads, rides } from './number-words.ts'
import { isUnclearCurrency, readWeakCurrency } from './read-currency.ts'
import { type PriceContext, type Written, writtenPrice } from './read-price.ts'
import { referencesIn, saysWhich } from './reference-numbers.ts'
import { joiningWords, type Token } from './tokens.ts'
import {
  covers,
  currencyApart,
  isComma,
  isCounted,
  isCounting,
  isPricedBefore,
  isWholeDifference,
  workOut,
} from './work-out.ts'

export interface AmountContext extends PriceContext {
  readonly today: Day
}

export interface FoundAmount extends Written {
  readonly amount: number
}

/** A number that was meant as the amount and cannot be one. */
export interface Unread extends Written {
  readonly reason: AmountProblem
  /** What it would be with its marks between thousands; null when they cannot be. */
  readonly offered: number | null
}

/** `1.200` is no price where a dot begins decimals, but may be twelve hundred: that is asked. */
function grouped(one: Written, context: PriceContext): number | null {
  if (!/^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(one.sum)) return null
  const price = workOut({ ...one, sum: one.sum.replace(/[.,]/g, '') }, context)
  return price.ok ? price.amount : null
}

/** Where one of them buys something: elsewhere thousands are paid for bread. */
const dear: ReadonlySet<string> = new Set(['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD'])

/** `bread 3.499` where a dot groups: what costs little is asked about, as `bread 3,499` is. */
export function doubtOf(price: FoundAmount | null, context: PriceContext): Unread | null {
  const mark = decimalMarkOf(context.locale)
  const isGrouped = /^[1-9]\d?[.,]\d{3}$/.test(price?.sum ?? '') && !price?.sum.includes(mark)
  if (!price || !isGrouped || price.factor > 1 || !dear.has(price.currency ?? context.currency))
    return null
  const sum = price.sum.replace(/[.,]/, mark)
  return { ...price, sum, reason: 'too-many-decimals', offered: price.amount }
}

export interface FoundNumbers {
  readonly price: FoundAmount | null
  readonly unread: Unread | null
  /** A dotted number that turned out to be the day; null when there is no such day. */
  readonly dotted: { readonly at: number; readonly day: Day | null } | null
  /** Where its currency stands, when that is apart from it. */
  readonly apart: number | null
  /** A name of money that cannot be told, as it was typed. */
  readonly unclear: string | null
}

interface Candidate extends FoundAmount {
  readonly score: number
}

interface Line {
  readonly tokens: readonly Token[]
  readonly isTaken: (at: number) => boolean
  readonly written: readonly (Written | null)[]
}

const wordAt = ({ tokens }: Pick<Line, 'tokens'>, at: number) => tokens[at]?.word ?? ''

function placeScore(line: Line, { at, count }: Written): number {
  const next = at + count
  const isEnd = next >= line.tokens.length || line.isTaken(next)
  const isFreeRight = isEnd || joiningWords.has(wordAt(line, next))
  const isFreeLeft = at === 0 || line.isTaken(at - 1)
  const ends = (isFreeRight ? 2 : 0) + (isFreeLeft ? 1 : 0)
  if (isLabelled(line, at)) return ends - 4
  if (rides.has(wordAt(line, at - 1))) return ends - 1
  return priceLeads.has(wordAt(line, at - 1)) ? ends + 1 : ends
}

/** `size 42`, and `for 4` while that many sit at a table. */
function isLabelled(line: Line, at: number): boolean {
  const before = wordAt(line, at - 1).replace(/\.$/, '')
  const sum = line.written[at]?.sum ?? ''
  const counted = wordAt(line, at - 2)
  // `3 for 5` is a price for three; `86 for 4` one for four people.
  if (before === 'for' && /^\d{1,2}$/.test(counted) && Number(counted) < Number(sum)) return false
  return labels.has(before) || (/^(for|of)$/.test(before) && /^([1-9]|1\d|20)$/.test(sum))
}

function shapeScore({ sum, currency, sign, isMinor }: Written, today: Day): number {
  const isNearYear = /^\d{4}$/.test(sum) && Math.abs(Number(sum) - Number(today.slice(0, 4))) <= 2
  const isLong = /^\d{8,}$/.test(sum)
  const isPrice = /[.,'’+*/\s]/.test(sum) || sign !== null
  const isMeasure = /^\d+[x×]\d+$/i.test(sum)
  const doubt =
    (isNearYear ? 3 : 0) + (isLong ? 3 : 0) + (isMeasure ? 1 : 0) + (isWholeDifference(sum) ? 5 : 0)
  // A 99p store is a name.
  const isMoney = currency !== null && !isMinor
  return (isMoney ? 8 : 0) + (isPrice ? 4 : 0) - doubt
}

/** `€ 3.10` is a price, unless the sign is that of the number before it: `500 € 3.10`. */
const hasOwnSign = (line: Line, candidates: readonly Candidate[], at: number) =>
  candidates.some(
    (one) =>
      one.at < at &&
      covers(one, at) &&
      one.currency !== null &&
      !candidates.some(
        (other) => other.at < one.at && covers(other, one.at) && !isLabelled(line, other.at),
      ),
  )

/**
 * Where decimals have a comma or dates have dots, 12.05 beside another amount is the day; elsewhere
 * only right behind one with a currency and decimals of its own.
 */
function dottedAmong(line: Line, candidates: readonly Candidate[], context: AmountContext) {
  const isDecimal = decimalMarkOf(context.locale) !== ','
  const isRare = isDecimal && !datesAreDotted(context.locale)
  for (const { at, count, currency } of candidates) {
    const token = line.tokens[at]
    const isBare = count === 1 && currency === null && !hasOwnSign(line, candidates, at)
    const day = token && isBare ? dottedDay(token, context.today) : undefined
    const isClear = (other: Candidate) =>
      !covers(other, at) &&
      (!isRare || isPricedBefore(other, at)) &&
      (other.currency !== null ||
        isCounted(other) ||
        (!isDecimal && (isComma(other) || /^\d+$/.test(other.sum))))
    const other = candidates.find(
      (one) => isClear(one) && (one.score >= 2 || one.at + one.count === at),
    )
    if (day !== undefined && other) return { at, day }
  }
  return null
}

/** What adds to an amount is not another one. */
function allWritten(tokens: readonly Token[], read: (at: number) => Written | null) {
  let addedUntil = 0
  return tokens.map((_, at) => {
    const one = at < addedUntil ? null : read(at)
    if (one && (one.addedCount > 0 || one.parts !== null)) addedUntil = at + one.count
    return one
  })
}

/** `2 tickets 24 cinema`: a small number that begins the line counts what a larger one costs. */
function countsMore(first: Candidate, all: readonly Candidate[]): boolean {
  const isSmall = first.at === 0 && first.currency === null && /^([1-9]|1\d|20)$/.test(first.sum)
  return isSmall && all.some(({ amount, score }) => amount > first.amount && score >= 0)
}

/** Of two that are as likely the larger one: the other counts something. */
const best = (candidates: readonly Candidate[]): Candidate | null =>
  [...candidates].sort((a, b) => b.score - a.score || b.amount - a.amount)[0] ?? null

/** Capitals say nothing where everything is in capitals. */
export const isShoutedIn = (tokens: readonly Token[]) =>
  !tokens.some((token) => /\p{Ll}/u.test(token.text))

/** What of a line may be read as a price: `open` is without what was taken already. */
export const sentenceOf = (
  open: readonly Token[],
  tokens: readonly Token[],
  { currency, locale }: PriceContext,
) => ({
  tokens: open,
  own: currency,
  language: locale.slice(0, 2),
  isShouting: isShoutedIn(tokens),
})

/** Of a sum that comes to nothing, as `15 - 899`, only the last number may be meant. */
function readAlone(line: Line, one: Written, read: (at: number) => Written | null) {
  const last = one.at + one.count - 1
  return one.addedCount > 0 && one.sum.includes('-') && !line.isTaken(last) ? read(last) : null
}

function candidatesIn(
  line: Line,
  context: AmountContext,
  readAlso: (at: number) => Written | null,
): { readonly candidates: readonly Candidate[]; readonly unread: Unread | null } {
  const candidates: Candidate[] = []
  let unread: Unread | null = null
  const weigh = (one: Written) => {
    const price = workOut(one, context)
    const score = placeScore(line, one) + shapeScore(one, context.today)
    if (price.ok) candidates.push({ ...one, amount: price.amount, score })
    else if (price.reason !== 'not-a-number')
      unread = { ...one, reason: price.reason, offered: grouped(one, context) }
    return price.ok
  }
  for (const one of line.written) {
    if (one === null || weigh(one)) continue
    const alone = readAlone(line, one, readAlso)
    if (alone) weigh(alone)
  }
  return { candidates, unread }
}

/** The likeliest amount: one with a currency or decimals, at an end of the line, not a count. */
export function findAmount(
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
  context: AmountContext,
  hasDay: boolean,
): FoundNumbers {
  const isReference = referencesIn(tokens, isTaken)
  const isClosed = (at: number) => isTaken(at) || isReference(at)
  const open = tokens.map((token, at) => (isClosed(at) ? { ...token, isQuoted: true } : token))
  const sentence = sentenceOf(open, tokens, context)
  const read = (at: number) => (isClosed(at) ? null : writtenPrice(sentence, at))
  const line: Line = { tokens, isTaken, written: allWritten(tokens, read) }
  const { candidates, unread } = candidatesIn(line, context, read)
  const dotted = hasDay ? null : dottedAmong(line, candidates, context)
  const others = candidates.filter((one) => dotted === null || !covers(one, dotted.at))
  const meant = others.filter(
    (one) => !countsMore(one, others) && !saysWhich(one, wordAt(line, one.at - 1)),
  )
  const found = best(meant)
  const near = found && withWeak(line, found, context)
  const isDone = (at: number) => isClosed(at) || at === dotted?.at
  const apart = isShoutedIn(tokens) ? null : near && currencyApart(tokens, isDone, near, context)
  const price = near && withEach(line, apart?.price ?? near, context)
  const unclear = price && unclearBeside(line, price, context)
  return { price, unread: price ? null : unread, dotted, apart: apart?.at ?? null, unclear }
}

const textAfter = ({ tokens }: Line, { at, count, currency }: FoundAmount) =>
  currency === null ? (tokens[at + count]?.text ?? '') : ''

/** Behind the number, before its smaller parts, or as a code before it. */
function unclearBeside(
  line: Line,
  price: FoundAmount,
  { currency: own }: AmountContext,
): string | null {
  if (price.currency !== null) return null
  const [before, after] = [line.tokens[price.at - 1]?.text ?? '', textAfter(line, price)]
  if (isUnclearCurrency(after, own)) return after
  const within = line.tokens.slice(price.at, price.at + price.count)
  const named = within.find(({ text }) => isUnclearCurrency(text, own))
  if (price.parts !== null && named) return named.text
  return /^[A-Z]{3,4}$/.test(before) && isUnclearCurrency(before, own) ? before : null
}

/** `30 pounds taxi`: a weight would have its price beside it, and that would be the amount. */
const moneyBeforeAll = /^(pounds?|sterling|pfund|libras)$/
const ofWords = /^(of|von|de)$/

/** Behind the amount itself even a word that mostly means something else is its currency. */
function withWeak(line: Line, price: FoundAmount, context: AmountContext): FoundAmount {
  const next = price.at + price.count
  const currency = line.isTaken(next) ? null : readWeakCurrency(textAfter(line, price))
  const goesOn = next + 1 < line.tokens.length && !line.isTaken(next + 1)
  const isMoney = moneyBeforeAll.test(wordAt(line, next)) && !ofWords.test(wordAt(line, next + 1))
  if (currency === null || (goesOn && !isMoney)) return price
  const grown = { ...price, currency, count: price.count + 1 }
  const worth = workOut(grown, context)
  return worth.ok ? { ...grown, amount: worth.amount } : price
}

/** How many words behind the price say that each of several costs so much: `2,80 das Stück`. */
function eachBehind(line: Line, next: number): number {
  if (line.isTaken(next)) return 0
  const [first, second] = [wordAt(line, next), wordAt(line, next + 1)]
  if (eachWords.has(first)) return 1
  return eachPhrases.has(`${first} ${second}`) ? 2 : 0
}

/** `4 tickets at 12.50 each` costs four times as much, and so do `4 Karten à 12,50`. */
function withEach(line: Line, price: FoundAmount, { largest }: AmountContext): FoundAmount {
  const next = price.at + price.count
  const behind = eachBehind(line, next)
  const many = line.tokens.find(
    (token, at) => isCounting(token) && (at < price.at || at >= next) && !line.isTaken(at),
  )
  const before = line.tokens[price.at - 1]
  const lead = before === undefined || line.isTaken(price.at - 1) ? '' : before.text.toLowerCase()
  // A mark that is left out is forgiven where something is counted: `3 Kaffee a 2,80`.
  const isBefore = eachLeads.has(lead) || (lead === 'a' && many !== undefined)
  if (behind === 0 && !isBefore) return price
  const at = lead === 'at' || isBefore ? price.at - 1 : price.at
  const amount = price.amount * Number(many?.text ?? 1)
  return amount > largest ? price : { ...price, amount, at, count: next + behind - at }
}
