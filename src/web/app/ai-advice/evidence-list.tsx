import { Link } from 'react-router'
import type { Evidence } from '#contract/advice/calls.ts'
import { routes } from '#contract/routes.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { hideAmountsIn } from '#domain/money/hide-amounts-in.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { shareAddress } from '#web/groups/share-address.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

const places: Readonly<
  Record<Exclude<Evidence['collection'], 'group_shares'>, (id: string) => string>
> = {
  expenses: (id) => `${routes.expenses.path}?month=all&edit=${id}`,
  incomes: (id) => `${routes.income.path}?month=all&edit=${id}`,
  expense_templates: (id) => `${routes.recurring.path}?edit=${id}`,
  income_templates: (id) => `${routes.recurring.path}?edit=${id}`,
  budgets: (id) => routes.budget.path.replace(':id', id),
  goals: (id) => routes.goal.path.replace(':id', id),
  loans: (id) => routes.loan.path.replace(':id', id),
  groups: (id) => routes.group.path.replace(':id', id),
}

/** The rows something rests on, each leading to where it can be looked at. */
export function EvidenceList({ rows }: { readonly rows: readonly Evidence[] }) {
  const { locale } = useLocale()
  const replica = useReplica()
  const placeOf = (collection: Evidence['collection'], id: string) =>
    collection === 'group_shares' ? shareAddress(replica, id) : places[collection](id)
  return (
    <ul className="grid rounded-md border">
      {rows.map(({ collection, id, words, date, amount, currency, isAbout, ...more }) => (
        <li key={`${collection} ${id} ${date} ${words}`} className="border-b last:border-b-0">
          <Link
            to={more.link ?? placeOf(collection, id)}
            className="flex min-h-11 items-center gap-3 px-3 py-2 hover:bg-accent"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {hideAmountsIn(words, locale)}
              {more.count === undefined
                ? null
                : say(', {count, plural, one {# entry} other {# entries}}', { count: more.count })}
            </span>
            {date ? (
              <span className="text-sm text-muted-foreground">
                {formatDay(date, locale, { day: 'numeric', month: 'short', year: 'numeric' })}
              </span>
            ) : null}
            {amount !== null && currency ? (
              <span className="text-right">
                <Amount amount={amount} currency={currency} isAbout={isAbout} />
                {more.of === undefined ? null : (
                  <span className="text-sm text-muted-foreground">
                    {' '}
                    <Say
                      words="of {amount}"
                      amount={
                        <Amount amount={more.of} currency={currency} isAbout={more.isOfAbout} />
                      }
                    />
                  </span>
                )}
              </span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
