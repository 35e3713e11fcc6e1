import { useMemo } from 'react'
import type { PeriodSums } from '#domain/budgets/history.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { BudgetView } from '#web/budgets/budget-view.ts'
import { isAboutIn } from '#web/budgets/costs/spent-in.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import type { ChartSeries } from '#web/charts/series.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { paceWords, sayIn } from '../standing-words.ts'
import { pacePoints } from './pace-points.ts'

export interface PeriodPaceProps {
  readonly view: BudgetView
  readonly sums: PeriodSums
  readonly today: Day
}

const series: readonly ChartSeries[] = [
  { key: 'spent', name: say('Spent'), shape: 'area', colour: 2 },
  { key: 'even', name: say('Even pace'), shape: 'line', colour: 'muted' },
  { key: 'likely', name: say('Likely'), shape: 'line', colour: 1, isDashed: true },
]

const past = series.filter(({ key }) => key !== 'likely')

/** How the money went day by day, against the same part every day. */
export function PeriodPace({ view, sums, today }: PeriodPaceProps) {
  const { locale } = useLocale()
  const { currency } = view.budget
  const points = useMemo(() => pacePoints(view, sums, today), [view, sums, today])
  const isNow = view.now?.sums === sums
  if (points.length === 0) return <p>{say('There is no picture: it is too large to add.')}</p>
  return (
    <ChartFrame
      about={say('Spent day by day')}
      finding={findingOf(
        { view, sums, today },
        sayIn(currency, locale, isAboutIn(view.months, view.scope, sums.period)),
      )}
      series={isNow && view.now?.projection.amount !== null ? series : past}
      points={points}
      writing={{ currency, locale }}
      marks={isNow ? [{ on: today, words: say('Today') }] : []}
    />
  )
}

function findingOf({ view: { now }, sums }: PeriodPaceProps, written: (amount: number) => string) {
  const pace = now?.sums === sums ? paceWords(now, written) : null
  if (pace) return say('Now {pace}', { pace })
  const closing = sums.closing ?? 0
  if (closing === 0) return say('Used up to the last bit')
  return closing > 0
    ? say('{amount} was left', { amount: written(closing) })
    : say('{amount} too much was spent', { amount: written(-closing) })
}
