/** Parts of people who are gone: they cannot object, so no change of a bill moves them. */
import type { MemberAmount } from './balances.ts'
import { isSameValue } from './edit-fits.ts'

interface Member {
  readonly memberId: string
  readonly leftAt: string | null
}

export interface PartedBill {
  readonly currency: string
  readonly payers: readonly MemberAmount[]
  readonly shares: readonly MemberAmount[]
}

export interface GonePart {
  readonly memberId: string
  readonly side: 'payers' | 'shares'
  /** What they have in it, and keep. */
  readonly amount: number
}

const amountIn = (parts: readonly MemberAmount[], memberId: string) =>
  parts.find((part) => part.memberId === memberId)?.amount ?? 0

/** Whose parts would be others; null is no bill, before it is restored or once it is deleted. */
export function movedParts(
  members: readonly Member[],
  before: PartedBill | null,
  after: PartedBill | null,
): readonly GonePart[] {
  const isSameCurrency = !before || !after || before.currency === after.currency
  return (['payers', 'shares'] as const).flatMap((side) =>
    members.flatMap(({ memberId, leftAt }) => {
      const amount = amountIn(before?.[side] ?? [], memberId)
      const next = amountIn(after?.[side] ?? [], memberId)
      const isMoved = amount !== next || (!isSameCurrency && amount > 0)
      return leftAt !== null && isMoved ? [{ memberId, side, amount }] : []
    }),
  )
}

interface SharedOut {
  readonly amount: number
  readonly currency: string
  readonly split: unknown
}

/** Shared in the same way as before: who bears how much stays, to the cent. */
export const isSharedAlike = (a: SharedOut, b: SharedOut): boolean =>
  a.amount === b.amount && a.currency === b.currency && isSameValue(a.split, b.split)
