import { memo } from 'react'
import { formatDay } from '#domain/calendar/calendar.ts'
import type { ChartWriting } from '#web/charts/series.ts'
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
      <Figure label={gain.interest >= 0 ? 'Interest saved' : 'More interest'}>
        <Sum
          amount={Math.abs(gain.interest)}
          writing={writing}
          className={gain.interest >= 0 ? 'text-income' : 'text-over'}
        />
      </Figure>
      <Figure label={gain.days >= 0 ? 'Done sooner by' : 'Takes longer by'}>
        {gain.days === 0 ? 'Same day' : span}
      </Figure>
      <Figure label="Paid off on">{formatDay(tried.endsOn, writing.locale, dayStyle)}</Figure>
      <Figure
        label={extra > 0 ? 'Paid each time' : 'Payment'}
        note={
          shown + extra === before ? null : (
            <>
              instead of <Sum amount={before} writing={writing} />
            </>
          )
        }
      >
        <Sum amount={shown + extra} writing={writing} />
      </Figure>
    </Figures>
  )
})
