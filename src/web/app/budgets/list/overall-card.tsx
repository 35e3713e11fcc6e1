import { Link } from 'react-router'
import type { BudgetBook, BudgetView } from '#web/budgets/budget-view.ts'
import { useSafe } from '#web/budgets/use-safe.ts'
import { Amount } from '#web/locale/amount.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { budgetPath } from '../addresses.ts'
import { countMoods } from '../standing-words.ts'

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
  const { safe, inside, isAwaited, note, currency } = useSafe(running, book)
  if (running.length === 0) return null
  if (isAwaited) return <Awaited />
  if (!safe) return null
  return (
    <SafeCard
      safe={safe}
      currency={currency}
      note={note}
      beside={<Counts running={running} />}
      below={<Inside views={inside} />}
    />
  )
}

function Awaited() {
  return (
    <Card role="status" aria-label={say('Loading what is safe to spend')} className="px-5 py-4">
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
        {say('Inside a wider one, or for the same as a tighter one, so not added:')}
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
  const { over, tight } = countMoods(running)
  return (
    <dl className="flex basis-full flex-wrap gap-x-8 gap-y-2">
      <div className="grid content-start gap-0.5">
        <dt className="text-sm font-medium text-muted-foreground">{say('Running')}</dt>
        <dd className="text-xl font-semibold">{running.length}</dd>
      </div>
      <div className="grid content-start gap-0.5">
        <dt className="text-sm font-medium text-muted-foreground">{say('Over budget')}</dt>
        <dd className={over > 0 ? 'text-xl font-semibold text-over' : 'text-xl font-semibold'}>
          {over}
        </dd>
      </div>
      <div className="grid content-start gap-0.5">
        <dt className="text-sm font-medium text-muted-foreground">{say('Running low')}</dt>
        <dd className="text-xl font-semibold">{tight}</dd>
      </div>
    </dl>
  )
}
