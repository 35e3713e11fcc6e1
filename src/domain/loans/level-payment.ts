/** The same payment every period that pays back a loan, rounded once. */
import type { Ratio } from '../money/ratio.ts'
import { type Rounding, roundQuotient } from '../money/round-ratio.ts'

export interface Annuity {
  /** Minor units. */
  readonly principal: number
  readonly rate: Ratio
  readonly periods: number
  /** What is still open after the last payment. */
  readonly remainder: number
}

/** So many binary digits decide nearly every rounding; the rest is worked out in full. */
const digits = 224n
const one = 1n << digits

/** The worth today of a unit in so many periods, (1+r)^-n: just below it and just above it. */
function discountBounds({ over, under }: Ratio, periods: number): readonly [bigint, bigint] {
  const step = (under << digits) / (under + over)
  let [low, high, lowStep, highStep] = [one, one, step, step + 1n]
  for (let left = periods; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) {
      low = (low * lowStep) >> digits
      high = ((high * highStep) >> digits) + 1n
    }
    lowStep = (lowStep * lowStep) >> digits
    highStep = ((highStep * highStep) >> digits) + 1n
  }
  return [low, high < one ? high : one - 1n]
}

/**
 * From P, r, n, v = (1+r)^-n and what remains, F: r (P - F v) / (1 - v). It only grows with v, so
 * where both bounds of v round to the same, that is the answer; otherwise all digits are taken.
 */
export function levelPayment(annuity: Annuity, rounding: Rounding): bigint {
  const { principal, rate, periods, remainder } = annuity
  const [open, last] = [BigInt(principal), BigInt(remainder)]
  if (rate.over === 0n) return roundQuotient(open - last, BigInt(periods), rounding)
  const reckon = (worth: bigint, unit: bigint) =>
    roundQuotient(rate.over * (open * unit - last * worth), rate.under * (unit - worth), rounding)
  const [low, high] = discountBounds(rate, periods).map((worth) => reckon(worth, one))
  if (low !== undefined && low === high) return low
  const power = BigInt(periods)
  return reckon(rate.under ** power, (rate.under + rate.over) ** power)
}
