import type { NotificationKind } from '#contract/entities/notifications.ts'
import type { UserRow } from '#contract/entities/session.ts'
import type { SettlementRow } from '#contract/entities/settlements.ts'
import { mayAnswer } from '#domain/groups/voices.ts'
import { notifyAll } from '../notifications/notify.ts'
import { answeredForWords, claimedWords, confirmedWords, disputedWords } from './notice-words.ts'
import type { OpenGroup } from './open-group.ts'
import { groupLink } from './tell-expense.ts'

type Payment = Pick<SettlementRow, 'id' | 'from' | 'to' | 'amount' | 'currency' | 'status'>

const told = {
  claimed: { kind: 'settlement-claimed', words: claimedWords },
  confirmed: { kind: 'settlement-confirmed', words: confirmedWords },
  disputed: { kind: 'settlement-claimed', words: disputedWords },
} as const satisfies Record<string, { kind: NotificationKind; words: unknown }>

/** Who can say whether it arrived, or else both sides: whoever of them did not just say so. */
function hearers({ group, hand }: OpenGroup, payment: Payment): readonly string[] {
  const sides = group.members.filter(({ memberId }) =>
    [payment.from, payment.to].includes(memberId),
  )
  const all = sides.flatMap(({ uid }) => (uid === null || uid === hand.uid ? [] : uid))
  if (payment.status !== 'claimed') return all
  return all.filter((uid) => mayAnswer(group.members, payment, uid))
}

/** The other side hears of it, where there is one who can. */
export async function tellOfPayment(open: OpenGroup, payment: Payment): Promise<void> {
  const { context, group, me } = open
  const { tx, log, now } = context
  const { amount, currency, status } = payment
  const { kind, words } = told[status]
  const find = (id: string) => group.members.find(({ memberId }) => memberId === id)
  const [from, to] = [find(payment.from), find(payment.to)]
  const make = ({ id: uid, locale }: UserRow) => {
    const said = {
      ...{ from: from?.name ?? '', to: to?.name ?? '', amount, currency, locale },
      isToThem: uid === to?.uid,
      groupName: group.name,
    }
    const isForThem = status !== 'claimed' && uid === to?.uid
    return {
      ...{ uid, kind },
      ...(isForThem ? answeredForWords(said, me.name, status === 'confirmed') : words(said)),
      subject: payment.id,
      period: `${status} ${now.toISOString()}`,
      link: `${groupLink(group.id)}?tab=settle`,
      data: { groupId: group.id, settlementId: payment.id },
    }
  }
  await notifyAll({ log }, tx, hearers(open, payment), make, now)
}
