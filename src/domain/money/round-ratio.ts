/** The one rounding of a fraction of minor units: exact until the end, then in the named manner. */

export type Rounding = 'half-up' | 'half-even' | 'half-down' | 'up' | 'down'

const sizeOf = (value: bigint) => (value < 0n ? -value : value)

function isRaised(whole: bigint, twice: bigint, under: bigint, rounding: Rounding): boolean {
  if (twice === 0n || rounding === 'down') return false
  if (rounding === 'up' || twice > under) return true
  if (twice < under) return false
  return rounding === 'half-up' || (rounding === 'half-even' && whole % 2n === 1n)
}

/** Manners are about size: `up` is away from zero, and so does `half-up` with a half. */
export function roundQuotient(over: bigint, under: bigint, rounding: Rounding): bigint {
  const [size, parts] = [sizeOf(over), sizeOf(under)]
  const whole = size / parts
  const isUp = isRaised(whole, (size % parts) * 2n, parts, rounding)
  const rounded = isUp ? whole + 1n : whole
  return over < 0n === under < 0n ? rounded : -rounded
}

/** To the nearest whole one, halves away from zero; null when it is too large to be exact. */
export function roundRatio(over: bigint, under: bigint): number | null {
  const rounded = Number(roundQuotient(over, under, 'half-up'))
  return Number.isSafeInteger(rounded) ? rounded : null
}
