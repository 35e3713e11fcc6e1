import type { NotificationRow } from '#contract/notifications/entities.ts'
import type { Row } from '#contract/sync.ts'
import type { Reading, RowPatch } from '../types.ts'

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
