/** Works out a price that was read: sums, parts of a currency and words like thousand. */
import { decimalMarkOf } from '../locale.ts'
import { exponentOf } from '../money/money.ts'
import { type ParsedAmount, parseAmount } from '../money/parse-amount.ts'
import { roundRatio } from '../money/round-ratio.ts'
import { readCurrency } from './read-currency.ts'
import type { Price, PriceContext, Written } from './read-price.ts'
import type { Token } from './tokens.ts'

export const isCount = (text: string) => /^\p{Nd}{1,4}$/u.test(text)

/** `90/3` is what one of three pays. */
function divide(whole: string, by: string, read: (text: string) => ParsedAmount): Price {
  const parsed = read(whole)
  const amount = parsed.ok && Number(by) > 0 ? roundRatio(BigInt(parsed.amount), BigInt(by)) : null
  return amount === null ? { ok: false, reason: 'not-a-number' } : { ok: true, amount }
}

/** `3*4,50` and `2x12`, but 4x4 is the name of a thing. */
function multiply(product: string, read: (text: string) => ParsedAmount): Price {
  const [whole = '', by] = product.split('/')
  if (by !== undefined) return divide(whole, by, read)
  const [first = '', second, ...rest] = product.split(/[*×xX@]/)
  if (second === undefined) return read(first)
  const [times, price] = isCount(first) ? [first, second] : [second, first]
  const isThing = /x/i.test(product) && !/[.,]/.test(price) && Number(times) >= Number(price)
  if (rest.length > 0 || !isCount(times) || isThing) return { ok: false, reason: 'not-a-number' }
  const parsed = read(price)
  return parsed.ok ? { ok: true, amount: parsed.amount * Number(times) } : parsed
}

type Reader = (text: string) => ParsedAmount

/** Three decimals are enough for 3.2k and 1.25 lakh, whatever the currency has. */
function readGrown(text: string, mark: '.' | ',', currency: string, factor: number): ParsedAmount {
  const parsed = parseAmount(text, 'KWD', mark)
  if (!parsed.ok) return parsed
  const amount = (parsed.amount * factor * 10 ** exponentOf(currency)) / 1000
  return Number.isSafeInteger(amount) ? { ok: true, amount } : { ok: false, reason: 'not-a-number' }
}

function readerFor({ currency, factor, isMinor }: Written, context: PriceContext): Reader {
  const own = currency ?? context.currency
  const mark = decimalMarkOf(context.locale)
  if (isMinor) return (text) => parseAmount(text, 'JPY', mark)
  return (text) =>
    factor === 1 ? parseAmount(text, own, mark) : readGrown(text, mark, own, factor)
}

/** The price worked out; only whole minor units above zero are one. */
export function workOut(written: Written, context: PriceContext): Price {
  const read = readerFor(written, context)
  const exponent = exponentOf(written.currency ?? context.currency)
  if (written.parts !== null && exponent < 2) return { ok: false, reason: 'not-a-number' }
  let total = Number(written.parts ?? 0) * 10 ** Math.max(0, exponent - 2)
  for (const [term] of written.sum.matchAll(/[+-]?[^+-]+/g)) {
    const product = multiply(term.replace(/^[+-]/, ''), read)
    if (!product.ok) return product
    total += term.startsWith('-') ? -product.amount : product.amount
  }
  if (total > context.largest) return { ok: false, reason: 'too-large' }
  return total >= 1 ? { ok: true, amount: total } : { ok: false, reason: 'not-a-number' }
}

/**
 * `Lektorat 250 20.9. EUR`: at an end of the line or behind a day, a sign or a code in capitals is
 * the currency of the amount, where it has none of its own.
 */
export function currencyApart<Price extends Written>(
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
  price: Price,
  context: PriceContext,
) {
  if (price.currency !== null) return null
  const isAlone = (at: number) => at === 0 || at === tokens.length - 1 || isTaken(at - 1)
  for (const [at, { text }] of tokens.entries()) {
    if (isTaken(at) || !isAlone(at) || !/^(?:[A-Z]{3}|\p{Sc})$/u.test(text)) continue
    const currency = readCurrency(text, context.currency, true)
    const worth = workOut({ ...price, currency }, context)
    if (currency && worth.ok) return { at, price: { ...price, currency, amount: worth.amount } }
  }
  return null
}

/** `3x12.40` and `12 + 3.50` are worked out, so nothing else is the price. */
export const isCounted = ({ sum, addedCount }: Written) => addedCount > 0 || /\d[+*×xX]\d/.test(sum)

export const isComma = ({ sum }: Written) => sum.includes(',')

export const covers = ({ at, count }: Written, place: number) => at <= place && place < at + count

export const isPricedBefore = ({ at, count, currency, sum }: Written, place: number) =>
  at + count === place && currency !== null && /^\d+\.\d\d$/.test(sum)

export const isWholeDifference = (sum: string) => /^\d+(-\d+)+$/.test(sum)

export const isCounting = ({ text }: Token) => /^[1-9]\d{0,2}$/.test(text)
