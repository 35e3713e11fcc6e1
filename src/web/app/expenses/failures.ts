import type { Failure, Replica } from '#web/data/replica/shapes.ts'
import { asExpenses, type Expense } from './expense.ts'

export interface FailedWrite extends Failure {
  readonly id: string
  readonly kind: 'create' | 'update' | 'delete'
}

const kinds: Readonly<Record<string, FailedWrite['kind']>> = {
  'expenses.create': 'create',
  'expenses.update': 'update',
  'expenses.delete': 'delete',
}

interface WriteArgs {
  readonly id?: string
  readonly doc?: Expense
  readonly patch?: Partial<Expense>
}

type Books = Pick<Replica, 'failures' | 'rows'>

/** The refused writes of expenses, with the expense each was about. */
export function failedWrites(replica: Books): readonly FailedWrite[] {
  return replica.failures().flatMap((failure) => {
    const kind = kinds[failure.name]
    const { id, doc }: WriteArgs = failure.args
    return kind === undefined ? [] : [{ ...failure, kind, id: id ?? doc?.id ?? '' }]
  })
}

/** The expense as it was meant to be: what is stored, with what the server refused on top. */
export function meantExpense(replica: Books, id: string): Expense | null {
  const row = replica.rows('expenses').get(id)
  const stored = row === undefined ? undefined : asExpenses([row])[0]
  let meant = stored ?? null
  for (const write of failedWrites(replica)) {
    if (write.id !== id) continue
    const { doc, patch }: WriteArgs = write.args
    meant = doc ?? (meant && { ...meant, ...patch })
  }
  return meant
}
