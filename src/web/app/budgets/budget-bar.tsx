import type { Standing } from '#web/budgets/budget-view.ts'
import { classes } from '#web/ui/classes.ts'
import { type Mood, moodOf, shareOf } from './standing-words.ts'

export interface BudgetBarProps {
  readonly standing: Standing
  readonly className?: string
}

const looks: Readonly<Record<Mood, string>> = {
  fine: 'bg-chart-2',
  tight: 'bg-chart-1',
  over: 'bg-destructive',
}

const percent = (share: number) => `${Math.min(Math.max(share, 0), 1) * 100}%`

/** The words around say the same, so it is only to look at. The mark is where today is. */
export function BudgetBar({ standing, className }: BudgetBarProps) {
  const { sums, pace } = standing
  const gone = shareOf(pace.daysGone, pace.days)
  return (
    <div aria-hidden className={classes('relative h-2', className)}>
      <div className="size-full overflow-hidden rounded-full bg-accent">
        <div
          className={classes('h-full rounded-full', looks[moodOf(standing)])}
          style={{ width: percent(shareOf(sums.spent, sums.available)) }}
        />
      </div>
      {gone < 1 ? (
        <div
          className="absolute -inset-y-1 w-0.5 -translate-x-1/2 rounded-full bg-foreground"
          style={{ left: percent(gone) }}
        />
      ) : null}
    </div>
  )
}
