import Inbox from 'lucide-react/icons/inbox'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { Trouble } from './trouble.tsx'
import type { List } from './use-list.ts'

export interface ListFrameProps<Row> {
  readonly list: List<Row>
  /** One of what there may be none of. */
  readonly noun: string
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** The rows of a list in a card, or why there are none, with the way to the other pages. */
export function ListFrame<Row>({ list, noun, children }: ListFrameProps<Row>) {
  const { answer, trouble, reload } = list
  return (
    <>
      <Trouble words={trouble} onRetry={reload} />
      {!answer && !trouble ? <Waiting /> : null}
      {answer?.rows.length === 0 ? (
        <Card>
          {list.isNarrowed || answer.total > 0 ? (
            <Empty icon={<SearchX aria-hidden />} title={say('No {noun} is like that', { noun })} />
          ) : (
            <Empty icon={<Inbox aria-hidden />} title={say('No {noun} yet', { noun })} />
          )}
        </Card>
      ) : null}
      {answer && answer.rows.length > 0 ? <Card>{children(answer.rows)}</Card> : null}
      {answer && answer.total > 0 ? <Pager list={list} /> : null}
    </>
  )
}

const count = new Intl.NumberFormat()

function Pager<Row>({ list }: { readonly list: List<Row> }) {
  const { total = 0, page = 1, rows = [] } = list.answer ?? {}
  const first = (page - 1) * limits.listRows + 1
  const last = first + rows.length - 1
  const pages = Math.ceil(total / limits.listRows)
  const shown = `${count.format(first)}–${count.format(last)}`
  const go = (next: number) => list.set({ page: next > 1 ? String(next) : '' })
  return (
    <nav aria-label={say('Pages')} className="flex items-center justify-between gap-2">
      <p aria-live="polite" className="amount text-sm text-muted-foreground">
        {rows.length === 0
          ? say('Past the end of {total}', { total: count.format(total) })
          : say('{shown} of {total}', { shown, total: count.format(total) })}
      </p>
      {pages > 1 || page > 1 ? (
        <div className="flex gap-2">
          <Button look="outline" disabled={page <= 1} onClick={() => go(Math.min(page - 1, pages))}>
            {say('Previous')}
          </Button>
          <Button look="outline" disabled={page >= pages} onClick={() => go(page + 1)}>
            {say('Next')}
          </Button>
        </div>
      ) : null}
    </nav>
  )
}

const widths = ['w-40', 'w-56', 'w-48', 'w-52', 'w-44'] as const

function Waiting() {
  return (
    <Card role="status" aria-label={say('Loading')} className="divide-y">
      {widths.map((width) => (
        <div key={width} className="flex h-13 items-center justify-between gap-4 px-4">
          <Skeleton className={`h-4 max-w-full ${width}`} />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </Card>
  )
}
