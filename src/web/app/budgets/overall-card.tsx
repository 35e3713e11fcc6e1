import { useMemo } from 'react'
import { Link } from 'react-router'
import type { LedgerRow } from '#domain/ledger.ts'
import { Amount, type CountedRow, Totals } from '#web/fields/amount.tsx'
import { useToday } from '#web/fields/use-book.ts'
import { Card } from '#web/ui/card.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/popover.tsx'
import { budgetPath } from './addresses.ts'
import type { BudgetView } from './budget-view.ts'
import { type DailyShare, type Overall, overallOf } from './overall.ts'

/** The same function every time, so that what was converted stays so. */
const amountOf = ({ amount }: LedgerRow) => amount

/** At today's rates. */
const asRows = ({ counted }: Overall, today: string): readonly CountedRow[] =>
  counted.map(({ view: { budget }, perDay }) => ({
    id: budget.id,
    amount: perDay,
    currency: budget.currency,
    description: budget.name,
    tags: [],
    categoryId: null,
    date: today,
  }))

/** How much may be spent today so that every budget lasts. */
export function OverallCard({ running }: { readonly running: readonly BudgetView[] }) {
  const today = useToday()
  const overall = useMemo(() => overallOf(running), [running])
  const of = useMemo(() => [asRows(overall, today)], [overall, today])
  if (running.length === 0) return null
  return (
    <Card aria-label="Safe to spend" className="flex flex-wrap gap-x-8 gap-y-3 px-5 py-4">
      <dl className="grid gap-0.5">
        <dt className="text-sm font-medium text-muted-foreground">Safe to spend today</dt>
        <dd className="text-3xl font-semibold tracking-tight">
          {overall.counted.length === 0 ? (
            'Unknown'
          ) : (
            <Totals totals={overall.totals} of={of} amountOf={amountOf} />
          )}
        </dd>
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

const countWords = (count: number) => (count === 1 ? '1 budget' : `${count} budgets`)

/** The budgets it is made of, and those it leaves out. */
function MadeOf({ overall: { counted, inside, unknown } }: { readonly overall: Overall }) {
  return (
    <Popover>
      <PopoverTrigger className={triggerLook}>
        {counted.length === 0 ? 'why' : `from ${countWords(counted.length)}`}
      </PopoverTrigger>
      <PopoverContent
        aria-label="What is safe to spend is made of"
        className="grid max-h-(--radix-popover-content-available-height) gap-2 overflow-y-auto"
      >
        <Shares shares={counted} />
        {inside.length > 0 ? (
          <>
            <p className="text-muted-foreground">Inside a wider one, so not added:</p>
            <Shares shares={inside} />
          </>
        ) : null}
        {unknown.length > 0 ? (
          <p className="text-muted-foreground">
            A rate is missing for {unknown.map(({ budget }) => budget.name).join(', ')}.
          </p>
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
      {shares.map(({ view: { budget }, perDay }) => (
        <li key={budget.id} className="flex justify-between gap-6">
          <Link to={budgetPath(budget.id)} className="underline underline-offset-4 wrap-anywhere">
            {budget.name}
          </Link>
          <Amount amount={perDay} currency={budget.currency} />
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
