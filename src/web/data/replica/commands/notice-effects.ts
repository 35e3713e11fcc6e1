import type { NotificationRow } from '#contract/notifications/entities.ts'
import type { Row } from '#contract/sync.ts'
import { type PaymentOutcome, paymentOutcome } from '#domain/notices/outcome-words.ts'
import type { Reading, RowPatch } from '../types.ts'
import { groupOf } from './group-rows.ts'

/** What asked for something says how it went, as the server will have it. */
export function saidOutcome(
  read: Reading,
  isAbout: (data: NotificationRow['data']) => boolean,
  body: string,
  isOver = true,
): readonly RowPatch[] {
  const all = [...read.all('notifications')] as (Row & NotificationRow)[]
  return all
    .filter(({ data }) => isAbout(data ?? {}))
    .map((notice) => {
      const isRead = notice.read || (isOver && notice.kind !== 'settlement-confirmed')
      const row: Row = { ...notice, body, read: isRead }
      return { table: 'notifications', id: notice.id, row }
    })
}

export function saidPayment(
  read: Reading,
  { groupId, id }: { readonly groupId: string; readonly id: string },
  what: PaymentOutcome,
): readonly RowPatch[] {
  const body = paymentOutcome(what, groupOf(read, groupId)?.name ?? '')
  const isAbout = ({ settlementId, status }: NotificationRow['data']) =>
    settlementId === id && status !== undefined
  return saidOutcome(read, isAbout, body, what !== 'claimed')
}
