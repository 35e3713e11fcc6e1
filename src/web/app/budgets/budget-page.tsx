import { useEffect, useMemo, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { routes } from '#contract/routes.ts'
import { periodAt } from '#domain/budgets/periods.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { Budget } from '#web/budgets/budget.ts'
import {
  aboutOf,
  type BudgetBook,
  type BudgetView,
  missingOf,
  oldOf,
  viewOf,
} from '#web/budgets/budget-view.ts'
import { useBudgetBook } from '#web/budgets/use-budget-views.ts'
import { useBudgets } from '#web/budgets/use-budgets.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { BudgetHead } from './budget/budget-head.tsx'
import { PeriodBar } from './budget/period-bar.tsx'
import { PeriodHistory } from './budget/period-history.tsx'
import { PeriodMoves } from './budget/period-moves.tsx'
import { PeriodPace } from './budget/period-pace.tsx'
import { PeriodSummary } from './budget/period-summary.tsx'
import { UnknownRows } from './budget/unknown-rows.tsx'
import type { BudgetActs } from './list/budget-menu.tsx'
import { BudgetRows } from './list/budget-rows.tsx'
import { Gone, Loading } from './list/nothing-yet.tsx'
import { type BudgetWrites, useBudgetWrites } from './use-budget-writes.ts'
import { type BudgetsBar, useBudgetsAddress } from './use-budgets-address.ts'

const OpenBudget = whenAsked(() =>
  import('./budget/open-budget.tsx').then((file) => file.OpenBudget),
)
const OpenMove = whenAsked(() => import('./budget/open-move.tsx').then((file) => file.OpenMove))

/** One budget: its periods, how each went, and what it was spent on. */
export function BudgetPage() {
  const { id = '' } = useParams()
  const budgets = useBudgets()
  const bar = useBudgetsAddress()
  const writes = useBudgetWrites()
  const navigate = useNavigate()
  const { isComplete } = useReplicaStatus()
  const book = useBudgetBook(budgets)
  const budget = budgets.find((one) => one.id === id)
  const view = useMemo(() => budget && book && viewOf(budget, book), [budget, book])
  const wasThere = useRef(false)
  useEffect(() => {
    // Deleted while it was looked at: the list is where it can be missed, and brought back.
    if (wasThere.current && !budget) void navigate(routes.budgets.path, { replace: true })
    wasThere.current = budget !== undefined
  }, [budget, navigate])
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
      {view && book ? (
        <Shown view={view} budgets={budgets} book={book} bar={bar} writes={writes} />
      ) : isComplete && !budget ? (
        <Gone />
      ) : (
        <Loading />
      )}
      {bar.editing ? <OpenBudget bar={bar} budgets={budgets} writes={writes} start={null} /> : null}
      {bar.moving !== null && book ? (
        <OpenMove
          budgets={budgets}
          book={book}
          fromId={bar.moving}
          writes={writes}
          onClose={bar.close}
        />
      ) : null}
    </div>
  )
}

interface ShownProps {
  readonly view: BudgetView
  readonly budgets: readonly Budget[]
  readonly book: BudgetBook
  readonly bar: BudgetsBar
  readonly writes: BudgetWrites
}

function Shown({ view, budgets, book, bar, writes }: ShownProps) {
  const { budget, history, now } = view
  const shown = history.find(({ period }) => period.from === bar.period) ?? history.at(-1)
  const others = useMemo(() => new Map(budgets.map((one) => [one.id, one])), [budgets])
  const acts: BudgetActs = {
    edit: (one: Budget) => bar.edit(one.id),
    move: hasPartner(budget, budgets, book.today) ? (one) => bar.move(one.id) : null,
    setArchived: writes.setArchived,
    remove: writes.remove,
  }
  return (
    <>
      <BudgetHead view={view} acts={acts} />
      {shown === undefined ? null : (
        <>
          <PeriodBar view={view} shown={shown} onPeriod={bar.showPeriod} />
          <UnknownRows view={view} sums={shown} />
          <PeriodSummary
            budget={budget}
            sums={shown}
            missing={missingOf(view, shown)}
            old={oldOf(view, shown)}
            about={aboutOf(view, shown)}
            standing={now?.sums === shown ? now : null}
            templates={book.templates}
          />
          <Card className="p-5 phone:p-4">
            <PeriodPace view={view} sums={shown} today={book.today} />
          </Card>
          <PeriodMoves budget={budget} sums={shown} others={others} onUnmove={writes.unmove} />
          <BudgetRows view={view} sums={shown} rates={book.costs.rates} />
          {history.length > 1 ? <PeriodHistory view={view} onPeriod={bar.showPeriod} /> : null}
        </>
      )}
    </>
  )
}

/** Another one that runs, in the same currency. */
const hasPartner = ({ id, currency }: Budget, budgets: readonly Budget[], today: Day) =>
  budgets.some(
    (other) =>
      other.id !== id &&
      other.currency === currency &&
      !other.archived &&
      periodAt(other, today) !== null,
  )
