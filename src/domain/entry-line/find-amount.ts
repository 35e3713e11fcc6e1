/** Finds the amount of a line among the other numbers people write. */
import type { Day } from '../calendar.ts'
import { decimalMarkOf } from '../locale.ts'
import type { AmountProblem } from '../parse-amount.ts'
import { dottedDay } from './find-day.ts'
import { type PriceContext, type Written, workOut, writtenPrice } from './read-price.ts'
import { joiningWords, type Token } from './tokens.ts'

export interface AmountContext extends PriceContext {
  readonly today: Day
}

export interface FoundAmount extends Written {
  readonly amount: number
}

export interface FoundNumbers {
  readonly price: FoundAmount | null
  /** Why the only number there is cannot be the amount. */
  readonly problem: AmountProblem | null
  /** A dotted number that turned out to be the day. */
  readonly dotted: { readonly at: number; readonly day: Day } | null
}

/** The number behind one of these says which one, not how much. */
const labels = new Set(
  (
    'size room table line gate bus tram route highway no nr number level version part ' +
    'volume chapter season episode terminal platform seat row track iphone pixel galaxy ps ' +
    'playstation xbox windows age aged zone unit'
  ).split(' '),
)

/** The number behind one of these says how much. */
const prices = new Set(['for', 'at', 'cost', 'costs', 'total', 'is', 'was', '='])

interface Candidate extends FoundAmount {
  readonly score: number
}

interface Line {
  readonly tokens: readonly Token[]
  readonly isTaken: (at: number) => boolean
  readonly written: readonly (Written | null)[]
}

const wordAt = ({ tokens }: Line, at: number) => tokens[at]?.word ?? ''

function placeScore(line: Line, { at, count }: Written): number {
  const next = at + count
  const isEnd = next >= line.tokens.length || line.isTaken(next)
  const isFreeRight = isEnd || joiningWords.has(wordAt(line, next)) || line.written[next] != null
  const isFreeLeft = at === 0 || line.isTaken(at - 1)
  const ends = (isFreeRight ? 2 : 0) + (isFreeLeft ? 1 : 0)
  if (isLabelled(line, at)) return ends - 3
  return prices.has(wordAt(line, at - 1)) ? ends + 1 : ends
}

/** `size 42`, and `for 4` while that many sit at a table. */
function isLabelled(line: Line, at: number): boolean {
  const before = wordAt(line, at - 1)
  const sum = line.written[at]?.sum ?? ''
  return labels.has(before) || (/^(for|of)$/.test(before) && /^([1-9]|1\d|20)$/.test(sum))
}

function shapeScore({ sum, currency, sign }: Written, today: Day): number {
  const isNearYear = /^\d{4}$/.test(sum) && Math.abs(Number(sum) - Number(today.slice(0, 4))) <= 1
  const isLong = /^\d{8,}$/.test(sum)
  const isPrice = /[.,'’+*]/.test(sum) || sign !== null
  const isMeasure = /^\d+[x×]\d+$/i.test(sum)
  const doubt = (isNearYear ? 2 : 0) + (isLong ? 3 : 0) + (isMeasure ? 1 : 0)
  return (currency === null ? 0 : 8) + (isPrice ? 4 : 0) - doubt
}

/** 007 and 0049 are names; 0.50 is not. */
const isName = ({ sum }: Written) => /^0\d/.test(sum)

const isComma = ({ sum }: Written) => sum.includes(',')

/** Where decimals have a comma, 12.05 beside another amount is the day. */
function dottedAmong(line: Line, candidates: readonly Candidate[], context: AmountContext) {
  if (decimalMarkOf(context.locale) !== ',') return null
  for (const { at, count, currency } of candidates) {
    const token = line.tokens[at]
    const day = token && count === 1 && currency === null ? dottedDay(token, context.today) : null
    const isClear = (other: Candidate) =>
      other.at !== at && (other.currency !== null || isComma(other) || /^\d+$/.test(other.sum))
    const other = candidates.find((one) => isClear(one) && one.score >= 2)
    if (day !== null && other) return { at, day }
  }
  return null
}

/** What adds to an amount is not another one. */
function allWritten(tokens: readonly Token[], read: (at: number) => Written | null) {
  let addedUntil = 0
  return tokens.map((_, at) => {
    const one = at < addedUntil ? null : read(at)
    if (one && one.addedCount > 0) addedUntil = at + one.count
    return one
  })
}

/** Of two that are as likely the larger one: the other counts something. */
const best = (candidates: readonly Candidate[]): Candidate | null =>
  [...candidates].sort((a, b) => b.score - a.score || b.amount - a.amount)[0] ?? null

/** Capitals say nothing where everything is in capitals. */
export const isShoutedIn = (tokens: readonly Token[]) =>
  !tokens.some((token) => /\p{Ll}/u.test(token.text))

/** The likeliest amount: one with a currency or decimals, at an end of the line, not a count. */
export function findAmount(
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
  context: AmountContext,
  hasDay: boolean,
): FoundNumbers {
  const open = tokens.map((token, at) => (isTaken(at) ? { ...token, isQuoted: true } : token))
  const sentence = { tokens: open, own: context.currency, isShouting: isShoutedIn(tokens) }
  const written = allWritten(tokens, (at) => (isTaken(at) ? null : writtenPrice(sentence, at)))
  const line: Line = { tokens, isTaken, written }
  const candidates: Candidate[] = []
  let problem: AmountProblem | null = null
  for (const one of written) {
    if (one === null || isName(one)) continue
    const price = workOut(one, context)
    const score = placeScore(line, one) + shapeScore(one, context.today)
    if (price.ok) candidates.push({ ...one, amount: price.amount, score })
    else if (price.reason !== 'not-a-number') problem = price.reason
  }
  const dotted = hasDay ? null : dottedAmong(line, candidates, context)
  const price = best(candidates.filter(({ at }) => at !== dotted?.at))
  return { price, problem: price ? null : problem, dotted }
}
