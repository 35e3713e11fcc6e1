/** What somebody who is gone gained a moment before, and who takes it back. */
import type { Balances } from '../balances.ts'
import { householdOf, isGone, isSilent, type Voice } from '../voices.ts'
import { answerableUntil } from './between.ts'

export interface Departed extends Voice {
  readonly isRemoved?: boolean | undefined
  readonly removedBy?: string | undefined
  readonly leftOpen?: boolean | undefined
}

interface Gained {
  readonly effects: Balances
  /** What each has by it as it stands, where that is not what they gained. */
  readonly held?: Balances
  /** Who wrote it down, and when. */
  readonly changedBy: string | null
  readonly changedAt: string
}

/**
 * Who was taken out, left with something open, or whose account is deleted, gained nothing by what
 * was written down a moment before: those who lose by it had no time to answer, and take it back.
 * Of who was taken out only what they wrote themselves, and nothing they are owed by who took them
 * out while it stood: else these could take away what they owe. Who leaves even was held.
 */
export function mayTakeBack(
  members: readonly Departed[],
  gone: Departed,
  { effects, held = effects, changedBy, changedAt }: Gained,
  me: string,
): boolean {
  const { memberId, leftAt, isRemoved, leftOpen, removedBy, uid } = gone
  if (leftAt === null || !(isRemoved || leftOpen || uid === null)) return false
  const isLate = changedAt <= leftAt && answerableUntil(changedAt) > Date.parse(leftAt)
  const isWritten = isRemoved ? changedBy === memberId : changedBy !== me
  const effectFor = (id: string) => effects.get(id) ?? 0
  const isForName = [...effects].some(([id, effect]) => effect < 0 && isSilent(members, id))
  const leads = members.some((one) => one.memberId === me && one.role !== 'member')
  const isLoser = effectFor(me) < 0 || (isForName && leads)
  const gainsHere = [...effects].some(([id, effect]) => effect > 0 && !isGone(members, id))
  const isByRemover = householdOf(members, me).some((one) => one.memberId === removedBy)
  if (isRemoved && isByRemover && (held.get(memberId) ?? 0) > 0) return false
  return isLate && isWritten && effectFor(memberId) > 0 && isLoser && !gainsHere
}
