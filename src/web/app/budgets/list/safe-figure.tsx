import type { Budget } from '#web/budgets/budget.ts'
import type { Standing } from '#web/budgets/budget-view.ts'
import { Amount } from '#web/locale/amount.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
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
    [say('Left'), sums.closing, isAbout],
    [
      say('Still to come by itself'),
      upcoming.amount === null ? null : -upcoming.amount,
      upcoming.isAbout,
    ],
  ] as const
  return (
    <Figure
      name={say('{days, plural, one {Safe for today} other {Safe a day}}', { days })}
      why={
        <>
          <SumLines lines={lines} currency={currency} />
          <p className="text-muted-foreground">
            <Say words="Over {days}, today included. Never below zero." days={countDays(days)} />
          </p>
        </>
      }
    >
      <Amount amount={perDay} currency={currency} isAbout={isAboutAhead} />
    </Figure>
  )
}
