/** An amount shared out by weights in whole units, to the last one. */

/** A number from an id that is the same in every runtime (FNV-1a). */
function numberFrom(id: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < id.length; index++) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash
}

/** Parts of a unit are remembered in millionths. */
const parts = 1_000_000n

export interface FairShares {
  readonly shares: readonly number[]
  /** What each has borne beyond their exact part by now, in millionths of a unit. */
  readonly borne: readonly number[]
}

/**
 * Whole shares that add up to the amount, each within one unit of its exact part. Spare units go
 * to who has borne least beyond their part so far, this time's remainder included; without a past
 * that is the largest remainder. Equals take turns, starting where the record's id says. Null when
 * there is nothing to share by.
 */
export function shareFairly(
  amount: number,
  weights: readonly bigint[],
  recordId: string,
  borne: readonly number[] = [],
): FairShares | null {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  if (!Number.isSafeInteger(amount) || weights.some((weight) => weight < 0n) || whole === 0n) {
    return null
  }
  const sign = amount < 0 ? -1 : 1
  const size = BigInt(Math.abs(amount))
  const floors = weights.map((weight) => Number((size * weight) / whole))
  const rests = weights.map((weight) => (size * weight) % whole)
  const spare = Math.abs(amount) - floors.reduce((sum, share) => sum + share, 0)
  const start = numberFrom(recordId) % weights.length
  const turnOf = (index: number) => (index - start + weights.length) % weights.length
  const loadOf = (index: number) =>
    BigInt(sign * (borne[index] ?? 0)) * whole - (rests[index] ?? 0n) * parts
  const first = Array.from(weights.keys())
    .filter((index) => rests[index] !== 0n)
    .sort((a, b) => {
      const [left, right] = [loadOf(a), loadOf(b)]
      return left === right ? turnOf(a) - turnOf(b) : left < right ? -1 : 1
    })
  const chosen = new Set(first.slice(0, spare))
  const over = (index: number) => {
    const more = (chosen.has(index) ? whole : 0n) - (rests[index] ?? 0n)
    return sign * Number((more * parts) / whole)
  }
  return {
    shares: floors.map((share, index) => sign * (share + (chosen.has(index) ? 1 : 0)) || 0),
    borne: floors.map((_, index) => (borne[index] ?? 0) + over(index)),
  }
}

const isWeight = (weight: number) => Number.isSafeInteger(weight) && weight >= 0

/** The same for a record that stands for itself. */
export function splitAmount(
  amount: number,
  weights: readonly number[],
  recordId: string,
): readonly number[] | null {
  if (!weights.every(isWeight)) return null
  return shareFairly(amount, weights.map(BigInt), recordId)?.shares ?? null
}
