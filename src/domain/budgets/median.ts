/** The middle one of some amounts. */
import { roundRatio } from '../money/round-ratio.ts'

/** Of an even number, halfway between the two in the middle; null when any is unknown. */
export function medianOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null).sort((a, b) => a - b)
  if (known.length < amounts.length || known.length === 0) return null
  const upper = known[known.length >> 1] ?? 0
  if (known.length % 2 === 1) return upper
  const lower = known[(known.length >> 1) - 1] ?? 0
  return roundRatio(BigInt(lower) + BigInt(upper), 2n)
}
