/** A part of a whole in percent: rounded once, and written as a locale does. */
import { knownLocale, onceFor } from '../locale.ts'
import { roundQuotient } from './round-ratio.ts'

/**
 * Hundredths of a percent, with the rest cut off: rounded afterwards to a percent or a tenth of
 * one, that is the rounding of the whole number, while 74.499 rounded twice would be 75. Something
 * is never cut to nothing. Null when it is too large to be exact.
 */
export function shareBps(part: number, whole: number): number | null {
  const bps = Number(roundQuotient(BigInt(part) * 10_000n, BigInt(whole), 'down'))
  if (bps === 0) return Math.sign(part) * Math.sign(whole)
  return Number.isSafeInteger(bps) ? bps : null
}

/**
 * A part of what was spent or came in, in percent, on every screen of the same whole. Null where
 * money back in others makes the whole less than the part: no part is more than all.
 */
export const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || part <= 0 || part > whole ? null : (part / whole) * 100

const formatterFor = onceFor((key) => {
  const [locale = '', digits] = key.split(' ')
  const style = { style: 'percent', maximumFractionDigits: Number(digits) } as const
  return new Intl.NumberFormat(knownLocale(locale), style)
})

/**
 * 12.3 is "12%" in the words of a locale; small shares keep a decimal. All of it is said of all of
 * it alone, and nothing of nothing; what is less than the smallest step is said to be less.
 */
export function shareWords(percent: number, locale: string, decimals?: number): string {
  const size = Math.abs(percent)
  const digits = decimals ?? (size < 10 && !Number.isInteger(percent) ? 1 : 0)
  const step = 10 ** -digits
  const told = size && Math.max(size < 100 ? Math.min(size, 100 - step) : size, step)
  const words = formatterFor(`${locale} ${digits}`).format((Math.sign(percent) * told) / 100)
  return size < Math.min(told, step / 2) ? `${percent < 0 ? '>' : '<'}${words}` : words
}
