import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { useTable } from '#web/data/replica-react.tsx'
import type { Expense } from '#web/ledger/model/entry.ts'
import { say } from '#web/words/say.ts'

const isOwed = ({ expectedBack }: Expense) => expectedBack?.settledBy === null

/** What others owe is no loan here: it is an expense that comes back. */
export function LentNote() {
  const { replica } = useTable('expenses')
  const all = replica.rows('expenses').values() as IteratorObject<Expense>
  const hasOwed = all.some(isOwed)
  return (
    <p className="text-center text-sm text-muted-foreground">
      {say('Money you lend is an expense with “Expected back”.')}{' '}
      <Link
        to={`${routes.expenses.path}?${hasOwed ? 'month=all&show=open' : 'add=1&back=1'}`}
        className="font-medium text-primary-text underline"
      >
        {hasOwed ? say('See what others owe you') : say('Enter what you lent')}
      </Link>
    </p>
  )
}
