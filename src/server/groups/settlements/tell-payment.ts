import type { SettlementRow } from '#contract/groups/settlements.ts'
import type { UserRow } from '#contract/identity/session.ts'
import { isGone, isSilent, mayAnswer, standInsOf } from '#domain/groups/voices.ts'
import { notifyAll } from '#server/notifications/notify.ts'
import { paymentLink } from '../group-links.ts'
import type { OpenGroup } from '../open-group.ts'
import { paymentWords, type SaidPayment } from './payment-words.ts'

type Payment = Pick<SettlementRow, 'id' | 'from' | 'to' | 'amount' | 'currency' | 'status'> &
  Partial<Pick<SettlementRow, 'createdBy'>>

/**
 * Both sides, but for who just said so; while it waits only those who are there. That it did not
 * arrive, also whoever wrote it down hears; and that somebody was paid who cannot say so, who
 * answers for them.
 */
function hearers(
  { group, writer }: OpenGroup,
  payment: Payment,
  isNew: boolean,
): readonly string[] {
  const { from, to, status, createdBy } = payment
  const standIns = standInsOf(group.members, payment)
  const answering = status === 'confirmed' ? standIns.denying : standIns.confirming
  const isForThem =
    isNew && (status === 'confirmed' ? isSilent(group.members, to) : isGone(group.members, to))
  const people = group.members.filter(({ memberId, uid, leftAt }) => {
    if ([from, to].includes(memberId)) return leftAt === null || status !== 'claimed'
    if (isForThem && uid && answering.includes(uid)) return true
    return status === 'disputed' && uid === createdBy && leftAt === null
  })
  return people.flatMap(({ uid }) => (uid === null || uid === writer.uid ? [] : uid))
}

/** The other side hears of it, where there is one who can. */
export async function tellOfPayment(
  open: OpenGroup,
  payment: Payment,
  isNew: boolean,
): Promise<void> {
  const { context, group, me, writer } = open
  const { tx, log, now } = context
  const { amount, currency, status } = payment
  const find = (id: string) => group.members.find(({ memberId }) => memberId === id)
  const [from, to] = [find(payment.from), find(payment.to)]
  const isDenied = status === 'disputed' && !mayAnswer(group.members, payment, writer.uid)
  const make = ({ id: uid, locale }: UserRow) => {
    const said: SaidPayment = {
      ...{ from: from?.name ?? '', to: to?.name ?? '', by: me.name, amount, currency, locale },
      ...{ status, isNew, isDenied, groupName: group.name },
      isBySides: [from?.memberId, to?.memberId].includes(me.memberId),
      isReceiverGone: isGone(group.members, payment.to),
      reader: uid === from?.uid ? 'payer' : uid === to?.uid ? 'receiver' : 'writer',
      mayReaderAnswer: mayAnswer(group.members, payment, uid),
    }
    return {
      ...{ uid, ...paymentWords(said) },
      kind: status === 'confirmed' ? 'settlement-confirmed' : 'settlement-claimed',
      subject: payment.id,
      period: `${status} ${now.toISOString()}`,
      link: group.memberIds.includes(uid) ? paymentLink(group.id, payment.id) : null,
      data: { groupId: group.id, settlementId: payment.id, status },
    } as const
  }
  await notifyAll({ log }, tx, hearers(open, payment, isNew), make, now)
}
