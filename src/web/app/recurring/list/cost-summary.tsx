import { useMemo } from 'react'
import { useRows } from '#web/data/replica-react.tsx'
import { type Sum, SumToday } from '#web/locale/sum-today.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { Upcoming } from '../upcoming.ts'
import { averageWords, costsOf } from './costs.ts'

const monthsInYear = 12

/** What all of it comes to in a month and in a year. */
export function CostSummary({ all }: { readonly all: readonly Upcoming[] }) {
  const today = useToday()
  const costs = useMemo(() => costsOf(all, today), [all, today])
  const loans = useRows('loans')
  const words = averageWords(loans, false)
  // What only moves between own accounts costs nothing.
  if (all.every(({ template }) => template.kind === 'transfer')) return null
  const hasIncome = costs.income.totals.length > 0
  return (
    <Card
      aria-label={say('What it comes to')}
      className="grid auto-cols-fr grid-flow-col phone:grid-flow-row"
    >
      <CostBox title={say('Expenses')} costs={costs.expense} words={words} />
      {hasIncome ? (
        <CostBox title={say('Income')} costs={costs.income} words={averageWords(loans, true)} />
      ) : null}
      {hasIncome ? <CostBox title={say('Left')} costs={costs.left} words={words} /> : null}
    </Card>
  )
}

const boxLook =
  'grid content-start gap-0.5 border-l px-5 py-4 first:border-l-0 phone:border-t ' +
  'phone:border-l-0 phone:py-3 phone:first:border-t-0'

interface CostBoxProps {
  readonly title: string
  readonly costs: Sum
  readonly words: string
}

function CostBox({ title, costs, words }: CostBoxProps) {
  return (
    <dl className={boxLook}>
      <dt className="text-sm font-medium text-muted-foreground">{title}</dt>
      <dd className="text-xl font-semibold">
        <SumToday sum={costs} parts={monthsInYear} />
        <span className="text-sm font-normal text-muted-foreground"> {words}</span>
      </dd>
      <dd className="text-sm text-muted-foreground">
        <Say words="{sumToday} a year" sumToday={<SumToday sum={costs} tellsOld />} />
      </dd>
    </dl>
  )
}
