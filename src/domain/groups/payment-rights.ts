/** What somebody may do with a payment of a group, the same on both sides. */
import type { Balances } from './balances.ts'
import { isLeader, isSilent, mayAnswer, speaksForPayer, type Voice } from './voices.ts'

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

/**
 * What counts goes by the word that made it count; before that, also by who said it. Nobody has to
 * let stand what another says they paid, and where the receiver cannot speak, who leads the group
 * denies it for them: from then on the payer's word alone does not make it count.
 */
export function answerRights(members: readonly Voice[], payment: Answerable, uid: string) {
  const { status, method, createdBy } = payment
  const isReceiver = mayAnswer(members, payment, uid)
  const isPayer = speaksForPayer(members, payment, uid)
  const isPaid = method !== 'written-off'
  const isOwn = isPayer || createdBy === uid
  const isByOther = status === 'confirmed' && !speaksForPayer(members, payment, createdBy)
  const isFor = isSilent(members, payment.to) && isLeader(members, uid)
  const isDenied = status === 'disputed' && isSilent(members, payment.to) && !isFor
  return {
    isReceiver,
    isPayer,
    mayConfirm: isPaid && isReceiver && !isDenied,
    /** Takes back a denial, by which it counts no more than before. */
    mayReopen: isPaid && (isReceiver || isFor) && !isDenied,
    mayDispute: isPaid && (isReceiver || isFor || (isPayer && (status === 'claimed' || isByOther))),
    mayDelete: isReceiver || (status !== 'confirmed' && isOwn),
  }
}

/**
 * Who went on nothing but their own word that they had paid leaves it to be denied: by who they say
 * they paid, once that person can speak, and by who leads the group until then.
 */
export const isDeniable = (
  members: readonly Voice[],
  { from, to }: Movable,
  countedBy: string | null,
  uid: string,
): boolean =>
  countedBy === from &&
  (isSilent(members, to)
    ? isLeader(members, uid)
    : members.some((one) => one.memberId === to && one.uid === uid))

/** The same where it is known who is gone and even, and by whose word it counts. */
export function paymentRights(
  members: readonly Voice[],
  open: Balances,
  payment: Answerable,
  uid: string,
  countedBy: string | null = null,
) {
  const rights = answerRights(members, payment, uid)
  const isOwed = isDeniable(members, payment, countedBy, uid)
  const fixed = fixedSides(members, open, payment)
  const isFree = fixed.length === 0
  return {
    ...rights,
    /** Who is gone, where that is why nothing can be done that else could. */
    fixed: rights.mayDelete && !isOwed ? fixed.map((side) => payment[side]) : [],
    mayConfirm: isFree && rights.mayConfirm,
    mayDispute: (isFree || isOwed) && rights.mayDispute,
    isOwed,
    mayDelete: isFree && rights.mayDelete,
  }
}
