import type { Day } from '#domain/calendar/calendar.ts'
import type { DatedExtra, LoanPlan } from '#domain/loans/loan-plan.ts'
import { type Gain, gainOf, type Outcome, outcomeOf } from '#web/calculators/loan-outcome.ts'

export interface EffectOf {
  readonly gain: Gain
  /** The payments that follow. */
  readonly payment: number
}

export interface ExtraEffects {
  readonly shorter: EffectOf | null
  readonly lower: EffectOf | null
  /** No more can be paid on top on that day. */
  readonly most: number
}

const extraIn = ({ rows }: Outcome) => rows.reduce((sum, { extra }) => sum + extra, 0)

/** The one after the next, as the payment that is due stays as it was. */
const paymentAfter = ({ rows }: Outcome, on: Day): number => {
  const next = rows.findIndex(({ date }) => date >= on)
  return (rows[next + 1] ?? rows[next])?.payment ?? 0
}

/** What an extra payment would change, either way. */
export function effectsOf(plan: LoanPlan, planned: Outcome, on: Day, amount: number): ExtraEffects {
  const withEffect = (effect: DatedExtra['effect']) =>
    outcomeOf({ ...plan, extras: [...plan.extras, { on, amount, effect }] })
  const told = (after: Outcome | null): EffectOf | null =>
    after && { gain: gainOf(planned, after), payment: paymentAfter(after, on) }
  const shorter = withEffect('shorter')
  return {
    shorter: told(shorter),
    lower: told(withEffect('lower')),
    most: shorter ? Math.max(0, extraIn(shorter) - extraIn(planned)) : 0,
  }
}
