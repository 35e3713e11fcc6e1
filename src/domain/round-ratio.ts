/** The one rounding of a fraction of minor units: to the nearest, halves away from zero. */

/** Null when the result is too large to be exact. The lower part must be above zero. */
export function roundRatio(over: bigint, under: bigint): number | null {
  const size = over < 0n ? -over : over
  const whole = Number((2n * size + under) / (2n * under))
  if (!Number.isSafeInteger(whole)) return null
  return over < 0n && whole !== 0 ? -whole : whole
}
