/** Every number a clause claims, whatever way it is written: digits, words, percentages. */

import { exponentOf, isCurrency } from '#domain/money/money.ts'
import { currencySigns } from '../../entry-line/currency-words.data.ts'
import { foldText } from '../../ledger.ts'
import { decimalMarkOf } from '../../locale.ts'
import { numberWords } from './number-words.data.ts'

export interface Claim {
  readonly kind: 'money' | 'percent' | 'number' | 'word' | 'unreadable'
  /** Without grouping and needless zeros, so that equal numbers are equal. */
  readonly value: string
  /** What the sign beside it can stand for. */
  readonly currencies?: readonly string[]
  /** What is counted, the word after it. */
  readonly unit?: string
  /** Its place in `from 3 to 4` or `3 of 4`. */
  readonly role?: Role
}

type Role = 'from' | 'to' | 'of'

const numberShape = /\d+(?:[.,'’\u00a0\u202f ]\d+)*/gu
const signShape = /[\p{Sc}\p{L}.]*\p{Sc}|[\p{L}]{1,12}\.?/u
const before = new RegExp(`(?:${signShape.source})[\\s\\u00a0\\u202f]?[-+\u2212]?$`, 'u')
const after = new RegExp(`^[\\s\\u00a0\\u202f]?(?:${signShape.source})`, 'u')
const countedAfter = /^[\s-]*([a-z]+)/i
const percentAfter = /^[\s\u00a0\u202f]?(?:[%٪﹪％‰]|per\s?cent\b|percent|prozent|pour cent)/i
const scaleAfter = /^[\s\u00a0\u202f]?(?:k|m|bn|mio|mn|tsd|thousand|million|billion|e\d)\b/i

/** By threes, or as in India; a number torn elsewhere is two. */
const grouped = /^\d{1,3}(,\d{3})*$|^\d{1,2}(,\d{2})+,\d{3}$|^\d+$/
const spaceInDecimals = /[.,]\d+['’\u00a0\u202f ]/

/** What digits with their marks say, by the reader's habits; null when it is not clear. */
export function readValue(text: string, locale: string): string | null {
  const mark = decimalMarkOf(locale)
  const other = mark === '.' ? ',' : '.'
  const bare = text.replace(/['’\u00a0\u202f ]/g, (space) => (isGroup(text, space) ? '' : '?'))
  if (bare.includes('?') || spaceInDecimals.test(text)) return null
  const marks = bare.replace(/\d/g, '')
  if (marks === '') return tidy(bare, '')
  const last = marks.at(-1) ?? ''
  const [whole = '', decimals = ''] = cutAt(bare, last)
  // The last mark is the decimal one, unless it is the other one and sets groups apart.
  const isOnce = marks.indexOf(last) === marks.length - 1
  if (isOnce && (last === mark || decimals.length !== 3)) {
    const groups = whole.replaceAll(last === mark ? other : mark, ',')
    return grouped.test(groups) ? tidy(groups.replaceAll(',', ''), decimals) : null
  }
  const isAllGroups = new Set(marks).size === 1 && grouped.test(bare.replaceAll(last, ','))
  return isAllGroups && last === other ? tidy(bare.replace(/[.,]/g, ''), '') : null
}

const cutAt = (text: string, mark: string) => {
  const at = text.lastIndexOf(mark)
  return [text.slice(0, at), text.slice(at + 1)]
}

const isGroup = (text: string, space: string) =>
  text
    .split(space)
    .slice(1)
    .every((part) => /^\d{3}(?!\d)/.test(part))

function tidy(whole: string, decimals: string): string {
  const left = whole.replace(/^0+(?=\d)/, '')
  const right = decimals.replace(/0+$/, '')
  return right === '' ? left : `${left}.${right}`
}

const isLetter = (text: string | undefined) => text !== undefined && /\p{L}/u.test(text)

function currenciesOf(sign: string): readonly string[] {
  const plain = sign.trim().replace(/\.$/, '')
  const known = currencySigns[foldText(plain)] ?? currencySigns[plain.toLowerCase()]
  if (known && Object.hasOwn(currencySigns, plain.toLowerCase())) return known
  if (/^[A-Z]{3}$/.test(plain) && isCurrency(plain)) return [plain]
  const [own] = /\p{Sc}$/u.exec(plain) ?? []
  return own && own !== plain ? currenciesOf(own) : []
}

function moneyBeside(text: string, start: number, end: number): readonly string[] {
  const left = before.exec(text.slice(Math.max(0, start - 16), start))?.[0] ?? ''
  const right = after.exec(text.slice(end, end + 16))?.[0] ?? ''
  const found = [...currenciesOf(left.replace(/[-+\u2212]$/u, '')), ...currenciesOf(right)]
  return [...new Set(found)]
}

/** `entries` and `entry` count the same. */
const unitAfter = (rest: string): string | undefined => {
  const word = countedAfter.exec(rest)?.[1]?.toLowerCase()
  return word && !notCounted.has(word) ? word.replace(/ies$/, 'y').replace(/s$/, '') : undefined
}

const notCounted = new Set(
  'in on at of for to and or but a an the more less over is was'.split(' '),
)

function roleAt(before: string): Role | undefined {
  const bare = before.replace(/(?:\p{Sc}|[A-Z]{3})?[\s\u00a0\u202f]?[-+\u2212]?$/u, '')
  if (/\bfrom(?: about)?\s*$/i.test(bare)) return 'from'
  if (/\bfrom\b.*\bto(?: about)?\s*$/i.test(bare)) return 'to'
  return /[\d%\p{Sc}](?:\s\p{L}+)? of(?: about)?\s*$/iu.test(bare) ? 'of' : undefined
}

/** Also before the sign of its currency; between two numbers it is a span. */
const minusBefore = /(?<!\d)[-\u2012-\u2014\u2212](?:\p{Sc}|[A-Z]{3})?[\s\u00a0\u202f]?$/u

const decimalsIn = (digits: string, locale: string): number => {
  const at = digits.lastIndexOf(decimalMarkOf(locale))
  return at < 0 ? 0 : digits.length - at - 1
}

function claimAt(text: string, digits: string, start: number, locale: string): Claim {
  const end = start + digits.length
  const rest = text.slice(end)
  const value = readValue(digits, locale)
  const isGlued = isLetter(text[start - 1]) && !/[\p{Sc}A-Z]/u.test(text[start - 1] ?? '')
  if (value === null || isGlued || scaleAfter.test(rest) || /^[/⁄:×]\d/.test(rest)) {
    return { kind: 'unreadable', value: digits }
  }
  const signed = minusBefore.test(text.slice(0, start)) ? `-${value}` : value
  const role = roleAt(text.slice(0, start))
  const placed = { value: signed, ...(role && { role }) }
  if (percentAfter.test(rest)) {
    const isEnd = /\bto\s*$/i.test(text.slice(0, start))
    return { kind: 'percent', ...placed, ...(isEnd && { role: 'to' as const }) }
  }
  const currencies = moneyBeside(text, start, end)
  if (currencies.some((code) => decimalsIn(digits, locale) > exponentOf(code))) {
    return { kind: 'unreadable', value: digits }
  }
  if (currencies.length > 0) return { kind: 'money', ...placed, currencies }
  const unit = unitAfter(rest)
  return { kind: 'number', ...placed, ...(unit && { unit }) }
}

/** `one of them` counts nothing. */
const harmlessOne =
  /\b(?:no|the|this|that|each|every|any|another|which|some)\s+one\b|\bone (?:of|by|at)\b/gi
const word = /[\p{L}\p{M}]+/gu
const odd = /[\u00bc-\u00be\u2150-\u218f\u2460-\u24ff〇一二三四五六七八九十百千万億兆]/u

function wordClaim(text: string, found: string, index: number): readonly Claim[] {
  const folded = foldText(found)
  const value = Object.hasOwn(numberWords, folded) ? numberWords[folded] : undefined
  if (value === undefined) return []
  if (!/^\d+$/.test(value)) return [{ kind: 'word', value }]
  const rest = text.slice(index + found.length)
  if (percentAfter.test(rest)) return [{ kind: 'percent', value }]
  const unit = unitAfter(rest)
  return [{ kind: 'number', value, ...(unit && { unit }) }]
}

/** All of them, in no order; days are no longer in the text, and digits are plain. */
export function readClaims(text: string, locale: string): readonly Claim[] {
  const claims: Claim[] = []
  if (odd.test(text)) claims.push({ kind: 'unreadable', value: text.slice(0, 40) })
  for (const { 0: digits, index } of text.matchAll(numberShape)) {
    claims.push(claimAt(text, digits, index, locale))
  }
  if (/\p{N}/u.test(text.replace(/\d/g, ''))) claims.push({ kind: 'unreadable', value: text })
  const counting = text.replace(harmlessOne, (some) => ' '.repeat(some.length))
  for (const { 0: found, index } of counting.matchAll(word)) {
    claims.push(...wordClaim(counting, found, index))
  }
  return claims
}
