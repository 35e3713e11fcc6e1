import { useDeferredValue, useMemo, useState } from 'react'
import { type Day, formatDay } from '#domain/calendar.ts'
import type { ChartWriting } from '#web/charts/series.ts'
import { AskedFields, firstAsked } from './asked-fields.tsx'
import { type AskedLoan, askedPlan } from './asked-plan.ts'
import { Figure, Sum } from './figure.tsx'
import { eachWords } from './frequency-words.ts'
import { type Outcome, outcomeOf } from './loan-outcome.ts'
import { WhatIf } from './what-if.tsx'

export interface LoanCalculatorProps {
  readonly writing: ChartWriting
  readonly today: Day
}

/** A loan that nobody has yet: what it would cost, and what paying more would save. */
export function LoanCalculator({ writing, today }: LoanCalculatorProps) {
  const [asked, setAsked] = useState(() => firstAsked(writing.currency))
  const followed = useDeferredValue(asked)
  const plan = useMemo(() => askedPlan(followed, today), [followed, today])
  const planned = useMemo(() => outcomeOf(plan), [plan])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-2 gap-x-10 gap-y-6 phone:grid-cols-[minmax(0,1fr)]">
        <AskedFields
          asked={asked}
          onChange={(patch) => setAsked((now) => ({ ...now, ...patch }))}
          writing={writing}
        />
        {planned ? <Answer asked={followed} planned={planned} writing={writing} /> : null}
      </div>
      {planned ? (
        <WhatIf
          {...{ plan, planned, writing, today }}
          rateBps={plan.annualRateBps}
          open={plan.principal}
        />
      ) : null}
    </div>
  )
}

interface AnswerProps {
  readonly asked: AskedLoan
  readonly planned: Outcome
  readonly writing: ChartWriting
}

function Answer({ asked, planned, writing }: AnswerProps) {
  const monthStyle = { month: 'long', year: 'numeric' } as const
  return (
    <dl className="grid content-start gap-4">
      <div>
        <dt className="text-sm text-muted-foreground">You pay</dt>
        <dd className="text-3xl font-semibold tracking-tight">
          <Sum amount={planned.payment} writing={writing} />{' '}
          <span className="text-base font-normal tracking-normal text-muted-foreground">
            {eachWords[asked.frequency]}
          </span>
        </dd>
      </div>
      <Figure label="Interest in all">
        <Sum amount={planned.interest} writing={writing} />
      </Figure>
      <Figure label="Paid back in all">
        <Sum amount={asked.principal + planned.interest} writing={writing} />
      </Figure>
      <Figure label="Paid off in">{formatDay(planned.endsOn, writing.locale, monthStyle)}</Figure>
    </dl>
  )
}
