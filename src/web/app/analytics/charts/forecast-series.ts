import type { ForecastAnswer } from '#contract/analytics/forecast.ts'
import type { ChartColour, ChartSeries } from '#web/charts/series.ts'
import { say } from '#web/words/say.ts'

export const choices = [
  ['net', say('Left over')],
  ['spending', say('Spending')],
  ['income', say('Income')],
] as const
export type Choice = (typeof choices)[number][0]

const colours: Readonly<Record<Choice, ChartColour>> = { net: 3, spending: 1, income: 'income' }

const nameOf = (choice: Choice) => choices.find(([value]) => value === choice)?.[1] ?? ''

const bandOf = (choice: Choice): ChartSeries => ({
  key: 'low',
  upTo: 'high',
  name: say('Probably between'),
  shape: 'band',
  colour: colours[choice],
})

/** The band stands in the legend only where there is one. */
export const forecastSeries = (
  { days }: Pick<ForecastAnswer, 'days'>,
  choice: Choice,
): readonly ChartSeries[] => [
  ...(days.some((day) => day[choice].low !== null) ? [bandOf(choice)] : []),
  { key: 'middle', name: nameOf(choice), shape: 'line', colour: colours[choice] },
  ...(choice === 'net'
    ? []
    : [
        {
          key: 'planned',
          name: say('By plan'),
          shape: 'line',
          colour: 'muted',
          isDashed: true,
        } as const,
      ]),
]
