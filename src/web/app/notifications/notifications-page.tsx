import CheckCheck from 'lucide-react/icons/check-check'
import { useSearchParams } from 'react-router'
import { useUnread } from '#web/data/notifications.tsx'
import { useReplicaStatus, useRows } from '#web/data/replica-react.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/control/tabs.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { NothingHere } from './nothing-here.tsx'
import { NoticeDays } from './notice-days.tsx'
import { shownIn, type View, views } from './notice-list.ts'
import { useNoticeWrites } from './use-notice-writes.ts'

const isView = (text: string | null): text is View => views.some((view) => view === text)

/** What people were told: all of it, what is unread, and what is put off. */
export function NotificationsPage() {
  const [params, setParams] = useSearchParams()
  const notices = useRows('notifications')
  const { isComplete } = useReplicaStatus()
  const unreadCount = useUnread()
  const writes = useNoticeWrites()
  const asked = params.get('show')
  const view = isView(asked) ? asked : 'all'
  const choose = (next: string) =>
    setParams(next === 'all' ? {} : { show: next }, { replace: true })
  const now = new Date().toISOString()
  const unread = shownIn(notices, 'unread', now)
  const shown = shownIn(notices, view, now)
  const hasSnoozed = view === 'snoozed' || shownIn(notices, 'snoozed', now).length > 0
  return (
    <Tabs value={view} onValueChange={choose} className="w-full">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <TabList aria-label={say('Which notifications')}>
          <Tab value="all" className="min-w-11">
            {say('All')}
          </Tab>
          <Tab value="unread">
            <Say words="Unread{value}" value={unreadCount > 0 ? ` (${unreadCount})` : ''} />
          </Tab>
          {hasSnoozed ? <Tab value="snoozed">{say('Snoozed')}</Tab> : null}
        </TabList>
        <Button
          look="outline"
          disabled={unread.length === 0}
          onClick={() => writes.markAllRead(unread)}
        >
          <CheckCheck aria-hidden />
          {say('Mark all as read')}
        </Button>
      </div>
      <TabPanel value={view} tabIndex={-1} className="pt-6">
        {shown.length > 0 ? (
          <NoticeDays notices={shown} writes={writes} isSnoozed={view === 'snoozed'} />
        ) : isComplete ? (
          <NothingHere view={view} onShowAll={() => choose('all')} />
        ) : (
          <Waiting />
        )}
      </TabPanel>
    </Tabs>
  )
}

function Waiting() {
  return (
    <div
      role="status"
      aria-label={say('Loading notifications')}
      className="rounded-lg border bg-card"
    >
      {[48, 64, 56].map((width) => (
        <div key={width} className="flex gap-3 border-b p-4 last:border-b-0">
          <Skeleton className="size-9 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-48 max-w-full" />
            <Skeleton className="h-3.5 w-72 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
