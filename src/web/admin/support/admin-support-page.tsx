import { Link, useLocation, useSearchParams } from 'react-router'
import type { SupportMessage } from '#contract/support/entities.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { ListBar, type ListFilter } from '../list-bar.tsx'
import { ListFrame } from '../list-frame.tsx'
import { lookingWords } from '../looking-words.ts'
import { Moment } from '../moment.tsx'
import { useList } from '../use-list.ts'
import { statusLooks, statusWords, topicWords } from './support-words.ts'
import { ThreadSheet } from './thread-sheet.tsx'

const filter: ListFilter = {
  name: 'status',
  label: say('Status'),
  choices: [['', say('Any status')], ...Object.entries(statusWords)],
}

/** What people wrote on the contact page, and the way to answer them. */
export function AdminSupportPage() {
  const list = useList('admin.support.list', ['status'])
  const [params, setParams] = useSearchParams()
  const open = params.get('message')
  const close = () =>
    setParams(
      () => {
        // As it is now: two changes may come before the next drawing.
        const next = new URLSearchParams(window.location.search)
        next.delete('message')
        return next
      },
      { replace: true },
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <ListBar list={list} label={say('Search in messages')} filters={[filter]} />
      <p className="text-sm text-muted-foreground">{lookingWords}</p>
      <ListFrame list={list} noun="message">
        {(rows) => (
          <ul aria-label={say('Messages')} className="divide-y">
            {rows.map((row) => (
              <Item key={row.id} row={row} />
            ))}
          </ul>
        )}
      </ListFrame>
      {open ? <ThreadSheet key={open} id={open} onClose={close} onChange={list.reload} /> : null}
    </div>
  )
}

function Item({ row }: { readonly row: SupportMessage }) {
  const { id, name, topic, message, status, createdAt } = row
  const params = new URLSearchParams(useLocation().search)
  params.set('message', id)
  return (
    <li>
      <Link
        to={`?${params}`}
        className="grid gap-1 px-4 py-3 hover:bg-muted focus-visible:outline-offset-[-2px]"
      >
        <span className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 truncate font-medium">{name}</span>
          <Badge look={statusLooks[status]}>{statusWords[status]}</Badge>
          <Badge>{topicWords[topic]}</Badge>
          <Moment at={createdAt} className="ml-auto text-sm text-muted-foreground" />
        </span>
        <span className="line-clamp-2 wrap-anywhere text-muted-foreground">{message}</span>
      </Link>
    </li>
  )
}
