import { useDeferredValue, useMemo, useState } from 'react'
import type { Day } from '#domain/calendar/calendar.ts'
import type { LoanPlan } from '#domain/loans/loan-plan.ts'
import { type Outcome, outcomeOf } from './loan-outcome.ts'
import { isTrying, noTrial, type Trial, tryPlan } from './trial.ts'

export interface TrialState {
  readonly trial: Trial
  readonly change: (patch: Partial<Trial>) => void
  readonly reset: () => void
  readonly isTrying: boolean
  /** Null while nothing is tried, or when it leads nowhere. */
  readonly tried: Outcome | null
}

/** The slider moves at once; what it comes to follows as fast as it can be worked out. */
export function useTrial(plan: LoanPlan, planned: Outcome, today: Day): TrialState {
  const [trial, setTrial] = useState(() => noTrial(today))
  const followed = useDeferredValue(trial)
  const tried = useMemo(
    () => (isTrying(followed) ? outcomeOf(tryPlan(plan, planned, followed, today)) : null),
    [plan, planned, followed, today],
  )
  return {
    trial,
    change: (patch) => setTrial((now) => ({ ...now, ...patch })),
    reset: () => setTrial(noTrial(today)),
    isTrying: isTrying(trial),
    tried,
  }
}
