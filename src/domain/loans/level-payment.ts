/** The same payment every period that pays back a loan, rounded once. */
import type { Ratio } from '../ratio.ts'
import { type Rounding, roundQuotient } from '../round-ratio.ts'

export interface Annuity {
  /** Minor units. */
  readonly principal: number
  readonly rate: Ratio
  readonly periods: number
  /** What is still open after the last payment. */
  readonly remainder: number
}

/**
 * From P, r, n and what remains, F: r (P (1+r)^n - F) / ((1+r)^n - 1), in whole numbers all along,
 * so that no digit is lost however high the power.
 */
export function levelPayment(annuity: Annuity, rounding: Rounding): bigint {
  const { principal, rate, periods, remainder } = annuity
  const [open, last, count] = [BigInt(principal), BigInt(remainder), BigInt(periods)]
  if (rate.over === 0n) return roundQuotient(open - last, count, rounding)
  const grown = (rate.under + rate.over) ** count
  const flat = rate.under ** count
  const over = rate.over * (open * grown - last * flat)
  return roundQuotient(over, rate.under * (grown - flat), rounding)
}
