import { useMemo } from 'react'
import { Link } from 'react-router'
import { smallerOf } from '#domain/analytics/safe-to-spend.ts'
import { byTodaysRate } from '#domain/budgets/upcoming.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { budgetPath } from '../addresses.ts'
import type { BudgetBook, BudgetView } from '../budget-view.ts'
import { overallOf } from './overall.ts'
import { useMonthLeft } from './use-month-left.ts'

/** It comes with the dashboard, so that no other page carries it. */
const SafeCard = whenAsked(
  () => import('#web/reports/safe-card.tsx').then((file) => file.SafeCard),
  Awaited,
)

export interface OverallCardProps {
  readonly running: readonly BudgetView[]
  readonly book: BudgetBook
}

/** How much may be spent today so that every budget and the month last. */
export function OverallCard({ running, book }: OverallCardProps) {
  const { today } = book
  const { currency } = useLocale()
  const currencies = useMemo(() => running.map(({ budget }) => budget.currency), [running])
  const rates = useRates(currencies, today)
  const overall = useMemo(
    () => overallOf(running, byTodaysRate(currency, rates, today)),
    [running, currency, rates, today],
  )
  const { month, isAwaited, note } = useMonthLeft(book)
  if (running.length === 0) return null
  if (isAwaited) return <Awaited />
  const safe = smallerOf(overall.safe, month)
  if (!safe) return null
  return (
    <SafeCard
      safe={safe}
      currency={currency}
      note={note}
      beside={<Counts running={running} />}
      below={<Inside views={overall.inside} />}
    />
  )
}

function Awaited() {
  return (
    <Card role="status" aria-label="Loading what is safe to spend" className="px-5 py-4">
      <div className="grid gap-3">
        <Skeleton className="h-4 w-40 max-w-full" />
        <Skeleton className="h-8 w-32 max-w-full" />
      </div>
    </Card>
  )
}

/** Those it leaves out. */
function Inside({ views }: { readonly views: readonly BudgetView[] }) {
  if (views.length === 0) return null
  return (
    <>
      <p className="text-muted-foreground">
        Inside a wider one, or for the same as a tighter one, so not added:
      </p>
      <ul className="grid gap-1">
        {views.map(({ budget, now }) => (
          <li key={budget.id} className="flex justify-between gap-6">
            <Link to={budgetPath(budget.id)} className="underline underline-offset-4 wrap-anywhere">
              {budget.name}
            </Link>
            <Amount
              amount={now?.perDay ?? null}
              currency={budget.currency}
              isAbout={now?.isAboutAhead}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** How many are over, and how many soon may be. */
function Counts({ running }: { readonly running: readonly BudgetView[] }) {
  const over = running.filter(({ now }) => now?.status === 'exceeded').length
  const tight = running.filter(({ now }) => now?.isTight && now.status !== 'exceeded').length
  return (
    <dl className="flex basis-full gap-8">
      <div className="grid content-start gap-0.5">
        <dt className="text-sm font-medium text-muted-foreground">Running</dt>
        <dd className="text-xl font-semibold">{running.length}</dd>
      </div>
      <div className="grid content-start gap-0.5">
        <dt className="text-sm font-medium text-muted-foreground">Exceeded</dt>
        <dd className={over > 0 ? 'text-xl font-semibold text-over' : 'text-xl font-semibold'}>
          {over}
        </dd>
      </div>
      <div className="grid content-start gap-0.5">
        <dt className="text-sm font-medium text-muted-foreground">Look tight</dt>
        <dd className="text-xl font-semibold">{tight}</dd>
      </div>
    </dl>
  )
}
