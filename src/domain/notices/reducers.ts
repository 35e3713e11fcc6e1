/** What the commands of notifications do. */
import type { Reducer } from '../command.ts'

interface MarkAllRead {
  readonly upTo: string
}

/** All that is unread and was there when it was asked for: what came later was not seen yet. */
const markAllRead: Reducer<MarkAllRead> = (_rows, { upTo }) => [
  { table: 'notifications', every: { read: false, createdAt: { upTo } }, set: { read: true } },
]

export const notificationReducers = { 'notifications.markAllRead': markAllRead }
