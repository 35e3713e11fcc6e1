import { lazy, Suspense, useId, useState } from 'react'
import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import { aboutWords } from '#domain/figure-words.ts'
import { formatAmount } from '#domain/money.ts'
import { Amount } from '#web/fields/amount.tsx'
import { RateNote } from '#web/fields/rate-note.tsx'
import { useBook } from '#web/fields/use-book.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { budgetWords, monthWords } from './safe-words.ts'

export type Safe = NonNullable<DashboardAnswer['safeToSpend']>

export interface SafeCardProps {
  readonly safe: Safe
  readonly currency: string
}

const SafeWhy = lazy(() => import('./safe-why.tsx').then((file) => ({ default: file.SafeWhy })))

/** How much may be spent today, and what that is made of. */
export function SafeCard({ safe, currency }: SafeCardProps) {
  const { perDay, missing = [] } = safe
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Card aria-label="Safe to spend today" className="grid gap-3 bg-primary-wash px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <div className="grid gap-0.5">
          <h2 className="text-sm font-medium">Safe to spend today</h2>
          <p className="text-3xl font-semibold tracking-tight">
            <Amount amount={perDay} currency={currency} isAbout={safe.isAbout} />
          </p>
          <Today safe={safe} currency={currency} />
        </div>
        <p className="min-w-0 flex-1 basis-64 text-sm">
          <WhyWords safe={safe} currency={currency} />
          {missing.length > 0 ? (
            <span className="block">
              <RateNote missing={missing} lead="Not taken off yet:" />
            </span>
          ) : null}
          <OtherBudgets safe={safe} />
          {safe.basis === 'budgets' && safe.tightest ? (
            <span className="block">
              {safe.tightest.name} leaves less:{' '}
              <Amount
                amount={safe.tightest.perDay}
                currency={safe.tightest.currency}
                isAbout={safe.tightest.isAbout}
              />{' '}
              a day.
            </span>
          ) : null}
        </p>
        <Button
          look="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          How it is made
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        <Suspense>{isOpen ? <SafeWhy safe={safe} currency={currency} /> : null}</Suspense>
      </div>
    </Card>
  )
}

/** On a day of refunds more may have come back than was spent. */
function Today({ safe, currency }: SafeCardProps) {
  const { spentToday, missingToday = [], aboutToday } = safe
  if (spentToday === 0 && missingToday.length === 0) return null
  const isBack = spentToday !== null && spentToday < 0
  const size = isBack ? -spentToday : spentToday
  return (
    <p className="text-sm">
      <Amount amount={size} currency={currency} isAbout={aboutToday} />{' '}
      <RateNote missing={missingToday} isPlain /> {isBack ? 'came back today' : 'spent today'}
    </p>
  )
}

function WhyWords({ safe, currency }: SafeCardProps) {
  const { locale } = useBook()
  const written = (amount: number, isAbout?: boolean) =>
    aboutWords(formatAmount(amount, currency, locale), isAbout)
  if (safe.basis === 'income') {
    if (safe.left === null) return null
    return monthWords({ ...safe, left: safe.left }, written, locale)
  }
  const { month } = safe
  if (!month) return budgetWords(safe.budgets)
  return `${budgetWords(safe.budgets)} The month has less: ${monthWords(month, written, locale)}`
}

/** Budgets whose own currency has no rate leave something too, but not in this figure. */
function OtherBudgets({ safe }: { readonly safe: Safe }) {
  const others = safe.basis === 'budgets' ? safe.budgets.filter((one) => one.counted === null) : []
  return others.map(({ id, name, perDay, currency }) => (
    <span key={id} className="block">
      {name} leaves <Amount amount={perDay} currency={currency} /> a day more, without a rate.
    </span>
  ))
}
