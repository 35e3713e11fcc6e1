/** What Spliit itself says is owed: what each paid less each one's part, whole only at the end. */
import type { Balances, MemberAmount } from './balances.ts'

/** One expense as its file has it; below zero it is money that came in. */
export interface SpliitRow {
  readonly amount: number
  readonly payer: string
  readonly isEven: boolean
  readonly parts: readonly { readonly memberId: string; readonly value: number }[]
}

const millionths = 1_000_000n

function nearest(amount: bigint): number {
  const shifted = 2n * amount + millionths
  const whole = shifted / (2n * millionths)
  return Number(shifted % (2n * millionths) < 0n ? whole - 1n : whole)
}

/** By its own rule: the last one bears what the others leave. */
export function spliitBalances(rows: Iterable<SpliitRow>): Balances {
  const [paid, borne] = [new Map<string, number>(), new Map<string, bigint>()]
  for (const { amount, payer, isEven, parts } of rows) {
    paid.set(payer, (paid.get(payer) ?? 0) + amount)
    const weigh = (value: number) => (isEven ? 1n : BigInt(value))
    const whole = parts.reduce((sum, { value }) => sum + weigh(value), 0n)
    let left = BigInt(amount) * millionths
    for (const [at, { memberId, value }] of parts.entries()) {
      const isLast = at === parts.length - 1
      const part = isLast ? left : (BigInt(amount) * millionths * weigh(value)) / whole
      left -= part
      borne.set(memberId, (borne.get(memberId) ?? 0n) + part)
    }
  }
  const everybody = new Set([...paid.keys(), ...borne.keys()])
  return new Map(
    Array.from(everybody, (key) => [key, (paid.get(key) ?? 0) - nearest(borne.get(key) ?? 0n)]),
  )
}

/** The same for a single one. */
export const spliitEffect = (row: SpliitRow): readonly MemberAmount[] =>
  Array.from(spliitBalances([row]), ([memberId, amount]) => ({ memberId, amount }))
