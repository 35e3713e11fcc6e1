import type { Budget } from '#web/budgets/budget.ts'
import type { Standing } from '#web/budgets/budget-view.ts'
import { Amount } from '#web/locale/amount.tsx'
import { Figure } from '../figure.tsx'
import { countDays } from '../standing-words.ts'
import { SumLines } from './sum-lines.tsx'

export interface SafeFigureProps {
  readonly budget: Budget
  readonly standing: Standing
}

/** What may be spent a day, so that it lasts. */
export function SafeFigure({ budget: { currency }, standing }: SafeFigureProps) {
  const { perDay, days, sums, upcoming, isAbout, isAboutAhead } = standing
  if (perDay === null) return null
  const lines = [
    ['Left', sums.closing, isAbout],
    [
      'Still to come by itself',
      upcoming.amount === null ? null : -upcoming.amount,
      upcoming.isAbout,
    ],
  ] as const
  return (
    <Figure
      name={days === 1 ? 'Safe for today' : 'Safe a day'}
      why={
        <>
          <SumLines lines={lines} currency={currency} />
          <p className="text-muted-foreground">
            Over {countDays(days)}, today included. Never below zero.
          </p>
        </>
      }
    >
      <Amount amount={perDay} currency={currency} isAbout={isAboutAhead} />
    </Figure>
  )
}
