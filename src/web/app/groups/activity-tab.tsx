import { useState } from 'react'
import { instantWords } from '#web/fields/instant-words.ts'
import { useBook } from '#web/fields/use-book.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { activityWords, beforeWords } from './activity-words.ts'
import { Comments } from './bill/comments.tsx'
import { isReadOnly } from './group.ts'
import { useGroupRows } from './group-rows.ts'
import type { Shown } from './use-money.ts'

const atOnce = 50

/** Who changed what, and what people say about the group. */
export function ActivityTab({ shown }: { readonly shown: Shown }) {
  const { group, names } = shown
  const book = useBook()
  const [count, setCount] = useState(atOnce)
  const all = useGroupRows('activity', group.id)
  const sorted = all.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return (
    <div className="grid gap-6">
      <Comments groupId={group.id} expenseId={null} names={names} isReadOnly={isReadOnly(group)} />
      <Card>
        <ul aria-label="Activity">
          {sorted.slice(0, count).map((row) => {
            const before = beforeWords(row, book.locale)
            return (
              <li key={row.id} className="border-b px-4 py-3 last:border-b-0">
                <p className="wrap-anywhere">{activityWords(row, names, book.locale)}</p>
                <p className="text-sm wrap-anywhere text-muted-foreground">
                  {instantWords(row.createdAt, book, 'minute')}
                  {before ? `. ${before}` : null}
                </p>
              </li>
            )
          })}
        </ul>
        {sorted.length === 0 ? (
          <p className="p-4 text-muted-foreground">What happens in the group is written here.</p>
        ) : null}
      </Card>
      {sorted.length > count ? (
        <Button look="outline" onClick={() => setCount(count + atOnce)}>
          Show older
        </Button>
      ) : null}
    </div>
  )
}
