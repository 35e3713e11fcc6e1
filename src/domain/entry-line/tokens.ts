/** A typed line cut into words, each knowing where it stood. */
import { foldText } from '../ledger.ts'
import { hasOwnNumber, rides, units } from './number-words.ts'

export interface Token {
  /** As typed, with the punctuation that clings to it. */
  readonly raw: string
  /** Without that punctuation. */
  readonly text: string
  /** As it is compared: no case, no accents. */
  readonly word: string
  readonly start: number
  readonly end: number
  /** Inside quotes nothing is read, it is only kept. */
  readonly isQuoted: boolean
}

/** Words that end one part of a sentence and begin the next. */
export const joiningWords: ReadonlySet<string> = new Set(
  'for with at by in and from to on via'.split(' '),
)

const quoted = /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»/y
const chunk = /(?:in|group):"[^"]+"|\S+/y
const around = String.raw`[^\s\d.,/+\-*×]{0,3}`
const ends = String.raw`(?=[,;]?(?:\s|$))`
/** Numbers grouped by spaces, between signs that may cling to them. */
const groups = (number: string) => new RegExp(`${around}${number}${around}${ends}`, 'y')
const thin = '[\u00a0\u2007\u2009\u202f]'
const any = '[\u00a0\u2007\u2009\u202f ]'
/** `1 899,-` and `1 899.–` are round prices. */
const dash = '[-–—]{1,2}'
const firmGroups = groups(String.raw`\d{1,3}(?:${thin}\d{3})+(?:[.,](?:\d+|${dash}))?`)
/** Beyond a million, with a group like 050 or with decimals nothing else can be meant. */
const clearThousands = String.raw`(?:(?: \d{3}){2,}|(?: 0\d\d)+)(?:[.,]\d+)?`
const plainGroups = groups(
  String.raw`[1-9]\d{0,2}(?:${clearThousands}|(?: \d{3})+[.,](?:\d\d?|${dash}))`,
)
/** No flight is called by one or two digits, and few tickets cost hundreds of thousands. */
const decimalGroups = groups(String.raw`[1-9]\d?(?: \d{3})+[.,]\d\d`)
const looseGroups = groups(String.raw`[1-9]\d{0,2}(?:${any}\d{3})+(?:[.,](?:\d+|${dash}))?`)
/** One digit before three is a thousand unless it counts what comes: `2 500 ml`. */
const shortGroup = groups(String.raw`[1-9] \d{3}`)
const clinging = /^[([~≈]+|[,;:!?)\]、。]+$/g
/** Japanese needs no space between what it was and what it cost. */
const han = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`
const beforePrice = new RegExp(
  String.raw`^(?:${han})+?(?=[¥￥]?[\d０-９][\d０-９,，.]*(?:[千万億]?円|[千万])?$)`,
  'u',
)

/** `3.40coffee` and `coffee3.40`: the space was forgotten; `12.50eur` has none. */
const forgotten = /^(?:\p{L}{3,}(?=\d+[.,]\d\d$)|\d+[.,]\d\d(?=\p{L}{4,}$))/u

function quotedAt(line: string, at: number): Token | null {
  quoted.lastIndex = at
  const found = quoted.exec(line)
  if (!found) return null
  const inside = found.slice(1).find((part) => part !== undefined) ?? ''
  const [start, end] = [at, at + found[0].length]
  return { raw: inside, text: inside, word: foldText(inside), start, end, isQuoted: true }
}

const matchAt = (pattern: RegExp, line: string, at: number): string | undefined => {
  pattern.lastIndex = at
  return pattern.exec(line)?.[0]
}

const wordAfter = (line: string, at: number) =>
  foldText(/^\s*(\S+)/.exec(line.slice(at))?.[1] ?? '')

/** How the reader writes numbers and days. */
export interface Writing {
  /** Where thousands stand apart: 1 234,50. */
  readonly isSpaced: boolean
  readonly isMonth: (word: string) => boolean
}

/** `may 12 345,67` and `on 5 850,00` begin with a day; `5 may 12 345,67` has one already. */
function isDayAt(line: string, at: number, tokens: readonly Token[], { isMonth }: Writing) {
  const [before = '', earlier = ''] = [tokens.at(-1)?.word, tokens.at(-2)?.word]
  const isDated = before === 'on' || (isMonth(before) && !/^\d{1,2}\D{0,2}$/.test(earlier))
  return isDated && /^(?:[1-9]|[12]\d|3[01]) \d{3}(?! \d{3})/.test(line.slice(at))
}

/** Not where the first of the numbers only says which one: `iPhone 15 899`. */
function groupedAt(line: string, at: number, tokens: readonly Token[], writing: Writing) {
  const { isSpaced } = writing
  const before = tokens.at(-1)?.word
  const firm = matchAt(firmGroups, line, at)
  if (firm !== undefined) return firm
  if ((before !== undefined && hasOwnNumber(before)) || isDayAt(line, at, tokens, writing)) {
    return undefined
  }
  // Two numbers behind a flight are its own and a price, unless they can only be one amount.
  if (before !== undefined && rides.has(before)) return matchAt(decimalGroups, line, at)
  const spaced = isSpaced ? matchAt(looseGroups, line, at) : undefined
  const found = spaced ?? matchAt(plainGroups, line, at)
  if (found !== undefined) return found
  const short = before === undefined || /^\p{L}/u.test(before) ? matchAt(shortGroup, line, at) : ''
  if (!short) return undefined
  const next = wordAfter(line, at + short.length)
  return units.has(next) || /^\d/.test(next) ? undefined : short
}

/** Wide letters and digits read as the narrow ones. */
const narrow = (text: string) =>
  /[\uff01-\uff5e\uffe5]/.test(text) ? text.normalize('NFKC') : text

function chunkAt(line: string, at: number, tokens: readonly Token[], writing: Writing) {
  const whole = groupedAt(line, at, tokens, writing) ?? matchAt(chunk, line, at)
  if (whole === undefined) return null
  const raw = (beforePrice.exec(whole) ?? forgotten.exec(whole))?.[0] ?? whole
  const text = narrow(raw.replace(clinging, '') || raw)
  return { raw, text, word: foldText(text), start: at, end: at + raw.length, isQuoted: false }
}

export function tokensOf(line: string, writing: Writing): readonly Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < line.length) {
    const token = quotedAt(line, at) ?? chunkAt(line, at, tokens, writing)
    if (token) tokens.push(token)
    at = token?.end ?? at + 1
  }
  return tokens
}
