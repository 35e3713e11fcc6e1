import { useMemo } from 'react'
import { formatAmount } from '#domain/money.ts'
import { newId } from '#web/data/new-id.ts'
import type { Replica, Wish } from '#web/data/replica/shapes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { report } from '#web/data/report.ts'
import { useBook } from '#web/fields/use-book.ts'
import { toast } from '#web/ui/toast.ts'
import {
  asExpenses,
  changesBetween,
  type Expense,
  type ExpenseFields,
  fieldsOf,
} from './expense.ts'
import { failedWrites } from './failures.ts'

export interface Writes {
  readonly add: (fields: ExpenseFields) => void
  readonly change: (id: string, fields: ExpenseFields) => void
  /** With a way back in the toast. */
  readonly remove: (expense: Expense) => void
}

const created = (id: string, fields: ExpenseFields): Wish => ({
  name: 'expenses.create',
  args: { doc: { id, ...fields } },
})

/** What makes the stored row say this; it may never have been stored, if its create was refused. */
function changed(replica: Replica, id: string, fields: ExpenseFields): Wish | null {
  for (const write of failedWrites(replica)) if (write.id === id) replica.dismiss(write.key)
  const row = replica.rows('expenses').get(id)
  const stored = row && asExpenses([row])[0]
  if (!stored) return created(id, fields)
  const patch = changesBetween(stored, fields)
  return Object.keys(patch).length === 0 ? null : { name: 'expenses.update', args: { id, patch } }
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
  const { locale } = useBook()
  return useMemo(
    () => ({
      add: (fields) => send(replica, created(newId(), fields)),
      change: (id, fields) => {
        const wish = changed(replica, id, fields)
        if (wish) send(replica, wish)
      },
      remove: (expense) => {
        send(replica, { name: 'expenses.delete', args: { id: expense.id } })
        toast({
          title: `Deleted ${expense.description}`,
          description: formatAmount(expense.amount, expense.currency, locale),
          action: {
            label: 'Undo',
            onClick: () => send(replica, created(expense.id, fieldsOf(expense))),
          },
        })
      },
    }),
    [replica, locale],
  )
}
