import { type ReactNode, useId, useState } from 'react'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import {
  deductsToday,
  safeWords,
  spentTodayWords,
  tightSentence,
} from '#domain/analytics/safe-words.ts'
import { Button } from '#web/ui/control/button.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { Amount } from '../locale/amount.tsx'
import { RateNote } from '../locale/rate-note.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { useToCome } from './use-to-come.ts'

type Answered = NonNullable<DashboardAnswer['safeToSpend']>
type OfToday = 'spentToday' | 'missingToday' | 'aboutToday'
export type SafeOf<Basis extends Answered['basis']> = Omit<
  Extract<Answered, { readonly basis: Basis }>,
  OfToday
>
/** What is safe to spend, also where it is not known what was spent today. */
export type Safe = (SafeOf<'budgets'> | SafeOf<'income'> | SafeOf<'accounts'>) &
  Partial<Pick<Answered, OfToday>>

export interface SafeProps {
  readonly safe: Safe
  readonly currency: string
}

export interface SafeCardProps extends SafeProps {
  /** What else is said of it, under the figure. */
  readonly note?: ReactNode
  readonly beside?: ReactNode
  /** Under the lines it is made of. */
  readonly below?: ReactNode
  /** Whether those are shown, where another card may take the place of this one. */
  readonly shows?: readonly [boolean, (isOpen: boolean) => void]
}

const SafeWhy = whenAsked(() => import('./safe-why.tsx').then((file) => file.SafeWhy))

/** How much may be spent today, and what that is made of: the same wherever it stands. */
export function SafeCard({ safe, currency, note, beside, below, shows }: SafeCardProps) {
  const own = useState(false)
  const [isOpen, setOpen] = shows ?? own
  const id = useId()
  return (
    <Card aria-label={say('Safe to spend today')} className="grid gap-3 bg-primary-wash px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <div className="grid gap-0.5">
          <h2 className="text-sm font-medium">{say('Safe to spend today')}</h2>
          <p className="text-3xl font-semibold tracking-tight">
            <Amount amount={safe.perDay} currency={currency} isAbout={safe.isAbout} />
          </p>
          <Today safe={safe} currency={currency} />
        </div>
        <p className="min-w-0 flex-1 basis-64 text-sm">
          <Said safe={safe} currency={currency} />
          {note ? <span className="block text-muted-foreground">{note}</span> : null}
        </p>
        <Button
          look="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {say('How it’s calculated')}
        </Button>
        {beside}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <div className="grid max-w-2xl gap-2 border-t pt-3 text-sm">
            <SafeWhy safe={safe} currency={currency} />
            {below}
          </div>
        ) : null}
      </div>
    </Card>
  )
}

export interface SafeSaidProps extends SafeCardProps {
  readonly shows: NonNullable<SafeCardProps['shows']>
  /** What waits on this device is not in it, and in all that stands beside it. */
  readonly isOutrun: boolean
}

/** As the server said it; where that is known to be wrong, nothing is shown until it is counted. */
export const SafeSaid = ({ isOutrun, ...said }: SafeSaidProps) =>
  isOutrun ? <Skeleton className="h-32 w-full rounded-lg" /> : <SafeCard {...said} />

/** On a day of refunds more may have come back than was spent. */
function Today({ safe, currency }: SafeProps) {
  const { spentToday, missingToday = [], aboutToday } = safe
  if (spentToday === undefined || (spentToday === 0 && missingToday.length === 0)) return null
  if (!deductsToday(safe)) return null
  const isBack = spentToday !== null && spentToday < 0
  const size = isBack ? -spentToday : spentToday
  return (
    <p className="text-sm">
      <Amount amount={size} currency={currency} isAbout={aboutToday} />{' '}
      <RateNote missing={missingToday} isPlain />{' '}
      {isBack ? say('more came back than was spent today') : spentTodayWords}
    </p>
  )
}

/** Which of the budgets and the month sets it, and what it leaves out. */
function Said({ safe, currency }: SafeProps) {
  const { locale } = useLocale()
  const byBudgets = safe.basis === 'budgets' ? safe : (safe.byBudgets ?? {})
  const tight = tightSentence(byBudgets, { currency, locale })
  const month = safe.basis === 'income' ? safe : safe.basis === 'accounts' ? safe.month : undefined
  const missingIncome = month?.missingIncome ?? []
  const toCome = useToCome()
  return (
    <>
      {safeWords(safe, { currency, locale, toCome })}
      <Lacking missing={safe.missing} lead={say('Not taken off yet:')} />
      <Lacking missing={missingIncome} lead={say('Not counted on: income of')} />
      {safe.basis === 'budgets' ? <OtherBudgets safe={safe} /> : null}
      {tight ? <span className="block">{tight}</span> : null}
    </>
  )
}

interface LackingProps {
  readonly missing: Safe['missing']
  readonly lead: string
}

function Lacking({ missing = [], lead }: LackingProps) {
  if (missing.length === 0) return null
  return (
    <span className="block">
      <RateNote missing={missing} lead={lead} />
    </span>
  )
}

/** Budgets whose own currency has no rate leave something too, but not in this figure. */
function OtherBudgets({ safe: { budgets } }: { readonly safe: SafeOf<'budgets'> }) {
  const others = budgets.filter((one) => one.counted === null)
  return others.map(({ id, name, perDay, currency }) => (
    <span key={id} className="block">
      <Say
        words="{name} leaves {amount} a day more, without a rate."
        name={name}
        amount={<Amount amount={perDay} currency={currency} />}
      />
    </span>
  ))
}
