import { useMemo } from 'react'
import { formatAmount } from '#domain/money/money.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import type { ChartSeries, ChartWriting } from '#web/charts/series.ts'
import { say } from '#web/words/say.ts'
import { yearlyPoints } from './balance-points.ts'
import type { Outcome } from './loan-outcome.ts'

export interface YearlyChartProps {
  readonly outcome: Outcome
  readonly writing: ChartWriting
}

const series: readonly ChartSeries[] = [
  { key: 'principal', name: say('Repaid'), shape: 'bar', colour: 6, stack: 'all' },
  { key: 'interest', name: say('Interest'), shape: 'bar', colour: 1, stack: 'all' },
]

const yearWords = (on: string) => on.slice(0, 4)

/** What of every year's payments repays the loan, and what is its price. */
export function YearlyChart({ outcome, writing }: YearlyChartProps) {
  const points = useMemo(() => yearlyPoints(outcome), [outcome])
  const interest = formatAmount(outcome.interest, writing.currency, writing.locale)
  return (
    <ChartFrame
      about={say('Paid in each year')}
      finding={outcome.interest === 0 ? 'No interest' : `${interest} of interest in all`}
      series={series}
      points={points}
      writing={writing}
      pointWords={yearWords}
      axisWords={yearWords}
    />
  )
}
