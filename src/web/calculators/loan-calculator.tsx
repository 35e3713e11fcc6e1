import { useDeferredValue, useMemo, useState } from 'react'
import type { Day } from '#domain/calendar/calendar.ts'
import type { LoanPlan } from '#domain/loans/loan-plan.ts'
import type { LoanAnswer } from '#domain/loans/solve-loan.ts'
import type { ChartWriting } from '#web/charts/series.ts'
import { AskedAnswer } from './asked-answer.tsx'
import { AskedFields, firstAsked, inCurrency, roundedWords } from './asked-fields.tsx'
import { type AskedLoan, askedPlan, nothingFits, solveAsked } from './asked-plan.ts'
import { CurrencyChoice } from './currency-choice.tsx'
import { type Outcome, outcomeOf } from './loan-outcome.ts'
import { WhatIf } from './what-if.tsx'

export interface LoanCalculatorProps {
  readonly writing: ChartWriting
  readonly today: Day
  /** Where nobody is signed in, the currency can be chosen. */
  readonly onCurrency?: (currency: string) => void
}

interface Calculated {
  readonly answer: LoanAnswer
  readonly plan: LoanPlan
  readonly planned: Outcome
}

function find(asked: AskedLoan, today: Day): Calculated | null {
  const answer = solveAsked(asked)
  if (!answer) return null
  const plan = askedPlan(asked, answer, today)
  const planned = outcomeOf(plan)
  return planned && { answer, plan, planned }
}

/** A loan that nobody has yet: what it would cost, and what paying more would save. */
export function LoanCalculator({ writing, today, onCurrency }: LoanCalculatorProps) {
  const [asked, setAsked] = useState(() => firstAsked(writing.currency))
  const [rounded, setRounded] = useState<string | null>(null)
  const followed = useDeferredValue(asked)
  const found = useMemo(() => find(followed, today), [followed, today])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-2 gap-x-10 gap-y-6 phone:grid-cols-[minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          {onCurrency ? (
            <CurrencyChoice
              writing={writing}
              onChange={(currency) => {
                setRounded(roundedWords(asked, writing, currency))
                setAsked((now) => inCurrency(now, writing.currency, currency))
                onCurrency(currency)
              }}
            />
          ) : null}
          {rounded ? (
            <p role="status" className="text-sm text-muted-foreground">
              {rounded}
            </p>
          ) : null}
          <AskedFields
            asked={asked}
            onChange={(patch) => {
              setRounded(null)
              setAsked((now) => ({ ...now, ...patch }))
            }}
            writing={writing}
          />
        </div>
        {found ? (
          <AskedAnswer {...found} asked={followed} writing={writing} />
        ) : (
          <p role="status" className="text-muted-foreground">
            {nothingFits(followed)}
          </p>
        )}
      </div>
      {found ? (
        <WhatIf
          plan={found.plan}
          planned={found.planned}
          rateBps={found.plan.annualRateBps}
          open={found.plan.principal}
          {...{ writing, today }}
        />
      ) : null}
    </div>
  )
}
