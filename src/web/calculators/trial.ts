import type { Day } from '#domain/calendar/calendar.ts'
import type { DatedExtra, LoanPlan } from '#domain/loans/loan-plan.ts'
import type { Outcome } from './loan-outcome.ts'

/** What somebody tries on a loan. */
export interface Trial {
  /** On top of every payment. */
  readonly extra: number
  readonly lump: number
  readonly lumpOn: Day
  /** Null leaves the rate as it is. */
  readonly rateBps: number | null
  readonly effect: DatedExtra['effect']
}

export const noTrial = (today: Day): Trial => ({
  extra: 0,
  lump: 0,
  lumpOn: today,
  rateBps: null,
  effect: 'shorter',
})

export const isTrying = ({ extra, lump, rateBps }: Trial): boolean =>
  extra > 0 || lump > 0 || rateBps !== null

/** The plan as it would be: what is tried begins today, and what has been stays as it was. */
export function tryPlan(plan: LoanPlan, known: Outcome, trial: Trial, today: Day): LoanPlan {
  const { extra, lump, lumpOn, rateBps, effect } = trial
  const extras = [...plan.extras]
  if (lump > 0) extras.push({ on: lumpOn < today ? today : lumpOn, amount: lump, effect })
  if (extra > 0) {
    for (const { date } of known.rows) {
      if (date >= today) extras.push({ on: date, amount: extra, effect })
    }
  }
  if (rateBps === null) return { ...plan, extras }
  const from = today < plan.startOn ? plan.startOn : today
  const before = plan.rateChanges.filter((change) => change.from < from)
  return { ...plan, extras, rateChanges: [...before, { from, rateBps }] }
}
