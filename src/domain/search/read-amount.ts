/** Reads the amounts of a search: `>50`, `12,30`, `10-20`, `over 50`, `50 EUR`. */
import { decimalText, readDecimal } from '../import/decimal.ts'
import { exponentOf, isCurrency } from '../money.ts'
import type { AmountRange } from './query.ts'

export interface FoundAmount {
  readonly range: AmountRange
  /** How many words of the search say it. */
  readonly count: number
  /** It cannot be meant as a word. */
  readonly isSure: boolean
}

const signs: Readonly<Record<string, readonly string[]>> = {
  '€': ['EUR'],
  '£': ['GBP'],
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN'],
  '¥': ['JPY', 'CNY'],
  '₹': ['INR'],
  zł: ['PLN'],
  kč: ['CZK'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
}

/** Written small they are words of their own: all, top and try are currencies too. */
const plainCodes = /^(?:eur|usd|gbp|chf|jpy|pln|czk|sek|nok|dkk|huf|inr|cad|aud)$/

function currenciesIn(word: string): readonly string[] | null {
  const known = signs[word.toLowerCase()]
  if (known) return known
  const isCode = plainCodes.test(word) || /^[A-Z]{3}$/.test(word)
  return isCode && isCurrency(word.toUpperCase()) ? [word.toUpperCase()] : null
}

const comparing: Readonly<Record<string, string>> = {
  over: '>',
  above: '>',
  under: '<',
  below: '<',
}

interface Written {
  readonly decimal: string
  readonly decimals: number
  readonly currencies: readonly string[] | null
}

const number = String.raw`\d[\d.,']*`
const sign = '[€£$¥₹]|[A-Za-zł]{2}|[A-Za-z]{3}|[Kk]č'
const priced = new RegExp(`^(${sign})?(${number})(${sign})?$`, 'u')

function readNumber(text: string): { decimal: string; decimals: number } | null {
  const isGrouped = /^[1-9]\d{0,2}([.,'])\d{3}(\1\d{3})*$/.test(text)
  const read = readDecimal(isGrouped ? text.replace(/[.,']/g, '') : text)
  return read && { decimal: decimalText(read), decimals: read.decimals }
}

function readPrice(word: string): Written | null {
  const [, before, digits = '', after] = priced.exec(word) ?? []
  const found = readNumber(digits)
  const named = before ?? after
  const currencies = named === undefined ? null : currenciesIn(named)
  if (!found || (before && after) || (named !== undefined && currencies === null)) return null
  return { ...found, currencies }
}

/** 12 is all from 12.00 to 12.99, and 12.30 is 12.30 alone. */
const about = ({ decimal, decimals, currencies }: Written): AmountRange => {
  const most = `${decimal}${decimals === 0 ? '.' : ''}9999`
  return { least: decimal, most, isBeyond: false, currencies }
}

function compared(how: string, { decimal, currencies }: Written): AmountRange {
  const isBeyond = !how.endsWith('=')
  return how.startsWith('>')
    ? { least: decimal, most: null, isBeyond, currencies }
    : { least: null, most: decimal, isBeyond, currencies }
}

type Found = Omit<FoundAmount, 'count'> & { readonly used: number }

function between(word: string): Found | null {
  const [first = '', second = '', ...more] = word.split(/\.\.\.?|[-–—]/)
  const [low, high] = [readPrice(first), readPrice(second)]
  if (!low || !high || more.length > 0) return null
  const [least, most] = [low.decimal, high.decimal]
  if (Number(least) > Number(most)) return null
  const currencies = low.currencies ?? high.currencies
  return { range: { least, most, isBeyond: false, currencies }, isSure: true, used: 1 }
}

function comparison(words: readonly string[]): Found | null {
  const [first = '', second = ''] = words
  const [, how = '', rest = ''] = /^([<>]=?|[≥≤])(.*)$/u.exec(first) ?? []
  const plain = how.replace('≥', '>=').replace('≤', '<=') || comparing[first.toLowerCase()]
  if (!plain) return null
  const price = readPrice(rest || second)
  return price && { range: compared(plain, price), isSure: true, used: rest ? 1 : 2 }
}

function alone(word: string): Found | null {
  const price = readPrice(word)
  if (!price) return null
  const isSure = price.decimals > 0 || price.currencies !== null
  return { range: about(price), isSure, used: 1 }
}

/** The amount these words begin with. */
export function readAmount(words: readonly string[]): FoundAmount | null {
  const [first = ''] = words
  const found = comparison(words) ?? between(first) ?? alone(first)
  if (!found) return null
  const { range, isSure, used } = found
  const named = range.currencies === null ? currenciesIn(words[used] ?? '') : null
  if (!named) return { range, isSure, count: used }
  return { range: { ...range, currencies: named }, isSure: true, count: used + 1 }
}

/** A decimal in minor units, and whether there was more than that. */
function minorOf(decimal: string, exponent: number) {
  const [whole = '', part = ''] = decimal.split('.')
  const units = Number(whole + part.slice(0, exponent).padEnd(exponent, '0'))
  return { units, hasMore: /[1-9]/.test(part.slice(exponent)) }
}

export interface MinorRange {
  readonly least: number
  readonly most: number
}

const known = new WeakMap<AmountRange, MinorRange[]>()

/** The whole amounts of a currency with so many decimals that lie in the range. */
export function minorRange(range: AmountRange, exponent: number): MinorRange {
  const ranges = known.get(range) ?? []
  known.set(range, ranges)
  ranges[exponent] ??= countMinor(range, exponent)
  return ranges[exponent]
}

function countMinor({ least, most, isBeyond }: AmountRange, exponent: number): MinorRange {
  const low = least === null ? null : minorOf(least, exponent)
  const high = most === null ? null : minorOf(most, exponent)
  const step = isBeyond ? 1 : 0
  return {
    least: low === null ? 0 : countable(low.units + (low.hasMore ? 1 : step)),
    most: high === null ? countable(Infinity) : countable(high.units - (high.hasMore ? 0 : step)),
  }
}

/** No amount is larger than this, and no database counts any further with us. */
const countable = (units: number) => Math.min(units, Number.MAX_SAFE_INTEGER)

export function isInRange(range: AmountRange, amount: number, currency: string): boolean {
  if (range.currencies !== null && !range.currencies.includes(currency)) return false
  const { least, most } = minorRange(range, exponentOf(currency))
  return amount >= least && amount <= most
}
