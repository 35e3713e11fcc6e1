/** Reads an amount a person typed or pasted, in either decimal style, without ever guessing. */
import { exponentOf } from './money.ts'

export type AmountProblem =
  | 'empty'
  | 'not-a-number'
  | 'too-many-decimals'
  | 'unclear-separator'
  | 'too-large'
  | 'other-currency'

export type ParsedAmount =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly reason: AmountProblem }

type Mark = '.' | ','
interface Written {
  readonly whole: string
  readonly decimals: string
}

const refuse = (reason: AmountProblem): ParsedAmount => ({ ok: false, reason })

/** The zeros of the scripts people write digits in; each is followed by its other nine. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10]

function toPlainDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((start) => code >= start && code < start + 10)
  return zero === undefined ? character : String(code - zero)
}

function toPlain(text: string): string {
  return text
    .trim()
    .replace(/\p{Nd}/gu, toPlainDigit)
    .replace(/[\u2212\ufe63\uff0d]/g, '-')
    .replace(/\uff0b/g, '+')
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u2019\uff07]/g, "'")
    .replace(/\uff0e/g, '.')
    .replace(/\uff0c/g, ',')
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/^([+-])\s+/, '$1')
}

/** Groups of three, or the Indian habit of twos before the last three. */
const isGrouped = (text: string, mark: string) => {
  const [first = '', ...rest] = text.split(mark)
  if (!/^\d{1,3}$/.test(first) || rest.length === 0) return false
  const last = rest.pop() ?? ''
  const size = rest[0]?.length ?? 3
  const isEven = rest.every((group) => /^\d+$/.test(group) && group.length === size)
  return /^\d{3}$/.test(last) && isEven && (size === 3 || (size === 2 && first.length <= 2))
}

/** The whole part without its grouping; null when it is not well written. */
function ungroup(text: string): string | null {
  if (/^\d*$/.test(text)) return text
  const mark = text.match(/[^\d]/)?.[0] ?? ''
  return isGrouped(text, mark) ? text.replaceAll(mark, '') : null
}

/** One lone mark, as in `1.234`: decimals when they fit, a group when nothing else can be meant. */
function readLoneMark(text: string, mark: Mark, exponent: number, decimalMark?: Mark) {
  const [whole = '', decimals = ''] = text.split(mark)
  const asDecimal: Written = { whole, decimals }
  const asGroup: Written = { whole: whole + decimals, decimals: '' }
  if (!isGrouped(text, mark) || /^0/.test(whole)) return asDecimal
  if (decimalMark !== undefined) return mark === decimalMark ? asDecimal : asGroup
  if (exponent >= 3) return asDecimal
  return exponent === 0 ? asGroup : 'unclear-separator'
}

function readMarks(text: string, exponent: number, decimalMark?: Mark) {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return asWritten(text, '')
  const mark: Mark = text[last] === '.' ? '.' : ','
  const whole = text.slice(0, last)
  if (whole.includes(mark)) return asWritten(text, '')
  if (/[^\d]/.test(whole)) return asWritten(whole, text.slice(last + 1))
  return readLoneMark(text, mark, exponent, decimalMark)
}

function asWritten(grouped: string, decimals: string): Written | null {
  const whole = ungroup(grouped)
  return whole === null ? null : { whole, decimals }
}

/**
 * `decimalMark` is the mark of the reader's locale; it decides only what could be read both ways.
 * Signs are kept: what may be negative is for the caller's shape to say.
 */
export function parseAmount(text: string, currency: string, decimalMark?: Mark): ParsedAmount {
  const plain = toPlain(text)
  if (plain === '') return refuse('empty')
  const unsigned = plain.replace(/^[+-]/, '')
  if (!/^[\d., ']+$/.test(unsigned) || !/\d/.test(unsigned)) return refuse('not-a-number')
  if (unsigned.length > 40) return refuse('too-large')
  const exponent = exponentOf(currency)
  const written = readMarks(unsigned, exponent, decimalMark)
  if (written === 'unclear-separator') return refuse(written)
  if (written === null || !/^\d*$/.test(written.decimals)) return refuse('not-a-number')
  if (written.decimals.length > exponent) return refuse('too-many-decimals')
  const amount = Number(written.whole + written.decimals.padEnd(exponent, '0'))
  if (!Number.isSafeInteger(amount)) return refuse('too-large')
  return { ok: true, amount: plain.startsWith('-') && amount !== 0 ? -amount : amount }
}
