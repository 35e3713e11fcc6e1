/** Payments whose receiver took back, a moment before they were gone, that they had been paid. */
import type { Balances } from '../balances.ts'
import { type Departed, mayTakeBack } from './take-back.ts'

interface Noted {
  readonly kind: string
  readonly memberId?: string | null | undefined
  readonly createdAt: string
}

interface Paid {
  readonly from: string
  readonly to: string
  readonly amount: number
}

const takingBack = ['settlement-reopened', 'settlement-disputed', 'settlement-deleted']

/**
 * It counted until then, so who paid says that it counts again; but not to who is owed as much, and
 * may have said with reason that they were not paid.
 */
export function mayCountAgain(
  members: readonly Departed[],
  record: readonly object[],
  { from, to, amount }: Paid,
  uid: string,
  /** What is open in its currency; a device leaves that to the server. */
  open?: Balances,
): boolean {
  const receiver = members.find(({ memberId }) => memberId === to)
  // It counted by the word of both, so also who took the receiver out says so.
  const gone = receiver && { ...receiver, removedBy: undefined }
  const me = members.find((one) => one.uid === uid && one.leftAt === null)
  // That it is there again says nothing of whether it counts.
  const [last, ...older] = (record as readonly Noted[])
    .filter(({ kind }) => kind !== 'settlement-restored')
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  if (!gone || !me || !last || !takingBack.includes(last.kind)) return false
  const [before] = older
  const wasCounted = before?.kind === 'settlement-confirmed' && before.memberId !== from
  const effects = new Map([
    [to, amount],
    [from, -amount],
  ])
  const taken = { effects, changedBy: last.memberId ?? null, changedAt: last.createdAt }
  const isEscape = !open || (open.get(to) ?? 0) < amount
  return wasCounted && isEscape && mayTakeBack(members, gone, taken, me.memberId)
}
