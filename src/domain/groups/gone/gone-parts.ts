/** Parts of people who are gone: they cannot object, so no change of a bill moves them. */
import type { MemberAmount } from '../balances.ts'
import { isSameValue } from '../edit-fits.ts'
import { effectsIn } from './effects-in.ts'
import { type Departed, mayTakeBack } from './take-back.ts'

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

/** How a bill was before somebody changed or deleted it. */
export interface EarlierBill extends PartedBill {
  readonly changedBy: string | null
  readonly changedAt: string
}

/** What can be put back, and by whom. */
interface Undoable {
  readonly earlier: readonly EarlierBill[]
  readonly me: string
}

const amountIn = (parts: readonly MemberAmount[], memberId: string) =>
  parts.find((part) => part.memberId === memberId)?.amount ?? 0

/**
 * Who takes themselves out of a bill and goes has said enough: it may be put back. Where another
 * who is gone did it for them, only who paid it puts it back. Who was removed did not choose to go.
 * What was taken out of theirs since they are gone, any other may restore.
 */
function mayPutBack(
  members: readonly Departed[],
  gone: Departed,
  bill: EarlierBill,
  { me, isRestored }: { readonly me: string; readonly isRestored: boolean },
) {
  const { changedBy, changedAt } = bill
  if (changedAt > (gone.leftAt ?? '')) return isRestored && changedBy !== me
  if (gone.isRemoved) return false
  const isByGone = members.some((one) => one.memberId === changedBy && one.leftAt !== null)
  return changedBy === gone.memberId || (isByGone && amountIn(bill.payers, me) > 0)
}

/**
 * Who alone loses by it gives up what somebody gone owes them by a bill, as by writing it off:
 * there is nobody left who could object.
 */
function isGivenUp(before: PartedBill | null, after: PartedBill | null, me: string): boolean {
  const currencies = new Set([before, after].flatMap((bill) => bill?.currency ?? []))
  const losing = [...currencies].flatMap((currency) =>
    [...effectsIn(currency, before, after)].flatMap(([id, effect]) => (effect < 0 ? [id] : [])),
  )
  return losing.length > 0 && losing.every((id) => id === me)
}

/** Whose parts would be others; null is no bill, before it is restored or once it is deleted. */
export function movedParts(
  members: readonly Departed[],
  before: PartedBill | null,
  after: PartedBill | null,
  { earlier, me }: Undoable = { earlier: [], me: '' },
): readonly GonePart[] {
  const isTakenBack = (gone: Departed, { currency, changedBy, changedAt }: EarlierBill) => {
    const effects = effectsIn(currency, after, before)
    const gained = { effects, held: effectsIn(currency, null, before), changedBy, changedAt }
    return before !== null && mayTakeBack(members, gone, gained, me)
  }
  const isSameCurrency = !before || !after || before.currency === after.currency
  const isGift = before !== null && isGivenUp(before, after, me)
  return (['payers', 'shares'] as const).flatMap((side) =>
    members.flatMap((member) => {
      const { memberId, leftAt } = member
      const amount = amountIn(before?.[side] ?? [], memberId)
      const next = amountIn(after?.[side] ?? [], memberId)
      const isMoved = amount !== next || (!isSameCurrency && amount > 0)
      if (leftAt === null || !isMoved || isGift) return []
      const isPutBack = earlier.some(
        (bill) =>
          bill.currency === (after ?? bill).currency &&
          amountIn(bill[side], memberId) === next &&
          ((after && mayPutBack(members, member, bill, { me, isRestored: before === null })) ||
            isTakenBack(member, bill)),
      )
      return isPutBack ? [] : [{ memberId, side, amount }]
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
