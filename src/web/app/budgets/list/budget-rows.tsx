import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import type { PeriodSums } from '#domain/budgets/history.ts'
import type { RateTable } from '#domain/money/rates.ts'
import type { BudgetView } from '#web/budgets/budget-view.ts'
import { countedCost, rowsWithin } from '#web/budgets/costs/counted-rows.ts'
import { inCurrencyBy } from '#web/budgets/costs/in-currency.ts'
import { isAboutIn } from '#web/budgets/costs/spent-in.ts'
import { CategoryMark } from '#web/categories/category-chip.tsx'
import { type Categories, useCategories } from '#web/categories/use-categories.ts'
import { bookMonths, bookRows, type CostEntry } from '#web/data/one-book.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { EntryDetails } from '#web/ledger/list/entry-details.tsx'
import type { Entry } from '#web/ledger/model/entry.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { expensesPath } from '../addresses.ts'

export interface BudgetRowsProps {
  readonly view: BudgetView
  readonly sums: PeriodSums
  readonly rates: RateTable | null
}

const shownAtOnce = 50

/** The expenses that were counted, each with what it counts for; they add up to what was spent. */
export function BudgetRows({ view, sums, rates }: BudgetRowsProps) {
  const id = useId()
  const { currency } = useLocale()
  const { budget, scope } = view
  const { period, spent } = sums
  const rows = useCountedRows(view, sums)
  const [most, setMost] = useState(shownAtOnce)
  const categories = useCategories('expense')
  const inCurrency = useMemo(() => inCurrencyBy(budget.currency, rates), [budget.currency, rates])
  return (
    <section id="rows" aria-labelledby={id} className="grid scroll-mt-20 gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id={id} className="flex items-baseline gap-2 font-semibold">
          {say('What it was spent on')}
          <span className="text-sm font-normal text-muted-foreground">{rows.length}</span>
        </h3>
        <span className="ml-auto font-semibold">
          <Amount
            amount={spent}
            currency={budget.currency}
            isAbout={isAboutIn(view.months, scope, period)}
          />
        </span>
      </div>
      <Card>
        {rows.length === 0 ? (
          <p className="px-4 py-6 text-center text-muted-foreground">{say('Nothing spent.')}</p>
        ) : (
          <ul>
            {rows.slice(0, most).map((row) => (
              <CountedRow
                key={row.id}
                row={row}
                cost={countedCost(row, scope, inCurrency)}
                currency={budget.currency}
                categories={categories}
              />
            ))}
          </ul>
        )}
      </Card>
      <div className="-mx-3 flex flex-wrap">
        {rows.length > most ? (
          <Button look="quiet" onClick={() => setMost(most + shownAtOnce)}>
            <Say
              words="Show {min} more of {count}"
              min={Math.min(shownAtOnce, rows.length - most)}
              count={rows.length}
            />
          </Button>
        ) : null}
        {rows.length > 0 && budget.currency === currency ? (
          <Button asChild look="quiet">
            <Link to={expensesPath(budget.categoryIds, period)}>{say('See them in Expenses')}</Link>
          </Button>
        ) : null}
      </div>
    </section>
  )
}

/** An expense of my own, or my part of a group's. */
type Counted = Entry & Pick<CostEntry, 'groupId'>

const pathOf = ({ id, groupId }: Counted) =>
  groupId ? routes.group.path.replace(':id', groupId) : `${routes.expenses.path}?edit=${id}`

/** The newest first, as the months of the replica are. */
function useCountedRows({ scope }: BudgetView, { period }: PeriodSums): readonly Counted[] {
  const { replica, version: ownVersion } = useTable('expenses')
  const { version: sharedVersion } = useTable('group_shares')
  const version = ownVersion + sharedVersion
  return useMemo(() => {
    // Read again whenever one of the tables changes.
    void version
    const months = bookMonths(replica).filter(
      (month) => month >= period.from.slice(0, 7) && month <= period.to.slice(0, 7),
    )
    return rowsWithin(
      months.map((month) => bookRows(replica, month) as readonly Counted[]),
      period,
      scope,
    )
  }, [replica, version, period, scope])
}

interface CountedRowProps {
  readonly row: Counted
  readonly cost: number | null | undefined
  readonly currency: string
  readonly categories: Categories
}

const rowLook =
  'relative flex items-center gap-3 border-b px-4 py-2 last:border-b-0 hover:bg-muted/50'

/** The whole row can be pressed. */
const linkLook =
  'grid min-h-11 min-w-0 flex-1 content-center rounded-sm after:absolute after:inset-0'

function CountedRow({ row, cost, currency, categories }: CountedRowProps) {
  const isWhole = row.currency === currency && Math.abs(cost ?? 0) === row.amount
  return (
    <li className={rowLook}>
      <CategoryMark category={categories.byId.get(row.categoryId ?? '')} />
      <Link to={pathOf(row)} className={linkLook}>
        <span className="truncate font-medium">{row.description}</span>
        <span className="truncate text-sm text-muted-foreground">
          <EntryDetails entry={row} categories={categories} hasDay />
        </span>
      </Link>
      <span className="grid shrink-0 justify-items-end">
        {cost === undefined ? (
          <span className="text-sm">{say('No rate')}</span>
        ) : (
          <Amount
            amount={cost}
            currency={currency}
            isAbout={row.currency !== currency}
            className="font-semibold"
          />
        )}
        {isWhole ? null : (
          <span className="text-sm text-muted-foreground">
            <Say
              words="of {amount}"
              amount={<Amount amount={row.amount} currency={row.currency} />}
            />
          </span>
        )}
      </span>
    </li>
  )
}
