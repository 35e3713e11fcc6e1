import type { ReactNode } from 'react'
import { formatDay } from '#domain/calendar/calendar.ts'
import type { LoanPlan } from '#domain/loans/loan-plan.ts'
import type { LoanAnswer } from '#domain/loans/solve-loan.ts'
import type { ChartWriting } from '#web/charts/series.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { AskedLoan, Unknown } from './asked-plan.ts'
import { Figure, Figures, Sum } from './figure.tsx'
import { eachWords } from './frequency-words.ts'
import type { Outcome } from './loan-outcome.ts'
import { percentWords } from './percent.ts'
import { termWords } from './span-words.ts'

export interface AskedAnswerProps {
  readonly asked: AskedLoan
  readonly answer: LoanAnswer
  readonly plan: LoanPlan
  readonly planned: Outcome
  readonly writing: ChartWriting
}

const titles: Readonly<Record<Unknown, string>> = {
  payment: say('You pay'),
  principal: say('You can borrow'),
  years: say('It takes'),
  rate: say('The rate is'),
}

const monthStyle = { month: 'long', year: 'numeric' } as const

/** What was asked for in large letters, and what comes with it. */
export function AskedAnswer(props: AskedAnswerProps) {
  const { asked, planned, writing } = props
  const sum = (amount: number) => <Sum amount={amount} writing={writing} />
  return (
    <Figures isLive>
      <div className="basis-full">
        <dt className="text-sm text-muted-foreground">{titles[asked.unknown]}</dt>
        <dd className="text-3xl font-semibold tracking-tight">{headline(props)}</dd>
      </div>
      <Figure label={say('Interest in all')}>{sum(planned.interest)}</Figure>
      <Figure label={say('Paid back in all')}>{sum(planned.paid)}</Figure>
      <Figure
        label={say('Interest in the first year')}
        note={<Say words="and {sum} repaid" sum={sum(planned.firstYear.principal)} />}
      >
        {sum(planned.firstYear.interest)}
      </Figure>
      <Figure
        label={say('Interest in the first payment')}
        note={<Say words="and {sum} repaid" sum={sum(planned.firstPayment.principal)} />}
      >
        {sum(planned.firstPayment.interest)}
      </Figure>
      <Figure label={say('Paid off in')}>
        {formatDay(planned.endsOn, writing.locale, monthStyle)}
      </Figure>
    </Figures>
  )
}

function headline({ asked, answer, plan, planned, writing }: AskedAnswerProps): ReactNode {
  switch (asked.unknown) {
    case 'payment':
      return (
        <>
          <Sum amount={planned.payment} writing={writing} />{' '}
          <span className="text-base font-normal tracking-normal text-nowrap text-muted-foreground">
            {eachWords[asked.frequency]}
          </span>
        </>
      )
    case 'principal':
      return <Sum amount={answer.principal} writing={writing} />
    case 'years':
      return termWords(planned.rows.length, plan.frequency, plan.startOn, planned.endsOn)
    case 'rate':
      return percentWords(answer.yearlyRate * 10_000, writing.locale, 2)
  }
}
