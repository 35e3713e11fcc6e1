import { useId, useMemo, useState } from 'react'
import type { PeriodSums } from '#domain/budgets/history.ts'
import { limitOf } from '#domain/budgets/standing.ts'
import { figureWords } from '#domain/money/figure-words.ts'
import { aboutOf, type BudgetView, missingOf } from '#web/budgets/budget-view.ts'
import { isAboutIn, missingIn } from '#web/budgets/costs/spent-in.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import type { ChartSeries } from '#web/charts/series.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#web/ui/page/table.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { barWords, spanWords } from '../period-words.ts'

export interface PeriodHistoryProps {
  readonly view: BudgetView
  readonly onPeriod: (from: string | null) => void
}

const series: readonly ChartSeries[] = [
  { key: 'available', name: say('What there was'), shape: 'bar', colour: 1 },
  { key: 'spent', name: say('Spent'), shape: 'bar', colour: 2 },
]

const shownMost = 12

/** How the periods went, the one of today included. */
export function PeriodHistory({ view, onPeriod }: PeriodHistoryProps) {
  const { budget, history, scope, months } = view
  const { locale } = useLocale()
  const today = useToday()
  const id = useId()
  const [isAll, setAll] = useState(false)
  const latest = useMemo(() => history.slice(-shownMost), [history])
  const points = useMemo(
    () =>
      latest.map(({ period, available, spent }) => ({
        on: period.from,
        values: { available: available === null ? null : limitOf(available).limit, spent },
        missing: { spent: missingIn(months, scope, period) },
        isAbout: { spent: isAboutIn(months, scope, period) },
      })),
    [latest, months, scope],
  )
  const spans = new Map(history.map(({ period }) => [period.from, period]))
  const wordsOf = (from: string) => {
    const period = spans.get(from)
    return period ? spanWords(period, today, locale, 'short') : from
  }
  const shown = (isAll ? history : latest).toReversed()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-semibold">
        {say('All periods')}
      </h3>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 phone:p-4">
        <ChartFrame
          about={say('Against what there was')}
          finding={heldWords(view)}
          series={series}
          points={points}
          writing={{ currency: budget.currency, locale }}
          pointWords={wordsOf}
          axisWords={(from) => barWords(budget.period, from, today, locale)}
        />
        <HistoryTable sums={shown} view={view} onPeriod={onPeriod} words={wordsOf} />
        {shown.length < history.length ? (
          <Button look="quiet" className="justify-self-start" onClick={() => setAll(true)}>
            <Say words="Show all {count} periods" count={history.length} />
          </Button>
        ) : null}
      </Card>
    </section>
  )
}

/** Such as "Held in 5 of 6": those of which that is known. The one that runs does not count. */
function heldWords(view: BudgetView): string {
  const done = view.history.slice(0, -1)
  if (done.length === 0) return say('No period is over yet')
  const isWhole = (sums: PeriodSums) => missingOf(view, sums).length === 0
  const held = done.filter((sums) => (sums.closing ?? -1) >= 0 && isWhole(sums)).length
  const periods = say('{count, plural, one {# period} other {# periods}}', { count: done.length })
  return say('Held in {held} of {periods} before this one', { held, periods })
}

interface HistoryTableProps {
  readonly sums: readonly PeriodSums[]
  readonly view: BudgetView
  readonly words: (from: string) => string
  readonly onPeriod: PeriodHistoryProps['onPeriod']
}

const narrow = 'phone:px-1.5 phone:text-sm'
const wideOnly = 'phone:hidden'
const phoneOnly = 'hidden phone:table-cell'

/** A phone has no room for what an amount was made of. */
const columns = [
  { key: 'opening', name: say('Brought over'), look: wideOnly },
  { key: 'assigned', name: say('For it'), look: wideOnly },
  { key: 'available', name: say('There was'), look: phoneOnly },
  { key: 'spent', name: say('Spent'), look: '' },
  { key: 'closing', name: say('Left'), look: '' },
] as const

function HistoryTable({ sums, view, words, onPeriod }: HistoryTableProps) {
  const { locale } = useLocale()
  const { budget, history, months, scope } = view
  const written = (one: PeriodSums, key: (typeof columns)[number]['key']) => {
    const isSpent = key === 'spent'
    const missing = isSpent ? missingIn(months, scope, one.period) : []
    const isAbout = aboutOf(view, one)[key]
    const amount = key === 'available' && one[key] !== null ? limitOf(one[key]).limit : one[key]
    return figureWords({ amount, missing, isAbout }, budget.currency, locale)
  }
  const last = history.at(-1)
  const show = (one: PeriodSums) => {
    onPeriod(one === last ? null : one.period.from)
    scrollTo({ top: 0 })
  }
  return (
    <Table aria-label={say('Every period')}>
      <TableHead>
        <TableRow>
          <TableHeading className={narrow}>{say('Period')}</TableHeading>
          {columns.map(({ key, name, look }) => (
            <TableHeading key={key} isFigure className={classes(narrow, look)}>
              {name}
            </TableHeading>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {sums.map((one) => (
          <TableRow key={one.period.from}>
            <TableCell className={narrow}>
              <button type="button" className={periodLook} onClick={() => show(one)}>
                {words(one.period.from)}
              </button>
            </TableCell>
            {columns.map(({ key, look }) => (
              <TableCell
                key={key}
                isFigure
                className={classes(narrow, look, isOver(one, key) && 'text-over')}
              >
                {written(one, key)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const periodLook = 'control-least min-w-11 text-left underline decoration-dotted underline-offset-4'

const isOver = ({ closing }: PeriodSums, key: string) =>
  key === 'closing' && closing !== null && closing < 0
