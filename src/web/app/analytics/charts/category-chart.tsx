import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useMemo } from 'react'
import type { FlowAnswer } from '#contract/analytics/entities.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { chartColourOf } from '#web/categories/category-colour.ts'
import { type Categories, useCategories } from '#web/categories/use-categories.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import type { ChartSeries } from '#web/charts/series.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { axisBucket, bucketWords } from '../bucket-words.ts'
import { useAnalytics } from '../use-analytics.ts'
import { AskedChart } from './asked-chart.tsx'
import { CategoryList } from './category-list.tsx'
import { largestFinding } from './findings.ts'
import { FlowAhead } from './flow-ahead.tsx'
import { endsOf } from './flow-chart.tsx'
import { firstFew, type Rolled, rolledUp } from './rolled-up.ts'

const namedMost = 7

const keyOf = ({ categoryId }: Rolled) => categoryId ?? 'none'

const nameOf = (categoryId: string | null, { names }: Categories) =>
  names.get(categoryId ?? '') ?? say('No category')

const seriesOf = (one: Rolled, categories: Categories): ChartSeries => ({
  key: keyOf(one),
  name: nameOf(one.categoryId, categories),
  shape: 'bar',
  colour: chartColourOf(categories, one.categoryId),
  stack: 'all',
})

/** Spending by category, over time and one below the other; pressing one shows what is in it. */
export function CategoryChart() {
  const { reach, address } = useAnalytics()
  const categories = useCategories('expense')
  return (
    <AskedChart
      call="analytics.flow"
      body={reach}
      about={say('Categories')}
      missingIn={({ totals }) => totals.missing?.spending ?? []}
      noteOf={(answer) => <FlowAhead answer={answer} kinds={['spending']} />}
      isNothing={(answer) =>
        rolledUp(answer, 'expense', categories.byId, address.category).length === 0
      }
    >
      {(answer) => <Drawn answer={answer} categories={categories} />}
    </AskedChart>
  )
}

interface DrawnProps {
  readonly answer: FlowAnswer
  readonly categories: Categories
}

function Drawn({ answer, categories }: DrawnProps) {
  const { address, writing, rowsOf, go } = useAnalytics()
  const { locale } = writing
  const inside = address.category
  const rolled = useMemo(
    () => rolledUp(answer, 'expense', categories.byId, inside),
    [answer, categories, inside],
  )
  const { shown, others } = useMemo(() => firstFew(rolled, namedMost), [rolled])
  const series = useMemo(
    () => [
      ...shown.map((one) => seriesOf(one, categories)),
      ...(others
        ? [
            {
              ...seriesOf(others, categories),
              key: 'others',
              name: say('Others'),
              colour: 'muted light' as const,
            },
          ]
        : []),
    ],
    [shown, others, categories],
  )
  const points = useMemo(
    () =>
      answer.buckets.map(({ from }, at) => {
        const all = [
          ...shown.map((one) => [keyOf(one), one] as const),
          ...(others ? [['others', others] as const] : []),
        ]
        return {
          on: from,
          values: Object.fromEntries(all.map(([key, one]) => [key, one.amounts[at] ?? null])),
          missing: Object.fromEntries(all.map(([key, one]) => [key, one.missingIn[at] ?? []])),
          isAbout: Object.fromEntries(all.map(([key, one]) => [key, one.about.has(at)])),
        }
      }),
    [answer, shown, others],
  )
  const ends = useMemo(() => endsOf(answer), [answer])
  const idsOf = (key: string) =>
    (key === 'others' ? others : shown.find((one) => keyOf(one) === key))?.categoryIds
  const nameIn = (key: string) => series.find((one) => one.key === key)?.name ?? ''
  return (
    <div className="grid gap-4">
      <ChartFrame
        about={
          inside === null
            ? say('Categories')
            : say('Inside {name}', { name: nameOf(inside, categories) })
        }
        finding={largestFinding(
          rolled.map((one) => ({
            name: nameOf(one.categoryId, categories),
            total: one.total,
            isAbout: one.about.size > 0,
          })),
          {
            total: sumAmounts(rolled.map(({ total }) => total)),
            missing: rolled.flatMap(({ missing }) => missing),
            currency: answer.currency,
            of: inside === null ? say('what was spent') : say('what was spent there'),
            nothing: say('Spending by category'),
          },
          locale,
        )}
        series={series}
        points={points}
        writing={{ currency: answer.currency, locale }}
        pointWords={(on) => bucketWords(on, answer.by, locale)}
        axisWords={(on) => axisBucket(on, answer, locale)}
        fileName={`categories-${answer.from}-to-${answer.to}`}
        actions={inside === null ? null : <BackButton onBack={() => go({ category: null })} />}
        rowsOf={(on, key) =>
          rowsOf({
            kind: 'expense',
            from: on,
            to: ends.get(on) ?? on,
            categoryIds: idsOf(key) ?? ['none'],
            title: `${nameIn(key)}, ${bucketWords(on, answer.by, locale)}`,
          })
        }
      />
      <CategoryList answer={answer} rolled={rolled} categories={categories} />
    </div>
  )
}

function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <Button look="quiet" className="px-2 text-sm text-muted-foreground" onClick={onBack}>
      <ArrowLeft aria-hidden />
      {say('All categories')}
    </Button>
  )
}
