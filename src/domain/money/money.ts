/** Money as a count of minor units of a currency: its decimals, its sums and how it is written. */

import { decimalMarkOf, knownLocale } from '../locale.ts'
import { type Currency, currencies } from './currencies.data.ts'
import { hiddenAmount, hidesAmounts } from './hidden-amounts.ts'
import { roundRatio } from './round-ratio.ts'

/** A sum in one currency; null when it is too large to be exact. */
export interface Total {
  readonly currency: string
  readonly amount: number | null
}

export interface AmountStyle {
  /** How the currency is named; `none` leaves the bare number. */
  readonly unit?: 'symbol' | 'code' | 'name' | 'none'
  /** `always` also marks money in with a plus. */
  readonly sign?: 'auto' | 'always'
}

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencies, code)
}

/** How many decimals the currency has. Intl is not asked: it is wrong for 16 currencies. */
export function exponentOf(currency: string): number {
  return isCurrency(currency) ? currencies[currency] : 2
}

/** The amount as a plain decimal, exactly: 1250 EUR is `12.50`. */
export function decimalOf(amount: number, currency: string): `${number}` {
  const exponent = exponentOf(currency)
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  const cut = digits.length - exponent
  const whole = exponent === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`
  return `${amount < 0 ? '-' : ''}${whole}` as `${number}`
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor(currency: string, locale: string, style: AmountStyle): Intl.NumberFormat {
  const { unit = 'symbol', sign = 'auto' } = style
  const key = `${locale} ${currency} ${unit} ${sign}`
  const known = formatters.get(key)
  if (known) return known
  const exponent = exponentOf(currency)
  const made = new Intl.NumberFormat(knownLocale(locale), {
    // A form whose currency is still asked for has none.
    ...(currency === ''
      ? { style: 'decimal' }
      : { style: 'currency', currency, currencyDisplay: unit === 'none' ? 'code' : unit }),
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
    signDisplay: sign === 'always' ? 'exceptZero' : 'auto',
  })
  formatters.set(key, made)
  return made
}

/** The amount in the words of a locale, always with the currency's own decimals, unless hidden. */
export function formatAmount(
  amount: number,
  currency: string,
  locale: string,
  style: AmountStyle = {},
): string {
  if (hidesAmounts(locale)) return hiddenAmount
  const formatter = formatterFor(currency, locale, style)
  const decimal = decimalOf(amount, currency)
  if (style.unit !== 'none') return formatter.format(decimal)
  const parts = formatter.formatToParts(decimal).filter(({ type }) => bareParts.has(type))
  return parts.map(({ value }) => value).join('')
}

/** A bare number is grouped as amounts are, which in some countries is not how numbers are. */
const bareParts: ReadonlySet<string> = new Set([
  ...['integer', 'group', 'decimal', 'fraction', 'minusSign', 'plusSign'],
])

/** The amount as a person would type it: no symbol, no grouping, the locale's decimal mark. */
export function typedAmount(amount: number, currency: string, locale: string): string {
  return decimalOf(amount, currency).replace('.', decimalMarkOf(locale))
}

/** The same number in another currency; null where that has not so many decimals. */
export function restateAmount(amount: number, from: string, to: string): number | null {
  const shift = exponentOf(to) - exponentOf(from)
  if (shift >= 0) return amount * 10 ** shift
  const step = 10 ** -shift
  return amount % step === 0 ? amount / step : null
}

/** Adds two amounts; null as soon as the result would not be exact. */
export function addAmounts(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return null
  const sum = a + b
  return Number.isSafeInteger(sum) ? sum : null
}

export function sumAmounts(amounts: Iterable<number | null>): number | null {
  let sum: number | null = 0
  for (const amount of amounts) sum = addAmounts(sum, amount)
  return sum
}

/** One of so many equal parts of each, rounded; what is too large to add stays so. */
export const partOfEach = <Sum extends { readonly amount: number | null }>(
  sums: readonly Sum[],
  parts: number,
): readonly Sum[] =>
  parts === 1 ? sums : sums.map((one) => ({ ...one, amount: partOf(one.amount, parts) }))

const partOf = (amount: number | null, parts: number): number | null =>
  amount === null ? null : roundRatio(BigInt(amount), BigInt(parts))

/** One total per currency, in the order the currencies first appear. */
export function totalsOf(
  entries: Iterable<{ readonly amount: number | null; readonly currency: string }>,
): readonly Total[] {
  const sums = new Map<string, number | null>()
  for (const { amount, currency } of entries) {
    const sum = sums.get(currency)
    sums.set(currency, sum === undefined ? amount : addAmounts(sum, amount))
  }
  return Array.from(sums, ([currency, amount]) => ({ currency, amount }))
}
