/** Every number a text claims, whatever way it is written: digits, words, days, percentages. */
import { currencySigns } from '../../entry-line/currency-words.data.ts'
import { foldText } from '../../ledger.ts'
import { decimalMarkOf } from '../../locale.ts'
import { isCurrency } from '../../money.ts'
import { datePhrases } from './date-phrases.ts'
import { numberWords } from './number-words.data.ts'
import { toPlainDigits } from './plain-digits.ts'

export interface Claim {
  readonly kind: 'money' | 'percent' | 'number' | 'date' | 'word' | 'unreadable'
  /** Without grouping and needless zeros, so that equal numbers are equal. */
  readonly value: string
  /** What the sign beside it can stand for. */
  readonly currencies?: readonly string[]
  /** The unit of time after it. */
  readonly unit?: string
}

const numberShape = /\d+(?:[.,'’\u00a0\u202f ]\d+)*/gu
const signShape = /[\p{Sc}\p{L}.]*\p{Sc}|[\p{L}]{1,12}\.?/u
const before = new RegExp(`(?:${signShape.source})[\\s\\u00a0\\u202f]?[-+\u2212]?$`, 'u')
const after = new RegExp(`^[\\s\\u00a0\\u202f]?(?:${signShape.source})`, 'u')
const timeUnit = /^[\s-]*(day|week|month|year|time|hour|night|quarter)s?\b/i
const percentAfter = /^[\s\u00a0\u202f]?(?:[%٪﹪％‰]|per\s?cent\b|percent|prozent|pour cent)/i
const scaleAfter = /^[\s\u00a0\u202f]?(?:k|m|bn|mio|mn|tsd|thousand|million|billion|e\d)\b/i

/** What digits with their marks say, by the reader's habits; null when it is not clear. */
export function readValue(text: string, locale: string): string | null {
  const mark = decimalMarkOf(locale)
  const other = mark === '.' ? ',' : '.'
  const bare = text.replace(/['’\u00a0\u202f ]/g, (space) => (isGroup(text, space) ? '' : '?'))
  if (bare.includes('?')) return null
  const marks = bare.replace(/\d/g, '')
  if (marks === '') return tidy(bare, '')
  const last = marks.at(-1) ?? ''
  const [whole = '', decimals = ''] = cutAt(bare, last)
  // The last mark is the decimal one, unless it is the other one and sets groups apart.
  const isOnce = marks.indexOf(last) === marks.length - 1
  if (isOnce && (last === mark || decimals.length !== 3)) {
    const groups = whole.replaceAll(last === mark ? other : mark, ',')
    return /^\d{1,3}(,\d{2,3})*$|^\d+$/.test(groups)
      ? tidy(groups.replaceAll(',', ''), decimals)
      : null
  }
  const isAllGroups = new Set(marks).size === 1 && /^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/.test(bare)
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

function claimAt(text: string, digits: string, start: number, locale: string): Claim {
  const end = start + digits.length
  const rest = text.slice(end)
  const value = readValue(digits, locale)
  const isGlued = isLetter(text[start - 1]) && !/[\p{Sc}A-Z]/u.test(text[start - 1] ?? '')
  if (value === null || isGlued || scaleAfter.test(rest) || /^[/⁄:×]\d/.test(rest)) {
    return { kind: 'unreadable', value: digits }
  }
  const sign = /[-\u2212]$/.test(text.slice(0, start)) && !/\d[-\u2212]$/.test(text.slice(0, start))
  const signed = sign ? `-${value}` : value
  if (percentAfter.test(rest)) return { kind: 'percent', value: signed }
  const currencies = moneyBeside(text, start, end)
  if (currencies.length > 0) return { kind: 'money', value: signed, currencies }
  const unit = timeUnit.exec(rest)?.[1]?.toLowerCase()
  return { kind: 'number', value: signed, ...(unit && { unit }) }
}

/** `one of them` counts nothing. */
const harmlessOne =
  /\b(?:no|the|this|that|each|every|any|another|which|some)\s+one\b|\bone (?:of|by|at)\b/gi
const word = /[\p{L}\p{M}]+/gu
const odd = /[\u00bc-\u00be\u2150-\u218f\u2460-\u24ff〇一二三四五六七八九十百千万億兆]/u

/** All of them, in no order. */
export function readClaims(given: string, locale: string): readonly Claim[] {
  const claims: Claim[] = []
  if (odd.test(given)) claims.push({ kind: 'unreadable', value: given.slice(0, 40) })
  let text = toPlainDigits(given)
  for (const { start, end, value } of datePhrases(text, locale)) {
    claims.push({ kind: 'date', value })
    text = text.slice(0, start) + '·'.repeat(end - start) + text.slice(end)
  }
  for (const { 0: digits, index } of text.matchAll(numberShape)) {
    claims.push(claimAt(text, digits, index, locale))
  }
  if (/\p{N}/u.test(text.replace(/\d/g, ''))) claims.push({ kind: 'unreadable', value: text })
  for (const [found] of text.replace(harmlessOne, '').matchAll(word)) {
    const folded = foldText(found)
    const value = Object.hasOwn(numberWords, folded) ? numberWords[folded] : undefined
    if (value !== undefined) claims.push({ kind: 'word', value })
  }
  return claims
}
