import { useTable } from '#web/data/replica-react.tsx'
import type { Expense } from '../entry.ts'

/** An income that only pays back says for what; it is taken back from the expense's own sheet. */
export function SettlesNote({ expenseId }: { readonly expenseId: string }) {
  const { replica } = useTable('expenses')
  const expense = replica.rows('expenses').get(expenseId) as Expense | undefined
  return (
    <p className="rounded-lg border bg-muted/40 p-3 text-sm">
      This pays back what was expected for{' '}
      <strong className="font-medium">{expense?.description ?? 'an expense'}</strong>. It does not
      count as earned.
    </p>
  )
}
