/** Whether an amount lies in a range, in the decimals of its currency. */
import { exponentOf } from '../money/money.ts'
import type { Findable } from './findable.ts'
import { type AmountRange, asksWorth, isLimit } from './query.ts'

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

/**
 * Over 50 is what is worth more at home: ¥500 is not. Between 20 and 30 is the price that somebody
 * remembers, and that may be either. Over 50 dollars is what is worth more in dollars.
 */
export function fitsRange(
  range: AmountRange,
  { amount, currency, worth }: Pick<Findable, 'amount' | 'currency' | 'worth'>,
): boolean {
  if (amount === null || currency === null) return false
  if (!asksWorth(range)) return isInRange(range, amount, currency)
  if (range.currencies?.includes(currency)) return isInRange(range, amount, currency)
  if (!isLimit(range) && isInRange(range, amount, currency)) return true
  const found = worth(range.currencies)
  return found !== null && isInRange(range, found.amount, found.currency)
}

/** Somebody who types an amount to the cent may remember what they owe of a bill. */
export const fitsShare = (
  range: AmountRange,
  { groupId, counts, currency }: Pick<Findable, 'groupId' | 'counts' | 'currency'>,
): boolean =>
  !asksWorth(range) &&
  groupId !== null &&
  counts !== null &&
  currency !== null &&
  isInRange(range, counts, currency)

export function isInRange(range: AmountRange, amount: number, currency: string): boolean {
  if (range.currencies !== null && !range.currencies.includes(currency)) return false
  const { least, most } = minorRange(range, exponentOf(currency))
  return amount >= least && amount <= most
}
