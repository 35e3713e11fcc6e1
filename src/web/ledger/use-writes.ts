import { useMemo } from 'react'
import { formatAmount } from '#domain/money.ts'
import { newId } from '#web/data/new-id.ts'
import type { Replica, Wish } from '#web/data/replica/shapes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { report } from '#web/data/report.ts'
import { useBook } from '#web/fields/use-book.ts'
import { toast } from '#web/ui/toast.ts'
import { asEntries, changesBetween, type Entry, type EntryFields, fieldsOf } from './entry.ts'
import { failedWrites } from './failures.ts'
import { type Noun, useNoun } from './noun.ts'

export interface Writes {
  readonly add: (fields: EntryFields) => void
  readonly change: (id: string, fields: EntryFields) => void
  /** With a way back in the toast. */
  readonly remove: (entry: Entry) => void
}

const created = ({ table }: Noun, id: string, fields: EntryFields): Wish => ({
  name: `${table}.create`,
  args: { doc: { id, ...fields } },
})

/** What makes the stored row say this; it may never have been stored, if its create was refused. */
function changed(replica: Replica, noun: Noun, id: string, fields: EntryFields): Wish | null {
  for (const write of failedWrites(replica, noun)) if (write.id === id) replica.dismiss(write.key)
  const row = replica.rows(noun.table).get(id)
  const stored = row && asEntries([row])[0]
  if (!stored) return created(noun, id, fields)
  const patch = changesBetween(noun, stored, fields)
  if (Object.keys(patch).length === 0) return null
  return { name: `${noun.table}.update`, args: { id, patch } }
}

function send(replica: Replica, wish: Wish) {
  replica.mutate([wish]).catch((error: unknown) => {
    report('write not kept', error)
    toast({
      variant: 'destructive',
      title: 'This device could not keep that change',
      description: 'It may be out of space. Please try again.',
    })
  })
}

export function useWrites(): Writes {
  const replica = useReplica()
  const noun = useNoun()
  const { locale } = useBook()
  return useMemo(
    () => ({
      add: (fields) => send(replica, created(noun, newId(), fields)),
      change: (id, fields) => {
        const wish = changed(replica, noun, id, fields)
        if (wish) send(replica, wish)
      },
      remove: (entry) => {
        send(replica, { name: `${noun.table}.delete`, args: { id: entry.id } })
        toast({
          title: `Deleted ${entry.description}`,
          description: formatAmount(entry.amount, entry.currency, locale),
          action: {
            label: 'Undo',
            onClick: () => send(replica, created(noun, entry.id, fieldsOf(noun, entry))),
          },
        })
      },
    }),
    [replica, noun, locale],
  )
}
