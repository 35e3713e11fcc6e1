import { useMemo } from 'react'
import { Link } from 'react-router'
import { byTodaysRate } from '#domain/budgets/upcoming.ts'
import { counted } from '#domain/counted.ts'
import { Amount, TotalParts } from '#web/fields/amount.tsx'
import { RateNote } from '#web/fields/rate-note.tsx'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { useRates } from '#web/fields/use-rates.ts'
import { Card } from '#web/ui/card.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/popover.tsx'
import { budgetPath } from './addresses.ts'
import type { BudgetView } from './budget-view.ts'
import { type DailyShare, type Overall, overallOf } from './overall.ts'

/** How much may be spent today so that every budget lasts. */
export function OverallCard({ running }: { readonly running: readonly BudgetView[] }) {
  const today = useToday()
  const { currency } = useBook()
  const currencies = useMemo(() => running.map(({ budget }) => budget.currency), [running])
  const rates = useRates(currencies, today)
  const overall = useMemo(
    () => overallOf(running, byTodaysRate(currency, rates, today)),
    [running, currency, rates, today],
  )
  if (running.length === 0) return null
  return (
    <Card aria-label="Safe to spend" className="flex flex-wrap gap-x-8 gap-y-3 px-5 py-4">
      <dl className="grid gap-0.5">
        <dt className="text-sm font-medium text-muted-foreground">Safe to spend today</dt>
        <dd className="text-3xl font-semibold tracking-tight">
          <Amount amount={overall.perDay} currency={currency} isAbout={overall.isAbout} />
        </dd>
        {overall.others.length > 0 ? (
          <dd className="text-sm text-muted-foreground">
            and <TotalParts totals={overall.others} /> of budgets without a rate
          </dd>
        ) : null}
        {overall.tightest ? (
          <dd className="text-sm">
            {overall.tightest.view.budget.name} leaves less:{' '}
            <Amount
              amount={overall.tightest.own}
              currency={overall.tightest.view.budget.currency}
              isAbout={overall.tightest.view.now?.isAboutAhead}
            />{' '}
            a day.
          </dd>
        ) : null}
        {overall.missing.length > 0 ? (
          <dd className="text-sm">
            <RateNote missing={overall.missing} lead="Not taken off yet:" />
          </dd>
        ) : null}
        <dd className="-ml-1">
          <MadeOf overall={overall} />
        </dd>
      </dl>
      <Counts running={running} />
    </Card>
  )
}

const triggerLook =
  'control-least rounded-md px-1 text-sm text-muted-foreground underline decoration-dotted ' +
  'underline-offset-4'

/** Where not all are added, out of how many. */
function fromWords(added: number, all: number): string {
  if (added === 0) return 'why'
  return added === all ? `from ${counted(all, 'budget')}` : `from ${added} of ${all} budgets`
}

/** The budgets it is made of, and those it leaves out. */
function MadeOf({ overall: { counted: added, inside } }: { readonly overall: Overall }) {
  return (
    <Popover>
      <PopoverTrigger className={triggerLook}>
        {fromWords(added.length, added.length + inside.length)}
      </PopoverTrigger>
      <PopoverContent
        aria-label="What is safe to spend is made of"
        className="grid max-h-(--radix-popover-content-available-height) gap-2 overflow-y-auto"
      >
        <Shares shares={added} />
        {inside.length > 0 ? (
          <>
            <p className="text-muted-foreground">
              Inside a wider one, or for the same as a tighter one, so not added:
            </p>
            <Shares shares={inside} />
          </>
        ) : null}
        <p className="text-muted-foreground">
          What is left, without what still comes by itself, over the days left.
        </p>
      </PopoverContent>
    </Popover>
  )
}

function Shares({ shares }: { readonly shares: readonly DailyShare[] }) {
  return (
    <ul className="grid gap-1">
      {shares.map(({ view: { budget, now }, own }) => (
        <li key={budget.id} className="flex justify-between gap-6">
          <Link to={budgetPath(budget.id)} className="underline underline-offset-4 wrap-anywhere">
            {budget.name}
          </Link>
          <Amount amount={own} currency={budget.currency} isAbout={now?.isAboutAhead} />
        </li>
      ))}
    </ul>
  )
}

/** How many are over, and how many soon may be. */
function Counts({ running }: { readonly running: readonly BudgetView[] }) {
  const over = running.filter(({ now }) => now?.status === 'exceeded').length
  const tight = running.filter(({ now }) => now?.isTight && now.status !== 'exceeded').length
  return (
    <dl className="flex gap-8">
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
