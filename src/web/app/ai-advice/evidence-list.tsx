import { Link } from 'react-router'
import type { Evidence } from '#contract/advice-calls.ts'
import { routes } from '#contract/routes.ts'
import { formatDay } from '#domain/calendar.ts'
import { Amount } from '#web/fields/amount.tsx'
import { useBook } from '#web/fields/use-book.ts'

const places: Readonly<Record<Evidence['collection'], (id: string) => string>> = {
  expenses: (id) => `${routes.expenses.path}?month=all&edit=${id}`,
  incomes: (id) => `${routes.income.path}?month=all&edit=${id}`,
  expense_templates: (id) => `${routes.recurring.path}?edit=${id}`,
  income_templates: (id) => `${routes.recurring.path}?edit=${id}`,
  budgets: (id) => routes.budget.path.replace(':id', id),
  goals: (id) => routes.goal.path.replace(':id', id),
  loans: (id) => routes.loan.path.replace(':id', id),
  groups: (id) => routes.group.path.replace(':id', id),
  group_shares: () => routes.expenses.path,
}

/** The rows something rests on, each leading to where it can be looked at. */
export function EvidenceList({ rows }: { readonly rows: readonly Evidence[] }) {
  const { locale } = useBook()
  return (
    <ul className="grid rounded-md border">
      {rows.map(({ collection, id, words, date, amount, currency }) => (
        <li key={`${collection} ${id}`} className="border-b last:border-b-0">
          <Link
            to={places[collection](id)}
            className="flex min-h-11 items-center gap-3 px-3 py-2 hover:bg-accent"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
            {date ? (
              <span className="text-sm text-muted-foreground">
                {formatDay(date, locale, { day: 'numeric', month: 'short', year: 'numeric' })}
              </span>
            ) : null}
            {amount !== null && currency ? <Amount amount={amount} currency={currency} /> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
