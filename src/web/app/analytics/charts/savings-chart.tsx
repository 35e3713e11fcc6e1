import { useMemo } from 'react'
import type { FlowAnswer } from '#contract/analytics/entities.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import type { ChartSeries } from '#web/charts/series.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { say } from '#web/words/say.ts'
import { axisBucket, bucketWords } from '../bucket-words.ts'
import { useAnalytics } from '../use-analytics.ts'
import { AskedChart } from './asked-chart.tsx'
import { savingsFinding } from './findings.ts'
import { endsOf, missingIn } from './flow-chart.tsx'

const series: readonly ChartSeries[] = [
  { key: 'rate', name: say('Savings rate'), shape: 'bar', colour: 'income' },
]

/** How much of what came in was not spent. */
export function SavingsChart() {
  const { reach, address } = useAnalytics()
  return (
    <AskedChart
      call="analytics.flow"
      body={reach}
      about={say('Savings rate')}
      missingIn={({ totals }) => missingIn(totals)?.net ?? []}
      nothing={
        address.lens === 'group'
          ? 'Income is not shared in groups, so there is no rate of it.'
          : 'Nothing came in during this time.'
      }
      isNothing={({ buckets }) => buckets.every(({ savingsRateBps }) => savingsRateBps === null)}
    >
      {(answer) => <Drawn answer={answer} />}
    </AskedChart>
  )
}

function Drawn({ answer }: { readonly answer: FlowAnswer }) {
  const { writing, sumOf } = useAnalytics()
  const { locale } = writing
  const hasLoans = useRows('loans').length > 0
  const points = useMemo(
    () =>
      answer.buckets.map(({ from, savingsRateBps }) => ({
        on: from,
        values: { rate: savingsRateBps },
      })),
    [answer],
  )
  const ends = useMemo(() => endsOf(answer), [answer])
  return (
    <ChartFrame
      about={say('Savings rate')}
      finding={savingsFinding(answer, locale, hasLoans)}
      series={series}
      points={points}
      writing={{ currency: answer.currency, locale, unit: 'share' }}
      pointWords={(on) => bucketWords(on, answer.by, locale)}
      axisWords={(on) => axisBucket(on, answer, locale)}
      fileName={`savings-rate-${answer.from}-to-${answer.to}`}
      rowsOf={(on) => sumOf({ sum: 'net', from: on, to: ends.get(on) ?? on })}
    />
  )
}
