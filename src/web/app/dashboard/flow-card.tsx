import { useContext, useMemo } from 'react'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { routes } from '#contract/routes.ts'
import {
  type Day,
  formatMonth,
  monthOf,
  monthRange,
  writtenDay,
} from '#domain/calendar/calendar.ts'
import { addMissing, negateMissing } from '#domain/money/convert-totals.ts'
import { aboutWords } from '#domain/money/figure-words.ts'
import { formatAmount } from '#domain/money/money.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import type { ChartSeries, RowsOf } from '#web/charts/series.ts'
import { RateNote } from '#web/locale/rate-note.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Card, CardBody } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { AgeContext } from './age.ts'

type Flow = DashboardAnswer['cashFlow']

const series: readonly ChartSeries[] = [
  { key: 'income', name: say('Income'), shape: 'bar', colour: 'income' },
  { key: 'spending', name: say('Spending'), shape: 'bar', colour: 1 },
]

/** A month still to come has only what is entered for it: nothing that comes again by itself. */
export function findingOf(flow: Flow, today: Day, written: (amount: number) => string): string {
  const tail = flow.some(({ to }) => to > today) ? ', counting only what is entered already' : ''
  const known = flow.flatMap(({ net }) => (net === null ? [] : [net]))
  if (known.length < flow.length) return say('Twelve months in and out')
  const sum = known.reduce((all, net) => all + net, 0)
  if (sum === 0) return say('As much came in as went out{tail}', { tail })
  return sum > 0
    ? say('{amount} more came in than went out{tail}', { amount: written(sum), tail })
    : say('{amount} more went out than came in{tail}', { amount: written(-sum), tail })
}

/** A month that is not over says so. */
function monthWords(flow: Flow, on: Day, locale: string): string {
  const words = formatMonth(monthOf(on), locale)
  const to = flow.find(({ from }) => from === on)?.to
  return to && to < monthRange(monthOf(on)).to ? `${words} so far` : words
}

/** Of what came in more than went out. */
const missingIn = (flow: Flow) =>
  addMissing(
    flow.flatMap(({ missing }) =>
      missing ? [missing.income, negateMissing(missing.spending)] : [],
    ),
  )

const isAboutIn = (flow: Flow) => flow.some(({ isAbout }) => isAbout?.income || isAbout?.spending)

export interface FlowCardProps {
  readonly flow: Flow
  readonly currency: string
  readonly old: DashboardAnswer['old']
}

/** What came in and went out in the twelve months up to the one that is looked at. */
export function FlowCard({ flow, currency, old }: FlowCardProps) {
  const { locale } = useLocale()
  const today = useToday()
  const age = useContext(AgeContext)
  const points = useMemo(
    () =>
      flow.map(({ from, income, spending, missing, isAbout }) => ({
        on: from,
        values: { income, spending },
        ...(missing && { missing }),
        ...(isAbout && { isAbout }),
      })),
    [flow],
  )
  const rowsOf = useMemo((): RowsOf => {
    const ends = new Map(flow.map(({ from, to }) => [from, to]))
    return (on, key) => {
      const list = key === 'income' ? routes.income : routes.expenses
      return `${list.path}?from=${on}&to=${ends.get(on) ?? on}`
    }
  }, [flow])
  return (
    <Card className="min-w-0">
      <CardBody>
        <ChartFrame
          about={say('Cash flow, 12 months{value}', { value: age ? `, ${age}` : '' })}
          finding={findingOf(flow, today, (amount) =>
            aboutWords(formatAmount(amount, currency, locale), isAboutIn(flow)),
          )}
          series={series}
          points={points}
          writing={{ currency, locale }}
          pointWords={(on) => monthWords(flow, on, locale)}
          axisWords={(on) => writtenDay(on, today, locale, { month: 'short' }, '2-digit')}
          rowsOf={rowsOf}
        />
        <RateNote missing={missingIn(flow)} old={old} />
      </CardBody>
    </Card>
  )
}
