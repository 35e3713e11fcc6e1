import { useMemo } from 'react'
import { formatAmount } from '#domain/money.ts'
import { newId } from '#web/data/new-id.ts'
import type { Replica, Wish } from '#web/data/replica/shapes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { report } from '#web/data/report.ts'
import { useBook } from '#web/fields/use-book.ts'
import { toast } from '#web/ui/toast.ts'
import { changesBetween, type Expense, type ExpenseFields, fieldsOf } from './expense.ts'
import { failedWrites } from './failures.ts'

export interface Writes {
  readonly add: (fields: ExpenseFields) => void
  readonly change: (expense: Expense, fields: ExpenseFields) => void
  /** With a way back in the toast. */
  readonly remove: (expense: Expense) => void
}

const created = (id: string, fields: ExpenseFields): Wish => ({
  name: 'expenses.create',
  args: { doc: { id, ...fields } },
})

/** A refused create was never stored, so its correction is a create again. */
function corrected(replica: Replica, expense: Expense, fields: ExpenseFields): Wish | null {
  const failed = failedWrites(replica).filter(({ id }) => id === expense.id)
  for (const { key } of failed) replica.dismiss(key)
  if (failed.some(({ kind }) => kind === 'create')) return created(expense.id, fields)
  const refused = Object.assign({}, ...failed.map(({ args }) => args.patch))
  const patch = { ...refused, ...changesBetween(expense, fields) }
  if (Object.keys(patch).length === 0) return null
  return { name: 'expenses.update', args: { id: expense.id, patch } }
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
      change: (expense, fields) => {
        const wish = corrected(replica, expense, fields)
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
