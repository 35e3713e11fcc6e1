/** What somebody may do with a payment of a group, the same on both sides. */
import type { Balances } from './balances.ts'
import { isSilent, mayAnswer, speaksForPayer, standInsOf, type Voice } from './voices.ts'

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

/** Who owed it says that they did not: else it is let go by who was owed it. */
const isDenial = (members: readonly Voice[], { to, method, createdBy }: Answerable) =>
  method === 'written-off' &&
  !members.some(({ memberId, uid }) => memberId === to && uid === createdBy)

/** It counts since whoever paid could still answer. Only who is gone by then is let off. */
function isFromBefore(members: readonly Voice[], payment: Answerable) {
  const { from, updatedAt = '', method } = payment
  const leftAt = members.find(({ memberId }) => memberId === from)?.leftAt ?? ''
  if (isDenial(members, payment)) return leftAt !== ''
  return method === 'written-off' ? updatedAt < leftAt : leftAt !== '' && updatedAt <= leftAt
}

interface Noted {
  readonly kind: string
  readonly subjectId?: string | null | undefined
  readonly memberId?: string | null | undefined
  readonly createdAt: string
}

/** By whose word a payment counts, as the record tells. */
export function countedBy(record: readonly object[], id: string): string | null {
  const said = (record as readonly Noted[]).filter(
    ({ kind, subjectId }) => kind === 'settlement-confirmed' && subjectId === id,
  )
  return said.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]?.memberId ?? null
}

interface Settled {
  readonly kind: string
  readonly data?: { readonly memberIds?: readonly string[] | undefined } | undefined
}

/** The two settled as one at some time, as the record tells of both. */
export const haveSettledAsOne = (record: readonly object[], one: string, other: string): boolean =>
  (record as readonly Settled[]).some(({ kind, data }) => {
    const ids = kind === 'household-changed' ? (data?.memberIds ?? []) : []
    return ids.includes(one) && ids.includes(other)
  })

/**
 * What counts goes by the word that made it count; before that, also by who said it. Nobody has to
 * let stand what another says they paid, and where the receiver cannot speak, who stands in for
 * them denies it: from then on the payer's word alone does not make it count. What they said
 * themselves while they could is not denied for them. And who is gone does not owe again what
 * counted while they were here.
 */
export function answerRights(
  members: readonly Voice[],
  payment: Answerable,
  uid: string,
  word: string | null = null,
) {
  const { status, method, createdBy, to } = payment
  const isReceiver = mayAnswer(members, payment, uid)
  const isPayer = speaksForPayer(members, payment, uid)
  const isPaid = method !== 'written-off'
  const isOwn = isPayer || createdBy === uid
  const isCounted = status === 'confirmed'
  const isByOther = isCounted && !speaksForPayer(members, payment, createdBy)
  const isMute = isSilent(members, to)
  const standIns = isMute ? standInsOf(members, payment).denying : []
  const isFor = standIns.includes(uid)
  const isDenied = status === 'disputed' && standIns.length > 0 && !isFor
  const isOwed = isDeniable(members, payment, word, uid)
  const isTheirs = isCounted && isMute && word === to
  const isKept = isCounted && !isOwed && isFromBefore(members, payment)
  /** Takes it back for who gets the money, or as who loses by it. */
  const isTaker = isReceiver ? !isTheirs || isPayer : isMute && isPayer
  const isAnswering = isPaid && !isKept
  return {
    isReceiver,
    isPayer,
    isOwed,
    /** Would take it back if whoever paid could still answer. */
    isHeld: isKept && isTaker,
    mayConfirm: isPaid && isReceiver && !isDenied,
    /** Takes back the word that was given: then it waits again. */
    mayReopen: isAnswering && (isTaker || (isFor && status === 'disputed')) && !isDenied,
    mayDispute:
      isAnswering &&
      (isTaker || (isFor && !isTheirs) || (isPayer && (status === 'claimed' || isByOther))),
    mayDelete: !isKept && (isTaker || (!isCounted && isOwn)),
  }
}

/**
 * Who went on nothing but their own word that they had paid leaves it to be denied: by who they say
 * they paid, once that person can speak, and by who stands in for them until then.
 */
export const isDeniable = (
  members: readonly Voice[],
  { from, to }: Movable,
  word: string | null,
  uid: string,
): boolean =>
  word === from &&
  (isSilent(members, to)
    ? standInsOf(members, { from, to }).denying.includes(uid)
    : members.some((one) => one.memberId === to && one.uid === uid))

/** The same where it is known who is gone and even. */
export function paymentRights(
  members: readonly Voice[],
  open: Balances,
  payment: Answerable,
  uid: string,
  word: string | null = null,
) {
  const rights = answerRights(members, payment, uid, word)
  const { isOwed, isHeld } = rights
  const even = fixedSides(members, open, payment)
  const isFree = even.length === 0
  const fixed = isFree && isHeld ? (['from'] as const) : even
  return {
    ...rights,
    /** Who is gone, where that is why nothing can be done that else could. */
    fixed: (rights.mayDelete || isHeld) && !isOwed ? fixed.map((side) => payment[side]) : [],
    mayConfirm: isFree && rights.mayConfirm,
    mayDispute: (isFree || isOwed) && rights.mayDispute,
    mayDelete: isFree && rights.mayDelete,
  }
}
