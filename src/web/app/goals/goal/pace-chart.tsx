import { useMemo } from 'react'
import type { Day } from '#domain/calendar/calendar.ts'
import { isNearPlan, plannedAt } from '#domain/goals/plan.ts'
import { formatAmount } from '#domain/money/money.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import { namedColour } from '#web/charts/named-colours.ts'
import type { ChartColour, ChartPoint, ChartSeries } from '#web/charts/series.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Card } from '#web/ui/page/card.tsx'
import { dayWords } from '../when-words.ts'
import type { ViewProps } from './goal-facts.tsx'
import { pacePoints } from './pace-points.ts'

/** What was saved against the plan, and where the pace leads. */
export function PaceChart({ view }: ViewProps) {
  const { goal, plan } = view
  const { locale } = useLocale()
  const today = useToday()
  const points = useMemo(() => pacePoints(view, today), [view, today])
  const series = useMemo(() => seriesOf(points, namedColour(goal.color)), [points, goal.color])
  const shortBy = plan && today < plan.to.on ? plannedAt(plan, today) - goal.totalSaved : null
  return (
    <Card className="p-5">
      <ChartFrame
        about="Saved over time"
        finding={findingOf(view, shortBy, today, locale)}
        series={series}
        points={points}
        writing={{ currency: goal.currency, locale }}
        levels={[{ amount: goal.targetAmount, words: 'Target' }]}
        {...(points.at(-1)?.on === today ? {} : { marks: [{ on: today, words: 'Today' }] })}
      />
    </Card>
  )
}

/** The line ahead is dashed, for it is only foreseen. */
function seriesOf(points: readonly ChartPoint[], colour: ChartColour): readonly ChartSeries[] {
  const all: readonly ChartSeries[] = [
    { key: 'saved', name: 'Saved', shape: 'area', colour },
    { key: 'plan', name: 'Plan', shape: 'line', colour: 'muted' },
    { key: 'pace', name: 'At your pace', shape: 'line', colour, isDashed: true },
  ]
  return all.filter(({ key }) => points.some(({ values }) => values[key] != null))
}

function findingOf(
  { goal, left, history, plan }: ViewProps['view'],
  shortBy: number | null,
  today: Day,
  locale: string,
): string {
  const written = (amount: number) => formatAmount(amount, goal.currency, locale)
  if (left === 0) return `${written(goal.totalSaved)} saved`
  if (shortBy !== null && shortBy > 0) {
    // Who pays once a month is always a little below the line.
    const isNear = plan && isNearPlan(plan, goal.totalSaved, today)
    return isNear ? 'Within a month of the plan' : `${written(shortBy)} behind the plan`
  }
  if (shortBy !== null && shortBy < 0) return `${written(-shortBy)} ahead of the plan`
  if (shortBy === 0) return 'Exactly on plan'
  const [first] = history
  const since = first ? ` since ${dayWords(first.on, locale)}` : ''
  return `${written(goal.totalSaved)} saved${since}`
}
