import type { NotificationKind } from '#contract/entities/notifications.ts'
import type { UserRow } from '#contract/entities/session.ts'
import type { SettlementRow } from '#contract/entities/settlements.ts'
import { notifyAll } from '../notifications/notify.ts'
import { claimedWords, confirmedWords, disputedWords } from './notice-words.ts'
import { memberIn, type OpenGroup } from './open-group.ts'
import { groupLink } from './tell-expense.ts'

type Payment = Pick<SettlementRow, 'id' | 'from' | 'to' | 'amount' | 'currency'> & {
  readonly status: string
}

const told = {
  claimed: { side: 'to', kind: 'settlement-claimed', words: claimedWords },
  confirmed: { side: 'from', kind: 'settlement-confirmed', words: confirmedWords },
  disputed: { side: 'from', kind: 'settlement-claimed', words: disputedWords },
} as const satisfies Record<string, { side: 'from' | 'to'; kind: NotificationKind; words: unknown }>

/** The other side hears of it, where there is one who can. */
export async function tellOfPayment(
  { context: { tx, log, now }, hand, group }: OpenGroup,
  payment: Payment,
): Promise<void> {
  const { side, kind, words } = told[payment.status as keyof typeof told]
  const [from, to] = [memberIn(group, payment.from), memberIn(group, payment.to)]
  const uid = (side === 'from' ? from : to)?.uid
  if (!uid || uid === hand.uid) return
  const make = ({ locale }: UserRow) => ({
    ...{ uid, kind },
    ...words({
      from: from?.name ?? '',
      to: to?.name ?? '',
      amount: payment.amount,
      currency: payment.currency,
      groupName: group.name,
      locale,
    }),
    subject: payment.id,
    period: `${payment.status} ${now.toISOString()}`,
    link: groupLink(group.id),
    data: { groupId: group.id, settlementId: payment.id },
  })
  await notifyAll({ log }, tx, [uid], make, now)
}
