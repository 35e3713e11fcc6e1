/** What somebody may do with a payment of a group, the same on both sides. */
import type { Balances } from './balances.ts'
import { mayAnswer, speaksForPayer, type Voice } from './voices.ts'

export interface Movable {
  readonly from: string
  readonly to: string
  /** When it was last touched; not yet for a new one. */
  readonly updatedAt?: string
}

export interface Answerable extends Movable {
  readonly status: 'claimed' | 'confirmed' | 'disputed'
  readonly method: string
  readonly createdBy: string
}

/** Sides that nobody may move: who is gone and even stays so, but for what was done since. */
export function fixedSides(members: readonly Voice[], open: Balances, moved: Movable) {
  const isFixed = (id: string) => {
    const member = members.find(({ memberId }) => memberId === id)
    if (!member) return true
    const isSince = (moved.updatedAt ?? '') > (member.leftAt ?? '')
    return member.leftAt !== null && (open.get(id) ?? 0) === 0 && !isSince
  }
  return (['from', 'to'] as const).filter((side) => isFixed(moved[side]))
}

/** What counts goes by the word that made it count; before that, also by who said it. */
export function answerRights(members: readonly Voice[], payment: Answerable, uid: string) {
  const { status, method, createdBy } = payment
  const isReceiver = mayAnswer(members, payment, uid)
  const isPayer = speaksForPayer(members, payment, uid)
  const isPaid = method !== 'written-off'
  const isOwn = isPayer || createdBy === uid
  return {
    isReceiver,
    isPayer,
    mayConfirm: isPaid && isReceiver,
    mayDispute: isPaid && (isReceiver || (status === 'claimed' && isPayer)),
    mayDelete: isReceiver || (status !== 'confirmed' && isOwn),
  }
}

/** The same where it is known who is gone and even. */
export function paymentRights(
  members: readonly Voice[],
  open: Balances,
  payment: Answerable,
  uid: string,
) {
  const rights = answerRights(members, payment, uid)
  const fixed = fixedSides(members, open, payment)
  const isFree = fixed.length === 0
  return {
    ...rights,
    /** Who is gone, where that is why nothing can be done that else could. */
    fixed: rights.mayDelete ? fixed.map((side) => payment[side]) : [],
    mayConfirm: isFree && rights.mayConfirm,
    mayDispute: isFree && rights.mayDispute,
    mayDelete: isFree && rights.mayDelete,
  }
}
