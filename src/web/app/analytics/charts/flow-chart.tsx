import { useMemo } from 'react'
import type { FlowAnswer } from '#contract/analytics/entities.ts'
import { addMissing, negateMissing } from '#domain/money/convert-totals.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import type { ChartSeries } from '#web/charts/series.ts'
import { say } from '#web/words/say.ts'
import { axisBucket, bucketWords } from '../bucket-words.ts'
import { useAnalytics } from '../use-analytics.ts'
import { AskedChart } from './asked-chart.tsx'
import { aboutIn, flowFinding } from './findings.ts'
import { FlowAhead } from './flow-ahead.tsx'

const series: readonly ChartSeries[] = [
  { key: 'income', name: say('Income'), shape: 'bar', colour: 'income' },
  { key: 'spending', name: say('Spending'), shape: 'bar', colour: 1 },
  { key: 'net', name: say('Left over'), shape: 'line', colour: 3 },
]

export const isStill = ({ totals, buckets, missing }: FlowAnswer) =>
  missing.length === 0 &&
  totals.income === 0 &&
  totals.spending === 0 &&
  buckets.every(({ income, spending }) => income === 0 && spending === 0)

/** What has no rate, of what came in, went out and is left of it. */
export const missingIn = ({ missing }: Pick<FlowAnswer['totals'], 'missing'>) =>
  missing && {
    ...missing,
    net: addMissing([missing.income, negateMissing(missing.spending)]),
  }

/** The end of the bucket that begins on a day. */
export const endsOf = ({ buckets }: FlowAnswer): ReadonlyMap<string, string> =>
  new Map(buckets.map(({ from, to }) => [from, to]))

/** What came in and went out over time. */
export function FlowChart() {
  const analytics = useAnalytics()
  const isGroup = analytics.address.lens === 'group'
  return (
    <AskedChart
      call="analytics.flow"
      body={analytics.reach}
      about={say('Cash flow')}
      missingIn={({ totals }) => missingIn(totals)?.[isGroup ? 'spending' : 'net'] ?? []}
      isNothing={isStill}
      noteOf={(answer) => <FlowAhead answer={answer} kinds={['spending', 'income']} />}
    >
      {(answer) => <Drawn answer={answer} />}
    </AskedChart>
  )
}

function Drawn({ answer }: { readonly answer: FlowAnswer }) {
  const { writing, rowsOf, sumOf, address } = useAnalytics()
  const { locale } = writing
  const points = useMemo(
    () =>
      answer.buckets.map((bucket) => {
        const { from, income, spending, net } = bucket
        const [missing, isAbout] = [missingIn(bucket), aboutIn(bucket)]
        return {
          on: from,
          values: { income, spending, net },
          ...(missing && { missing }),
          ...(isAbout && { isAbout }),
        }
      }),
    [answer],
  )
  const isGroup = address.lens === 'group'
  const shown = isGroup ? series.slice(1, 2) : series
  const ends = useMemo(() => endsOf(answer), [answer])
  return (
    <ChartFrame
      about={say('Cash flow')}
      finding={flowFinding(answer, isGroup, locale)}
      series={shown}
      points={points}
      writing={{ currency: answer.currency, locale }}
      pointWords={(on) => bucketWords(on, answer.by, locale)}
      axisWords={(on) => axisBucket(on, answer, locale)}
      fileName={`cash-flow-${answer.from}-to-${answer.to}`}
      rowsOf={(on, key) =>
        key === 'net'
          ? sumOf({ sum: 'net', from: on, to: ends.get(on) ?? on })
          : rowsOf({
              kind: key === 'income' ? 'income' : 'expense',
              from: on,
              to: ends.get(on) ?? on,
              title: bucketWords(on, answer.by, locale),
            })
      }
    />
  )
}
