import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { Day } from '#domain/calendar/calendar.ts'
import type { LoanPlan } from '#domain/loans/loan-plan.ts'
import type { ChartWriting } from '#web/charts/series.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { BalanceChart } from './balance-chart.tsx'
import { GainFigures } from './gain-words.tsx'
import type { Outcome } from './loan-outcome.ts'
import { useTrial } from './use-trial.ts'
import { WhatIfSliders } from './what-if-sliders.tsx'

export interface WhatIfProps {
  readonly plan: LoanPlan
  readonly planned: Outcome
  readonly writing: ChartWriting
  readonly today: Day
  readonly rateBps: number
  readonly open: number
}

/** Sliders over a loan, what they save, and the picture of it; nothing is kept. */
export function WhatIf(props: WhatIfProps) {
  const { plan, planned, writing, today } = props
  const state = useTrial(plan, planned, today)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-2 gap-x-10 gap-y-6 phone:grid-cols-[minmax(0,1fr)]">
        <WhatIfSliders {...props} state={state} />
        <div className="grid content-start gap-3">
          {state.tried ? (
            <GainFigures {...{ planned, writing }} tried={state.tried} extra={state.trial.extra} />
          ) : (
            <p className="text-muted-foreground">
              {state.isTrying
                ? say('With this the loan would never be paid off.')
                : say('Move a slider to see what it saves. Nothing is changed by trying.')}
            </p>
          )}
          {state.isTrying ? (
            <Button look="quiet" className="justify-self-start px-2" onClick={state.reset}>
              <RotateCcw aria-hidden />
              {say('Start over')}
            </Button>
          ) : null}
        </div>
      </div>
      <BalanceChart {...{ planned, writing, today }} loan={plan} tried={state.tried} />
    </div>
  )
}
