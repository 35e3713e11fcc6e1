import { memo, useMemo } from 'react'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import type { ChartMark, ChartSeries, ChartWriting } from '#web/charts/series.ts'
import { say } from '#web/words/say.ts'
import { balancePoints, type Opening } from './balance-points.ts'
import type { Outcome } from './loan-outcome.ts'

export interface BalanceChartProps {
  readonly loan: Opening
  readonly planned: Outcome
  /** Beside it, what is being tried. */
  readonly tried: Outcome | null
  readonly writing: ChartWriting
  readonly today?: Day
  /** What both are called, where nothing is tried. */
  readonly names?: { readonly planned: string; readonly tried: string }
}

const planned: ChartSeries = { key: 'planned', name: say('As planned'), shape: 'area', colour: 6 }
const dimmed: ChartSeries = { ...planned, shape: 'line', isDashed: true, colour: 'muted' }
const tried: ChartSeries = { key: 'tried', name: say('What you try'), shape: 'area', colour: 1 }
const alone: readonly ChartSeries[] = [{ ...planned, name: say('Still owed') }]
const both: readonly ChartSeries[] = [dimmed, tried]
const named = (names: { readonly planned: string; readonly tried: string }) => [
  { ...dimmed, name: names.planned },
  { ...tried, name: names.tried },
]

const monthWords = (day: Day, locale: string) =>
  formatDay(day, locale, { month: 'long', year: 'numeric' })

/** How what is owed goes down. */
export const BalanceChart = memo(function BalanceChart(props: BalanceChartProps) {
  const { loan, writing, today, names } = props
  const points = useMemo(
    () => balancePoints(loan, props.planned, props.tried),
    [loan, props.planned, props.tried],
  )
  const series = useMemo(() => (names ? named(names) : both), [names])
  const { endsOn } = props.tried ?? props.planned
  const isRunning = today !== undefined && today > loan.startOn && today < props.planned.endsOn
  const marks = useMemo(
    (): readonly ChartMark[] => (isRunning ? [{ on: today, words: say('Today') }] : []),
    [isRunning, today],
  )
  return (
    <ChartFrame
      about={say('Still owed')}
      finding={`Paid off in ${monthWords(endsOn, writing.locale)}`}
      series={props.tried ? series : alone}
      points={points}
      writing={writing}
      marks={marks}
    />
  )
})
