/** Finds the amounts in a row of a receipt, whichever decimal sign it uses. */
import { currencyBefore, currencyBehind, measure } from '../words/amount-words.data.ts'

export interface Amount {
  /** A count of the smallest decimals the receipt writes. */
  readonly value: number
  readonly isNegative: boolean
  /** Whether a currency stands beside it. */
  readonly isNamed: boolean
  readonly from: number
  readonly to: number
}

/** How many decimals the receipt writes. */
export type Decimals = 0 | 2 | 3

/** As many signs as before, so that places in the text stay what they are. */
function mendDigits(text: string): string {
  return text
    .replace(/(?<=\d)[OoQD](?=[\d.,])/g, '0')
    .replace(/(?<=RM|[^A-Za-z]|^)[OoQ](?=[.,]\d)/g, '0')
    .replace(/(?<=\d[.,])[OoQ](?=[\dOoQ](?![A-Za-z\d]))/g, '0')
    .replace(/(?<=\d[.,]\d)[OoQ](?![A-Za-z\d])/g, '0')
    .replace(/(?<=\d)[lI|](?=[.,]\d)/g, '1')
    .replace(/(?<=\d[.,])[lI|](?=\d(?!\d))/g, '1')
}

const whole = "\\d{1,3}(?:[,.'’]\\d{3})+|\\d{1,7}"
/** Neither in the middle of a figure nor part of a date, a time or a version. */
const before = '(?<!\\d|\\d[/:.,])'
const after = '(?!\\d)(?!\\s?%)(?![.,:/]\\d)(?!-\\d)'
const withDecimals = (count: number) =>
  new RegExp(
    `${before}(?:(${whole})(?:[.,]|\\s[.,]|\\.\\s)|(?<![A-Za-z])[.,])(\\d{${count}})${after}`,
    'g',
  )
const patterns: Readonly<Record<Decimals, RegExp>> = {
  0: new RegExp(`${before}(\\d{1,3}(?:[,.'’]\\d{3})+|\\d{2,7})()(?:[.,]0{2}(?!\\d))?${after}`, 'g'),
  2: withDecimals(2),
  3: withDecimals(3),
}

export function amountsIn(text: string, decimals: Decimals): readonly Amount[] {
  const mended = mendDigits(text)
  const found: Amount[] = []
  for (const match of mended.matchAll(patterns[decimals])) {
    const lead = mended.slice(0, match.index)
    const rest = mended.slice(match.index + match[0].length)
    if (measure.test(rest)) continue
    const digits = `${match[1] ?? ''}${match[2] ?? ''}`.replace(/\D/g, '')
    const value = Number(digits)
    const isMinus = /(?:^|[^A-Za-z\d])[-−(]\s?(?:RM|[$€£]|[A-Z]{3})?\s?$/.test(lead)
    found.push({
      value,
      isNegative: isMinus || /^\s?-(?![\dA-Za-z])/.test(rest),
      isNamed: currencyBefore.test(lead) || currencyBehind.test(rest),
      from: match.index,
      to: match.index + match[0].length,
    })
  }
  return found
}

/** A figure that lost its decimal sign, or has another sign in its place, at the end of a row. */
export function brokenAmountIn(text: string, decimals: Decimals): Amount | null {
  if (decimals !== 2) return null
  const split = /(?<!\d|\d[.,:/])(\d{1,5})\s?[-:;~_*· ]\s?(\d{2})(?!\d)\D{0,3}$/.exec(text)
  const run = /(?<!\d|\d[.,:/-])(\d{3,6})(?!\d)\D{0,3}$/.exec(text)
  const match = split ?? run
  if (!match) return null
  const value = Number(match.slice(1).join(''))
  const to = match.index + match[0].trimEnd().length
  return { value, isNegative: false, isNamed: false, from: match.index, to }
}

/** By what the receipt's figures look like: two nearly everywhere, else none or three. */
export function decimalsOf(texts: readonly string[], exponent: number): Decimals {
  let [two, three] = [0, 0]
  for (const text of texts) {
    two += amountsIn(text, 2).length
    three += [...text.matchAll(/(?<!\d|\d[.,:/-])\d{1,3}[.,]\d{3}(?![\d.,:/-])/g)].length
  }
  if (exponent === 3 && three > two) return 3
  if (two > 0 && two * 2 >= three) return 2
  return three > 0 || exponent === 0 ? 0 : 2
}
