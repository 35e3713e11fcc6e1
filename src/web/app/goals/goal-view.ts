import { type Day, dayAt, monthOf } from '#domain/calendar/calendar.ts'
import { type Outlook, outlookOf } from '#domain/goals/outlook.ts'
import { type Plan, planOf, type Standing, standingOf } from '#domain/goals/plan.ts'
import { percentOf } from '#domain/goals/progress.ts'
import { isOpening, type SavedOn, savedFrom, savedHistory } from '#domain/goals/saved-history.ts'
import type { Contribution, Goal } from './goal.ts'

/** A goal with all that follows from its contributions and the day. */
export interface GoalView {
  readonly goal: Goal
  /** The newest first. */
  readonly contributions: readonly Contribution[]
  readonly history: readonly SavedOn[]
  readonly percent: number
  readonly left: number
  readonly outlook: Outlook
  /** What is still to be put in this month; null where there is no such part, or it is in. */
  readonly thisMonth: number | null
  readonly plan: Plan | null
  readonly standing: Standing
}

export interface Now {
  readonly today: Day
  readonly timezone: string
}

/** The part of this month, of what was left when it began, without what went in since. */
function stillThisMonth(goal: Goal, rows: readonly Contribution[], today: Day, left: number) {
  const isNow = (one: Contribution) => monthOf(one.date) === monthOf(today) && !isOpening(one)
  const put = savedFrom(rows.filter(isNow))
  const before = rows.filter((one) => !isNow(one))
  const { needed } = outlookOf({ ...goal, totalSaved: goal.totalSaved - put }, before, today)
  const rest = Math.min(left, (needed?.perMonth ?? 0) - Math.max(put, 0))
  return rest > 0 ? rest : null
}

export function viewOf(
  goal: Goal,
  contributions: readonly Contribution[],
  { today, timezone }: Now,
): GoalView {
  const history = savedHistory(contributions)
  const outlook = outlookOf(goal, contributions, today)
  const { left, pace } = outlook
  const plan = planOf(goal, history, dayAt(Date.parse(goal.createdAt), timezone))
  return {
    goal,
    contributions,
    history,
    percent: percentOf(goal),
    left,
    outlook,
    thisMonth: outlook.needed && stillThisMonth(goal, contributions, today, left),
    plan,
    standing: standingOf(goal, plan, pace, today),
  }
}
