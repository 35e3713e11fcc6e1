import '#web/data/replica/commands/own-reducers.ts'
import type { NotificationRow } from '#contract/entities/notifications.ts'
import type { Replica, Wish } from '#web/data/replica/shapes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { report } from '#web/data/report.ts'
import { toast } from '#web/ui/toast.ts'

export interface NoticeWrites {
  markRead(notice: NotificationRow, isRead: boolean): void
  /** Everything that is unread on this device by now. */
  markAllRead(unread: readonly NotificationRow[]): void
  snooze(notice: NotificationRow, until: string, words: string): void
  wake(notice: NotificationRow): void
}

function send(replica: Replica, wishes: readonly Wish[]): void {
  replica.mutate(wishes).catch((error: unknown) => {
    report('notification not kept', error)
    toast({
      variant: 'destructive',
      title: 'This device could not keep that change',
      description: 'It may be out of space. Please try again.',
    })
  })
}

type Patch = Partial<Pick<NotificationRow, 'read' | 'snoozedUntil'>>

const update = ({ id }: NotificationRow, patch: Patch): Wish => ({
  name: 'notifications.update',
  args: { id, patch },
})

/** Shown at once, and taken back by Undo where it is easily done by mistake. */
export function useNoticeWrites(): NoticeWrites {
  const replica = useReplica()
  return {
    markRead: (notice, read) => send(replica, [update(notice, { read })]),
    markAllRead(unread) {
      const [newest] = unread
      if (!newest) return
      const upTo = newest.createdAt
      send(replica, [{ name: 'notifications.markAllRead', args: { upTo } }])
      const undo = () =>
        send(
          replica,
          unread.map((notice) => update(notice, { read: false })),
        )
      toast({ title: 'All marked as read', action: { label: 'Undo', onClick: undo } })
    },
    snooze(notice, snoozedUntil, title) {
      send(replica, [update(notice, { snoozedUntil, read: false })])
      const { read, snoozedUntil: before } = notice
      const undo = () => send(replica, [update(notice, { read, snoozedUntil: before })])
      toast({ title, action: { label: 'Undo', onClick: undo } })
    },
    wake: (notice) => send(replica, [update(notice, { snoozedUntil: null })]),
  }
}
