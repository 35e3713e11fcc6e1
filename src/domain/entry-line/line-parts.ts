/** Takes out of a line what stands apart from its words: tags, day, amount and what it is about. */
import type { Day } from '../calendar/calendar.ts'
import {
  type AmountContext,
  type FoundAmount,
  findAmount,
  isShoutedIn,
  type Unread,
} from './find-amount.ts'
import { findDay } from './find-day.ts'
import { readCurrency } from './read-currency.ts'
import type { Run } from './read-runs.ts'
import type { Token } from './tokens.ts'

export type LinePart =
  | 'amount'
  | 'day'
  | 'category'
  | 'tag'
  | 'payment'
  | 'person'
  | 'noun'
  | 'back'
  | 'months'
  | 'group'
  | 'repeats'

/** What a stretch of the line was read as. */
export interface Mark {
  readonly part: LinePart
  readonly start: number
  readonly end: number
}

/** What each word was taken for; null is still open. */
export type Taken = (LinePart | null)[]

const tagPattern = /^#([\p{L}\p{N}_](?:[\p{L}\p{N}_\-.&]*[\p{L}\p{N}_&])?)[-.]*$/u
const personPattern = /^@\p{L}[\p{L}\p{N}_\-.]*$/u
const longestTag = 40

/** Not #1 or #4711, which number something. */
export function tagOf({ text, isQuoted }: Token): string | null {
  const name = isQuoted ? undefined : tagPattern.exec(text)?.[1]
  return name && /[^\p{N}]/u.test(name) && name.length <= longestTag ? name : null
}

export const personOf = ({ text, isQuoted }: Token): string | null =>
  !isQuoted && personPattern.test(text) ? text.slice(1) : null

export const takeTags = (tokens: readonly Token[]): Taken =>
  tokens.map((token) => (tagOf(token) === null ? null : 'tag'))

export const fill = (taken: Taken, part: LinePart, at: number, count: number) =>
  taken.fill(part, at, at + count)

export interface Numbers {
  /** Null when none is named, or one there is not. */
  readonly day: Day | null
  /** A day that was named and does not exist, as it was typed. */
  readonly wrongDay: string | null
  readonly price: FoundAmount | null
  readonly unread: Unread | null
  readonly unclear: string | null
}

export function takeNumbers(
  tokens: readonly Token[],
  taken: Taken,
  context: AmountContext,
): Numbers {
  const open = tokens.map((token, at) =>
    taken[at] === null ? token : { ...token, isQuoted: true },
  )
  const isShouting = isShoutedIn(tokens)
  const isMoney = (at: number) =>
    readCurrency(open[at]?.text ?? '', context.currency, isShouting) !== null
  const found = findDay(open, context, isMoney)
  if (found) fill(taken, 'day', found.at, found.count)
  const isTaken = (at: number) => taken[at] != null || (tokens[at]?.isQuoted ?? true)
  const numbers = findAmount(tokens, isTaken, context, found !== null)
  const { price, unread, dotted, apart, unclear } = numbers
  const day = found ?? (dotted && { ...dotted, count: 1 })
  if (dotted) fill(taken, 'day', dotted.at, 1)
  const counted = price ?? unread
  if (counted) fill(taken, 'amount', counted.at, counted.count)
  if (apart !== null) fill(taken, 'amount', apart, 1)
  const isWrong = day !== null && day.day === null
  return {
    day: day?.day ?? null,
    wrongDay: isWrong ? typedAt(tokens, day.at, day.count) : null,
    price,
    unread,
    unclear,
  }
}

/** The words as they were typed. */
export const typedAt = (tokens: readonly Token[], at: number, count: number): string =>
  tokens
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(' ')

const leadIns = new Set(['for', 'on', 'of'])
const leadOuts = new Set(['for', 'at', 'on', '=', '-', '–', '—', ':', '@', 'and', 'of'])
/** What leads to a date in other languages. */
const dayLeads = new Set('am le el il den op no na em dia vom zum du'.split(' '))

/** The words that are left, without those that only led to what was taken. */
export function runsOf(tokens: readonly Token[], taken: Taken): readonly Run[] {
  const runs: Token[][] = []
  for (const [at, token] of tokens.entries()) {
    if (taken[at] !== null) continue
    const before = tokens[at - 1]
    const isNext = before !== undefined && taken[at - 1] === null
    const isApart = personOf(token) !== null || (before !== undefined && personOf(before) !== null)
    const last = runs.at(-1)
    if (isNext && !isApart && last) last.push(token)
    else runs.push([token])
  }
  const isLeadIn = (token: Token | undefined, index: number) =>
    index === 0 && taken[0] !== null && token !== undefined && leadIns.has(token.word)
  const isLeadOut = (token: Token | undefined) => {
    const next = token && taken[tokens.indexOf(token) + 1]
    if (token === undefined || next == null) return false
    return leadOuts.has(token.word) || (next === 'day' && dayLeads.has(token.word))
  }
  return runs
    .map((run, index) => (isLeadIn(run[0], index) ? run.slice(1) : run))
    .map((run) => (isLeadOut(run.at(-1)) ? run.slice(0, -1) : run))
    .filter((run) => run.length > 0)
    .map((run) => ({ tokens: run, isPerson: run[0] !== undefined && personOf(run[0]) !== null }))
}

export function spanOf(part: LinePart, tokens: readonly Token[]): Mark {
  return { part, start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 }
}

/** Words next to each other that were taken for the same are one mark, but every tag is its own. */
export function marksOf(tokens: readonly Token[], taken: Taken): readonly Mark[] {
  const marks: Mark[] = []
  for (const [at, token] of tokens.entries()) {
    const part = personOf(token) === null ? (taken[at] ?? null) : 'person'
    if (part === null) continue
    const last = marks.at(-1)
    const isSame = part !== 'tag' && part !== 'person' && taken[at - 1] === part
    if (isSame && last) marks[marks.length - 1] = { ...last, end: token.end }
    else marks.push(spanOf(part, [token]))
  }
  return marks
}
