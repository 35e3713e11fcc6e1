import { useMemo } from 'react'
import { formatAmount } from '#domain/money.ts'
import { newId } from '#web/data/new-id.ts'
import type { Replica, Wish } from '#web/data/replica/shapes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { send } from '#web/fields/send.ts'
import { useBook } from '#web/fields/use-book.ts'
import { toast } from '#web/ui/toast.ts'
import { asEntries, changesBetween, type Entry, type EntryFields, fieldsOf } from './entry.ts'
import { failedWrites } from './failures.ts'
import { type Noun, useNoun } from './noun.ts'

/** Every one at once on screen, with a way back in the toast. */
export interface Writes {
  readonly add: (fields: EntryFields) => void
  readonly change: (id: string, fields: EntryFields) => void
  readonly remove: (entry: Entry) => void
}

const created = ({ table }: Noun, id: string, fields: EntryFields): Wish => ({
  name: `${table}.create`,
  args: { doc: { id, ...fields } },
})
const removed = ({ table }: Noun, id: string): Wish => ({ name: `${table}.delete`, args: { id } })
const updated = ({ table }: Noun, id: string, patch: object): Wish => ({
  name: `${table}.update`,
  args: { id, patch },
})

interface Step {
  readonly there: Wish
  readonly back: Wish
}

function storedEntry(replica: Replica, { table }: Noun, id: string): Entry | undefined {
  const row = replica.rows(table).get(id)
  return row && asEntries([row])[0]
}

/** What makes the stored row say this; it may never have been stored, if its create was refused. */
function changeStep(replica: Replica, noun: Noun, id: string, fields: EntryFields): Step | null {
  for (const { ids, key } of failedWrites(replica, noun)) {
    if (ids.length === 1 && ids[0] === id) replica.dismiss(key)
  }
  const stored = storedEntry(replica, noun, id)
  if (!stored) return { there: created(noun, id, fields), back: removed(noun, id) }
  const patch = changesBetween(noun, stored, fields)
  if (Object.keys(patch).length === 0) return null
  const before = changesBetween(noun, fields, stored)
  return { there: updated(noun, id, patch), back: updated(noun, id, before) }
}

export function useWrites(): Writes {
  const replica = useReplica()
  const noun = useNoun()
  const { locale } = useBook()
  return useMemo(() => {
    const take = ({ there, back }: Step, did: string, fields: EntryFields) => {
      void send(replica, [there])
      toast({
        title: `${did} ${fields.description}`,
        description: formatAmount(fields.amount, fields.currency, locale),
        action: { label: 'Undo', onClick: () => void send(replica, [back]) },
      })
    }
    return {
      add: (fields) => {
        const id = newId()
        take({ there: created(noun, id, fields), back: removed(noun, id) }, 'Added', fields)
      },
      change: (id, fields) => {
        const step = changeStep(replica, noun, id, fields)
        if (step) take(step, 'Changed', fields)
      },
      remove: (entry) => {
        const back = created(noun, entry.id, fieldsOf(noun, entry))
        take({ there: removed(noun, entry.id), back }, 'Deleted', entry)
      },
    }
  }, [replica, noun, locale])
}
