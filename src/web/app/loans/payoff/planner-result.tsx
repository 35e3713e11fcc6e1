import { daysBetween } from '#domain/calendar/calendar.ts'
import { Figure, Figures, Sum } from '#web/calculators/figure.tsx'
import { spanWords } from '#web/calculators/span-words.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import type { ChartSeries, ChartWriting } from '#web/charts/series.ts'
import { say } from '#web/words/say.ts'
import { monthWords } from '../when-words.ts'
import type { PayoffAnswer } from './payoff.ts'

export interface PlannerResultProps {
  readonly answer: PayoffAnswer
  readonly writing: ChartWriting
}

export function PlannerFigures({ answer: { agreed, planned }, writing }: PlannerResultProps) {
  const [before, after] = [agreed.debtFreeOn ?? '', planned.debtFreeOn ?? '']
  if (before === '' || after === '') return null
  const days = daysBetween(after, before)
  return (
    <Figures isLive>
      <Figure
        label={say('Free of debt')}
        note={
          days > 0 ? say('instead of {month}', { month: monthWords(before, writing.locale) }) : null
        }
      >
        {monthWords(after, writing.locale)}
      </Figure>
      <Figure label={say('Sooner by')}>
        {days > 0 ? spanWords(after, before) : say('As agreed')}
      </Figure>
      <Figure label={say('Interest from now on')}>
        <Sum amount={planned.interest} writing={writing} />
      </Figure>
      <Figure label={say('Interest saved')}>
        <Sum
          amount={Math.max(0, agreed.interest - planned.interest)}
          writing={writing}
          className="text-income"
        />
      </Figure>
    </Figures>
  )
}

const series: readonly ChartSeries[] = [
  { key: 'agreed', name: say('As agreed'), shape: 'line', colour: 'muted', isDashed: true },
  { key: 'planned', name: say('With this plan'), shape: 'area', colour: 1 },
]

export function DebtChart({ answer, writing }: PlannerResultProps) {
  const free = answer.planned.debtFreeOn
  return (
    <ChartFrame
      about={say('All you owe')}
      finding={
        free
          ? say('Nothing left in {month}', { month: monthWords(free, writing.locale) })
          : say('Nothing is owed')
      }
      series={series}
      points={answer.points}
      writing={writing}
    />
  )
}
