/** Exact fractions of whole numbers, and how decimals are read as one. */

export interface Ratio {
  readonly over: bigint
  /** Above zero. */
  readonly under: bigint
}

/** Reads a plain decimal such as `12.345`; null when it is anything else. */
export function readRatio(text: string): Ratio | null {
  const found = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text)
  if (!found) return null
  const [, sign = '', whole = '', decimals = ''] = found
  const size = BigInt(whole + decimals)
  return { over: sign === '' ? size : -size, under: 10n ** BigInt(decimals.length) }
}

export const ratio = (over: number | bigint, under: number | bigint = 1n): Ratio => ({
  over: BigInt(over),
  under: BigInt(under),
})

export function addRatios(a: Ratio, b: Ratio): Ratio {
  if (a.under === b.under) return { over: a.over + b.over, under: a.under }
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under }
}

export const timesRatio = (a: Ratio, b: Ratio): Ratio => ({
  over: a.over * b.over,
  under: a.under * b.under,
})

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [left, right] = [a < 0n ? -a : a, b]
  while (right !== 0n) [left, right] = [right, left % right]
  return left
}

/** Whole numbers that are to each other as the fractions are. */
export function wholeParts(ratios: readonly Ratio[]): readonly bigint[] {
  const common = ratios.reduce((all, { under }) => (all / greatestDivisor(all, under)) * under, 1n)
  return ratios.map(({ over, under }) => over * (common / under))
}
