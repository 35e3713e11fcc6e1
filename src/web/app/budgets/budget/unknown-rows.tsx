import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import type { PeriodSums } from '#domain/budgets/history.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import type { BudgetView } from '#web/budgets/budget-view.ts'
import type { CostRow } from '#web/budgets/costs/month-costs.ts'
import { unknownRows } from '#web/budgets/costs/spent-in.ts'
import { Amount } from '#web/locale/amount.tsx'
import { askForRate } from '#web/locale/asked-rate.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

export interface UnknownRowsProps {
  readonly view: BudgetView
  readonly sums: PeriodSums
}

const shownMost = 10

/** A group's bill is changed in the group. */
const addressOf = ({ id, groupId }: CostRow) =>
  groupId ? routes.group.path.replace(':id', groupId) : `${routes.expenses.path}?edit=${id}`

/** Why the figures are unknown, and how to make them known. */
export function UnknownRows({ view: { budget, months, scope }, sums }: UnknownRowsProps) {
  const { locale } = useLocale()
  const rows = unknownRows(months, scope, sums.period)
  if (rows.length === 0) return null
  return (
    <Card aria-label={say('No rate is known')} className="grid gap-2 border-info bg-info-wash p-4">
      <p>
        <Say
          words={`{count, plural, one {This expense is} other {These # expenses are}} not in the
            figures: no rate into {currency} is known. Add one for {count, plural, one {it, or
            write the rate you paid} other {all, or write what you paid}} on the expense itself.`}
          count={rows.length}
          currency={budget.currency}
        />
      </p>
      <ul className="grid gap-1">
        {rows.slice(0, shownMost).map((row) => (
          <li key={row.id} className="flex flex-wrap justify-between gap-x-4">
            <Link
              to={addressOf(row)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {row.description},{' '}
              {formatDay(row.date, locale, { day: 'numeric', month: 'short', year: 'numeric' })}
            </Link>
            <Amount amount={row.amount} currency={row.currency} className="self-center" />
          </li>
        ))}
      </ul>
      {rows.length > shownMost ? (
        <p>
          <Say words="And {count} more." count={rows.length - shownMost} />
        </p>
      ) : null}
      <Button
        look="outline"
        className="justify-self-start"
        onClick={() => askForRate({ currencies: rows.map(({ currency }) => currency) })}
      >
        {say('Add a rate')}
      </Button>
    </Card>
  )
}
