import { memo } from 'react'
import { formatDay } from '#domain/calendar/calendar.ts'
import type { ChartWriting } from '#web/charts/series.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { Figure, Figures, Sum } from './figure.tsx'
import { gainOf, type Outcome } from './loan-outcome.ts'
import { spanWords } from './span-words.ts'

export interface GainProps {
  readonly planned: Outcome
  readonly tried: Outcome
  readonly writing: ChartWriting
  /** Paid on top of every payment. */
  readonly extra?: number
}

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** What a trial saves or costs, in money and in time. */
export const GainFigures = memo(function GainFigures({
  planned,
  tried,
  writing,
  extra = 0,
}: GainProps) {
  const gain = gainOf(planned, tried)
  const shown = tried.rows.at(-2)?.payment ?? tried.payment
  const before = planned.rows.at(-2)?.payment ?? planned.payment
  const span = spanWords(tried.endsOn, planned.endsOn)
  return (
    <Figures isLive>
      <Figure label={gain.interest >= 0 ? say('Interest saved') : say('More interest')}>
        <Sum
          amount={Math.abs(gain.interest)}
          writing={writing}
          className={gain.interest >= 0 ? 'text-income' : 'text-over'}
        />
      </Figure>
      <Figure label={gain.days >= 0 ? say('Done sooner by') : say('Takes longer by')}>
        {gain.days === 0 ? say('Same day') : span}
      </Figure>
      <Figure label={say('Paid off on')}>
        {formatDay(tried.endsOn, writing.locale, dayStyle)}
      </Figure>
      <Figure
        label={extra > 0 ? say('Paid each time') : say('Payment')}
        note={
          shown + extra === before ? null : (
            <Say words="instead of {sum}" sum={<Sum amount={before} writing={writing} />} />
          )
        }
      >
        <Sum amount={shown + extra} writing={writing} />
      </Figure>
    </Figures>
  )
})
