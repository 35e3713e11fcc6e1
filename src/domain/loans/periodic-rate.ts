/** What a year's rate is for one period between payments. */
import { type Ratio, ratio } from '../money/ratio.ts'

/** Roots have endless decimals; this many are kept, far more than any balance can show. */
const digits = 45n
const scale = 10n ** digits

const exactBits = 53

/** A little above the root, and so near that few steps are left; from afar there are hundreds. */
function aboveRoot(value: bigint, degree: number): bigint {
  const bits = value.toString(16).length * 4
  const shift = Math.max(0, bits - 2 * exactBits)
  const log = (Math.log2(Number(value >> BigInt(shift))) + shift) / degree
  const whole = Math.floor(log) - exactBits
  if (whole < 0) return 1n << BigInt(Math.ceil(bits / degree))
  return BigInt(Math.ceil(2 ** (log - whole) * (1 + 1e-9))) << BigInt(whole)
}

/** The largest whole number whose power is not above the given one (Newton's method). */
export function wholeRoot(value: bigint, degree: number, onStep = () => {}): bigint {
  if (value < 2n) return value
  const times = BigInt(degree)
  let guess = aboveRoot(value, degree)
  for (;;) {
    onStep()
    const next = ((times - 1n) * guess + value / guess ** (times - 1n)) / times
    if (next >= guess) return guess
    guess = next
  }
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

/**
 * Divided by the periods of a year, exactly, when interest is added as often as is paid; otherwise
 * the rate that comes to the same over a year: (1 + j/m)^(m/p) - 1.
 */
export function periodicRate(
  annual: Ratio,
  periodsPerYear: number,
  compoundedPerYear: number | null,
): Ratio {
  const simple = { over: annual.over, under: annual.under * BigInt(periodsPerYear) }
  if (compoundedPerYear === null || compoundedPerYear === periodsPerYear) return simple
  const shared = greatestDivisor(compoundedPerYear, periodsPerYear)
  const power = BigInt(compoundedPerYear / shared)
  const degree = periodsPerYear / shared
  const under = annual.under * BigInt(compoundedPerYear)
  const grown = (under + annual.over) ** power * scale ** BigInt(degree)
  return ratio(wholeRoot(grown / under ** power, degree) - scale, scale)
}
