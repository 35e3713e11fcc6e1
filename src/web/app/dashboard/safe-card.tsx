import { Link } from 'react-router'
import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import { routes } from '#contract/routes.ts'
import { formatAmount } from '#domain/money.ts'
import { Amount } from '#web/fields/amount.tsx'
import { useBook } from '#web/fields/use-book.ts'
import { Card } from '#web/ui/card.tsx'

type Safe = NonNullable<DashboardAnswer['safeToSpend']>

export interface SafeCardProps {
  readonly safe: Safe
  readonly currency: string
}

/** How much may be spent today, and what that is worked out from. */
export function SafeCard({ safe, currency }: SafeCardProps) {
  const { perDay, spentToday } = safe
  return (
    <Card
      aria-label="Safe to spend today"
      className="flex flex-wrap items-center gap-x-8 gap-y-2 bg-primary-wash px-5 py-4"
    >
      <div className="grid gap-0.5">
        <h2 className="text-sm font-medium">Safe to spend today</h2>
        <p className="text-3xl font-semibold tracking-tight">
          {perDay === null ? 'Unknown' : <Amount amount={perDay} currency={currency} />}
        </p>
        {spentToday === null || spentToday === 0 ? null : (
          <p className="text-sm">
            <Amount amount={spentToday} currency={currency} /> spent today
          </p>
        )}
      </div>
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5 text-sm">
        <p>
          {perDay === null ? 'A rate is missing.' : <WhyWords safe={safe} currency={currency} />}
        </p>
        <p>
          <Link to={routes.budgets.path} className="underline underline-offset-4">
            {safe.basis === 'budgets' ? 'What it is made of' : 'Make a budget'}
          </Link>
        </p>
      </div>
    </Card>
  )
}

function WhyWords({ safe, currency }: SafeCardProps) {
  const { locale } = useBook()
  const { basis, perDay, left, upcoming, daysLeft } = safe
  const written = (amount: number) => formatAmount(amount, currency, locale)
  const over = daysLeft === 1 ? 'for today' : `over ${daysLeft} days`
  if (basis === 'budgets') {
    return perDay === 0
      ? 'Your budgets are used up, for now.'
      : 'A day, so that each of your budgets lasts until its end.'
  }
  if (left === null) return null
  if (left < 0) return `${written(-left)} more was spent, or is still to come, than came in.`
  const coming = upcoming ? `, after ${written(upcoming)} still to come` : ''
  return `${written(left)} is left of what came in this month${coming}, ${over}.`
}
