import { useMemo, useState } from 'react'
import type { ForecastAnswer } from '#contract/analytics/forecast.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { shareWords } from '#domain/money/share-words.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { say } from '#web/words/say.ts'
import { useAnalytics } from '../use-analytics.ts'
import { AskedChart } from './asked-chart.tsx'
import { aboutIn, forecastFinding } from './findings.ts'
import { missingIn } from './flow-chart.tsx'
import { type Choice, choices, forecastSeries } from './forecast-series.ts'

const sums = {
  net: 'foreseen-net',
  spending: 'foreseen-expense',
  income: 'foreseen-income',
} as const

/** What the next three months will probably bring, and how far off such guesses were. */
export function ForecastChart() {
  const { reach } = useAnalytics()
  return (
    <AskedChart
      call="analytics.forecast"
      body={{ lens: reach.lens, groupId: reach.groupId }}
      about={say('The next 90 days')}
      missingIn={(answer) => missingIn(answer)?.net ?? []}
      isNothing={() => false}
    >
      {(answer) =>
        answer.days.length === 0 ? <TooEarly /> : <Drawn key={answer.today} answer={answer} />
      }
    </AskedChart>
  )
}

function TooEarly() {
  return (
    <div className="grid min-h-24 content-start gap-2">
      <h2 className="text-sm text-muted-foreground">{say('The next 90 days')}</h2>
      <p>{say('It is too early to tell. A few weeks of expenses are enough.')}</p>
    </div>
  )
}

const plannedOf = (day: ForecastAnswer['days'][number], choice: Choice) =>
  choice === 'spending' ? day.plannedSpending : choice === 'income' ? day.plannedIncome : null

function Drawn({ answer }: { readonly answer: ForecastAnswer }) {
  const { writing, address, sumOf } = useAnalytics()
  const { locale } = writing
  const isGroup = address.lens === 'group'
  const [chosen, choose] = useState<Choice>('net')
  const choice = isGroup ? 'spending' : chosen
  const isAbout = aboutIn(answer)?.[choice]
  const points = useMemo(
    () =>
      answer.days.map((day) => ({
        on: day.day,
        values: { ...day[choice], planned: plannedOf(day, choice) },
        ...(isAbout && { isAbout: { low: true, middle: true, planned: true } }),
      })),
    [answer, choice, isAbout],
  )
  const from = addDays(answer.today, 1)
  const series = useMemo(() => forecastSeries(answer, choice), [answer, choice])
  return (
    <div className="grid gap-3">
      {isGroup ? null : (
        <div className="justify-self-start">
          <ChoiceSwitch
            label={say('What is foreseen')}
            value={choice}
            choices={choices}
            onChange={choose}
          />
        </div>
      )}
      <ChartFrame
        about={say('The next 90 days')}
        finding={forecastFinding(answer, choice, locale)}
        series={series}
        points={points}
        writing={{ currency: answer.currency, locale }}
        fileName={`forecast-${answer.today}`}
        rowsOf={(on) => sumOf({ sum: sums[choice], from, to: on })}
      />
      <p className="text-sm text-muted-foreground">
        <BacktestWords backtest={answer.backtest} isGroup={isGroup} />
      </p>
    </div>
  )
}

interface BacktestProps {
  readonly backtest: ForecastAnswer['backtest']
  readonly isGroup: boolean
}

/** What the same sums would have said before, against what really came. */
function BacktestWords({ backtest, isGroup }: BacktestProps) {
  const { writing } = useAnalytics()
  if (backtest === null)
    return say('How good this guess is cannot be said yet: the book is too young.')
  const { runs, spendingErrorBps, incomeErrorBps, within } = backtest
  const off = [
    spendingErrorBps === null
      ? null
      : say('spending by {percent}', {
          percent: shareWords(spendingErrorBps / 100, writing.locale),
        }),
    incomeErrorBps === null || isGroup
      ? null
      : say('income by {percent}', { percent: shareWords(incomeErrorBps / 100, writing.locale) }),
  ].filter(Boolean)
  const made = say(
    '{runs, plural, one {# earlier forecast was} other {# earlier forecasts were}}',
    { runs },
  )
  return [
    off.length === 0
      ? null
      : say('Made the same way, {made} typically off: {list}.', { made, list: off.join(', ') }),
    say('{within} of {runs} ended within the band.', { within, runs }),
  ]
    .filter(Boolean)
    .join(' ')
}
