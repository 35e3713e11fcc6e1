import { useMemo } from 'react'
import type { FlowAnswer } from '#contract/analytics/entities.ts'
import { aboutWords } from '#domain/money/figure-words.ts'
import { formatAmount } from '#domain/money/money.ts'
import { type Categories, useCategories } from '#web/categories/use-categories.ts'
import type { FlowEnd } from '#web/charts/flow-layout.ts'
import { FlowPicture } from '#web/charts/flow-picture.tsx'
import type { FigureTable } from '#web/charts/frame/picture-cells.ts'
import { PictureFrame } from '#web/charts/frame/picture-frame.tsx'
import { say } from '#web/words/say.ts'
import { useAnalytics } from '../use-analytics.ts'
import { AskedChart } from './asked-chart.tsx'
import { aboutIn, leftFinding } from './findings.ts'
import { isStill, missingIn } from './flow-chart.tsx'
import { endsOfFlow } from './flow-ends.ts'

/** From what came in to what it went to. */
export function SankeyChart() {
  const { reach } = useAnalytics()
  const categories = useCategories('expense')
  return (
    <AskedChart
      call="analytics.flow"
      body={reach}
      about={say('From income to spending')}
      missingIn={({ totals }) => missingIn(totals)?.net ?? []}
      isNothing={isStill}
    >
      {(answer) => <Drawn answer={answer} categories={categories} />}
    </AskedChart>
  )
}

interface DrawnProps {
  readonly answer: FlowAnswer
  readonly categories: Categories
}

const tableOf = (left: readonly FlowEnd[], right: readonly FlowEnd[]): FigureTable => ({
  headings: [say('From or to'), say('Direction'), say('Amount')],
  rows: [
    ...left.map((end) => ['in', end] as const),
    ...right.map((end) => ['out', end] as const),
  ].map(([side, { key, name, amount, missing, isAbout, to }]) => ({
    key: `${side} ${key}`,
    cells: [name, side, { amount, missing, isAbout, to }],
  })),
})

function Drawn({ answer, categories }: DrawnProps) {
  const { writing, rowsOf, address } = useAnalytics()
  const { locale } = writing
  const { currency, from, to, totals } = answer
  const rest = address.lens === 'group' ? say('Paid by all') : say('From before')
  const { left, right } = useMemo(
    () => endsOfFlow(answer, categories, rowsOf, rest),
    [answer, categories, rowsOf, rest],
  )
  const table = useMemo(() => tableOf(left, right), [left, right])
  const [income, spending] = [totals.income ?? 0, totals.spending ?? 0]
  const whole = Math.max(income, spending)
  const isAbout = aboutIn(totals)?.[income >= spending ? 'income' : 'spending']
  return (
    <PictureFrame
      about={say('From income to spending')}
      finding={leftFinding(answer, locale)}
      table={table}
      writing={{ currency, locale }}
      fileName={`income-to-spending-${from}-to-${to}`}
    >
      <FlowPicture
        left={left}
        right={right}
        middle={aboutWords(formatAmount(whole, currency, locale), isAbout)}
        writing={{ currency, locale }}
      />
    </PictureFrame>
  )
}
