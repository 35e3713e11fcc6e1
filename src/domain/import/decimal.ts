/** Decimal numbers as banks write them, kept as digits: no float comes near them. */
import { exponentOf } from '../money/money.ts'

export type DecimalMark = '.' | ','

export interface Decimal {
  readonly isNegative: boolean
  /** All digits, without the mark. */
  readonly digits: string
  /** How many of them come after the mark. */
  readonly decimals: number
}

/** Groups of three, or the Indian habit of twos before the last three. */
const grouped = (mark: string) => new RegExp(`^\\d{1,3}(?:${mark}\\d{2,3})*${mark}\\d{3}$`)
const groupedBy = { '.': grouped('\\.'), ',': grouped(','), ' ': grouped(' '), "'": grouped("'") }

function ungroup(whole: string): string | null {
  if (/^\d*$/.test(whole)) return whole
  const mark = whole.match(/[., ']/)?.[0] as keyof typeof groupedBy
  return groupedBy[mark].test(whole) ? whole.replaceAll(mark, '') : null
}

/** Where the decimals begin when no mark is known: at the last one, unless it is repeated. */
function likelyMark(body: string): DecimalMark {
  const [dot, comma] = [body.lastIndexOf('.'), body.lastIndexOf(',')]
  const last = dot > comma ? '.' : ','
  const isRepeated = body.indexOf(last) !== body.lastIndexOf(last)
  if (isRepeated) return last === '.' ? ',' : '.'
  return last
}

/** Reads digits with marks, without a sign; null when they are not one number. */
export function readDecimal(body: string, mark?: DecimalMark): Decimal | null {
  if (body.length > 60 || !/^[\d., ']*\d[\d., ']*$/.test(body)) return null
  const at = body.lastIndexOf(mark ?? likelyMark(body))
  const whole = ungroup(at < 0 ? body : body.slice(0, at))
  const decimals = at < 0 ? '' : body.slice(at + 1)
  if (whole === null || !/^\d*$/.test(decimals)) return null
  return { isNegative: false, digits: whole + decimals, decimals: decimals.length }
}

export const negate = (decimal: Decimal): Decimal => ({
  ...decimal,
  isNegative: !decimal.isNegative,
})

export const isZero = ({ digits }: Decimal) => !/[1-9]/.test(digits)

/** Plain text again, like -115.8331. */
export function decimalText({ isNegative, digits, decimals }: Decimal): string {
  const padded = digits.padStart(decimals + 1, '0')
  const cut = padded.length - decimals
  const whole = padded.slice(0, cut).replace(/^0+(?=\d)/, '')
  return `${isNegative ? '-' : ''}${whole}${decimals > 0 ? `.${padded.slice(cut)}` : ''}`
}

export interface MinorUnits {
  readonly amount: number
  readonly isExact: boolean
}

/** As a whole number of `places` decimals, half away from zero; null beyond the exact range. */
export function scaled(decimal: Decimal, places: number): MinorUnits | null {
  const { digits, decimals, isNegative } = decimal
  const cut = Math.max(decimals - places, 0)
  const kept = digits.slice(0, digits.length - cut) || '0'
  const rest = digits.slice(digits.length - cut)
  const whole = BigInt(kept) * 10n ** BigInt(Math.max(places - decimals, 0))
  const units = whole + (/^[5-9]/.test(rest) ? 1n : 0n)
  if (units > BigInt(Number.MAX_SAFE_INTEGER)) return null
  const amount = Number(units)
  return { amount: isNegative && amount > 0 ? -amount : amount, isExact: !/[1-9]/.test(rest) }
}

export const minorUnits = (decimal: Decimal, currency: string): MinorUnits | null =>
  scaled(decimal, exponentOf(currency))

/** Both together, exactly; null when one is too large to add. */
export function addDecimals(a: Decimal, b: Decimal): Decimal | null {
  const places = Math.max(a.decimals, b.decimals)
  const [one, other] = [scaled(a, places), scaled(b, places)]
  const sum = one && other ? one.amount + other.amount : Number.NaN
  if (!Number.isSafeInteger(sum)) return null
  const digits = String(Math.abs(sum)).padStart(places, '0')
  return { isNegative: sum < 0, digits, decimals: places }
}
