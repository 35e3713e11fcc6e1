import Megaphone from 'lucide-react/icons/megaphone'
import { useState } from 'react'
import type { Announcement } from '#contract/staff/content.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { ListBar } from '../list-bar.tsx'
import { ListFrame } from '../list-frame.tsx'
import { Moment } from '../moment.tsx'
import { useList } from '../use-list.ts'
import { AnnounceDialog } from './announce-dialog.tsx'

/** What everybody was told, as a notification in the app and by the ways they chose. */
export function Announcements() {
  const { can } = useAdmin()
  const list = useList('admin.announcements.list')
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      <ListBar list={list} label={say('Search in announcements')}>
        {can('content', 'manage') ? (
          <Button onClick={() => setWriting(true)}>
            <Megaphone aria-hidden />
            {say('Announce something')}
          </Button>
        ) : null}
      </ListBar>
      <ListFrame list={list} noun="announcement">
        {(rows) => (
          <ul aria-label={say('Announcements')} className="divide-y">
            {rows.map((row) => (
              <Item key={row.id} row={row} />
            ))}
          </ul>
        )}
      </ListFrame>
      {isWriting ? (
        <AnnounceDialog onClose={() => setWriting(false)} onChange={list.reload} />
      ) : null}
    </>
  )
}

function Item({ row }: { readonly row: Announcement }) {
  const { title, body, audience, told, finishedAt, createdAt, staffName } = row
  const count = say('{told, plural, one {# person} other {# people}}', { told })
  return (
    <li className="grid gap-1.5 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-medium wrap-anywhere">{title}</h2>
        <Badge>{audience === 'plus' ? say('Plus') : say('Everybody')}</Badge>
        <Badge look={finishedAt ? 'success' : 'info'}>
          {finishedAt
            ? say('{count} told', { count })
            : say('Telling people, {told} so far', { told })}
        </Badge>
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{body}</p>
      <p className="text-sm text-muted-foreground">
        {staffName} · <Moment at={createdAt} />
      </p>
    </li>
  )
}
