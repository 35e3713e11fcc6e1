import { useMemo } from 'react'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import { namedColour } from '#web/charts/named-colours.ts'
import type { ChartColour, ChartPoint, ChartSeries } from '#web/charts/series.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import type { ViewProps } from './goal-facts.tsx'
import { findingOf } from './pace-finding.ts'
import { pacePoints } from './pace-points.ts'

/** What was saved against the plan, and where the pace leads. */
export function PaceChart({ view }: ViewProps) {
  const { goal } = view
  const { locale } = useLocale()
  const today = useToday()
  const points = useMemo(() => pacePoints(view, today), [view, today])
  const series = useMemo(() => seriesOf(points, namedColour(goal.color)), [points, goal.color])
  return (
    <Card className="p-5">
      <ChartFrame
        about={say('Saved over time')}
        finding={findingOf(view, today, locale)}
        series={series}
        points={points}
        writing={{ currency: goal.currency, locale }}
        levels={[{ amount: goal.targetAmount, words: say('Target') }]}
        {...(points.at(-1)?.on === today ? {} : { marks: [{ on: today, words: say('Today') }] })}
      />
    </Card>
  )
}

/** The line ahead is dashed, for it is only foreseen. */
function seriesOf(points: readonly ChartPoint[], colour: ChartColour): readonly ChartSeries[] {
  const all: readonly ChartSeries[] = [
    { key: 'saved', name: say('Saved'), shape: 'area', colour },
    { key: 'plan', name: say('Plan'), shape: 'line', colour: 'muted' },
    { key: 'pace', name: say('At your pace'), shape: 'line', colour, isDashed: true },
  ]
  return all.filter(({ key }) => points.some(({ values }) => values[key] != null))
}
