/** The one place where money is rounded: an amount shared out by weights, to the last unit. */

/** A number from an id that is the same in every runtime (FNV-1a). */
function numberFrom(id: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < id.length; index++) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash
}

const isWeight = (weight: number) => Number.isSafeInteger(weight) && weight >= 0

/**
 * Whole shares that add up to the amount, each within one unit of its exact part. Spare units go
 * by largest remainder; equal remainders take turns, starting where the record's id says, so the
 * same person does not always pay the extra cent. Null when there is nothing to share by.
 */
export function splitAmount(
  amount: number,
  weights: readonly number[],
  recordId: string,
): readonly number[] | null {
  if (!Number.isSafeInteger(amount) || !weights.every(isWeight)) return null
  const parts = weights.map(BigInt)
  const whole = parts.reduce((sum, part) => sum + part, 0n)
  if (whole === 0n) return null
  const size = BigInt(Math.abs(amount))
  const shares = parts.map((part) => Number((size * part) / whole))
  const remainders = parts.map((part) => (size * part) % whole)
  const spare = Math.abs(amount) - shares.reduce((sum, share) => sum + share, 0)
  const start = numberFrom(recordId) % weights.length
  const turnOf = (index: number) => (index - start + weights.length) % weights.length
  const first = Array.from(weights.keys()).sort((a, b) => {
    const [left = 0n, right = 0n] = [remainders[a], remainders[b]]
    return left === right ? turnOf(a) - turnOf(b) : left < right ? 1 : -1
  })
  const lucky = new Set(first.slice(0, spare))
  const sign = amount < 0 ? -1 : 1
  return shares.map((share, index) => sign * (share + (lucky.has(index) ? 1 : 0)) || 0)
}
