/** A fraction of whole numbers rounded to a whole number, exactly, in the named manner. */

export type Rounding = 'half-up' | 'half-even' | 'half-down' | 'up' | 'down'

/** Manners are about size: `up` is away from zero and `half-up` takes a half away from zero. */
export function roundRatio(
  numerator: bigint,
  denominator: bigint,
  rounding: Rounding = 'half-up',
): bigint {
  const isNegative = numerator < 0n !== denominator < 0n
  const [top, bottom] = [sizeOf(numerator), sizeOf(denominator)]
  const whole = top / bottom
  const rest = top % bottom
  const size = isRaised(whole, rest * 2n, bottom, rounding) ? whole + 1n : whole
  return isNegative ? -size : size
}

const sizeOf = (value: bigint) => (value < 0n ? -value : value)

function isRaised(whole: bigint, twice: bigint, bottom: bigint, rounding: Rounding): boolean {
  if (twice === 0n || rounding === 'down') return false
  if (rounding === 'up' || twice > bottom) return true
  if (twice < bottom) return false
  return rounding === 'half-up' || (rounding === 'half-even' && whole % 2n === 1n)
}
