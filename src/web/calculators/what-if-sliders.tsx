import { type Day, isDay } from '#domain/calendar/calendar.ts'
import type { LoanPlan } from '#domain/loans/loan-plan.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { ChartWriting } from '#web/charts/series.ts'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { Slider } from '#web/ui/control/slider.tsx'
import { say } from '#web/words/say.ts'
import type { Outcome } from './loan-outcome.ts'
import { percentWords } from './percent.ts'
import { scaleTo } from './slider-scale.ts'
import { TypedAmount } from './typed-amount.tsx'
import type { TrialState } from './use-trial.ts'

export interface WhatIfSlidersProps {
  readonly plan: LoanPlan
  readonly planned: Outcome
  readonly state: TrialState
  readonly writing: ChartWriting
  readonly today: Day
  /** The rate now, in hundredths of a percent. */
  readonly rateBps: number
  /** What is open now. */
  readonly open: number
}

const effects = [
  ['shorter', say('Be done sooner')],
  ['lower', say('Pay less each time')],
] as const

const rateStepBps = 5
const rateMostBps = 1500

/** What can be tried: more with every payment, more at once, another rate. */
export function WhatIfSliders(props: WhatIfSlidersProps) {
  const { plan, planned, state, writing, today, rateBps, open } = props
  const { trial, change } = state
  const { currency, locale } = writing
  const words = (amount: number) => formatAmount(amount, currency, locale)
  const extra = scaleTo(Math.min(planned.payment * 2, open))
  const lump = scaleTo(open)
  return (
    <div className="grid content-start gap-4">
      <Slider
        label={say('Extra with every payment')}
        min={0}
        {...extra}
        value={trial.extra}
        words={words(trial.extra)}
        onChange={(amount) => change({ extra: amount })}
        typed={
          <TypedAmount
            label={say('Type the extra amount')}
            amount={trial.extra}
            isFromZero
            most={open}
            writing={writing}
            onChange={(amount) => change({ extra: amount })}
          />
        }
      />
      <Slider
        label={say('One extra payment')}
        min={0}
        {...lump}
        value={trial.lump}
        words={words(trial.lump)}
        onChange={(amount) => change({ lump: amount })}
        typed={
          <TypedAmount
            label={say('Type that payment')}
            amount={trial.lump}
            isFromZero
            most={open}
            writing={writing}
            onChange={(amount) => change({ lump: amount })}
          />
        }
      />
      {trial.lump > 0 ? (
        <Field label={say('Paid on')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={today}
              max={planned.endsOn}
              value={trial.lumpOn}
              onChange={(event) =>
                isDay(event.target.value) && change({ lumpOn: event.target.value })
              }
            />
          )}
        </Field>
      ) : null}
      {trial.lump > 0 || trial.extra > 0 ? (
        <ChoiceSwitch
          label={say('What more money does')}
          value={trial.effect}
          choices={effects}
          onChange={(effect) => change({ effect })}
        />
      ) : null}
      {plan.kind === 'interest-free' ? null : (
        <Slider
          label={say('Another rate from today')}
          min={0}
          max={Math.max(rateMostBps, Math.ceil((rateBps * 2) / 100) * 100)}
          step={rateStepBps}
          value={trial.rateBps ?? rateBps}
          words={percentWords(trial.rateBps ?? rateBps, locale)}
          onChange={(bps) => change({ rateBps: bps === rateBps ? null : bps })}
        />
      )}
    </div>
  )
}
