import { say } from '#web/words/say.ts'
import '#web/data/replica/commands/own-reducers.ts'
import type { NotificationRow } from '#contract/notifications/entities.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { updates } from '#web/writes/write.ts'

export interface NoticeWrites {
  markRead(notice: NotificationRow, isRead: boolean): void
  /** Everything that is unread on this device by now. */
  markAllRead(unread: readonly NotificationRow[]): void
  snooze(notice: NotificationRow, until: string, words: string): void
  wake(notice: NotificationRow): void
}

/** Shown at once, and taken back by Undo where it is easily done by mistake. */
export function useNoticeWrites(): NoticeWrites {
  const { change, run } = useWrites('notifications')
  return {
    markRead: (notice, read) => change(notice, { read }),
    markAllRead(unread) {
      const [newest] = unread
      if (!newest) return
      const upTo = newest.createdAt
      const undo = updates(
        'notifications',
        unread.map(({ id }) => ({ id, patch: { read: false } })),
      )
      const commands = [command('notifications.markAllRead', { upTo })]
      run({ commands, undo }, { title: say('All marked as read') })
    },
    snooze: (notice, snoozedUntil, title) =>
      change(notice, { snoozedUntil, read: false }, { title }),
    wake: (notice) => change(notice, { snoozedUntil: null }),
  }
}
