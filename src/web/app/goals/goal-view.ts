import { type Day, dayAt, monthOf } from '#domain/calendar.ts'
import { type Pace, paceOf, projectedOn } from '#domain/goals/pace.ts'
import { type Plan, planOf, type Standing, standingOf } from '#domain/goals/plan.ts'
import { leftOf, percentOf } from '#domain/goals/progress.ts'
import { isOpening, type SavedOn, savedFrom, savedHistory } from '#domain/goals/saved-history.ts'
import { neededPerMonth } from '#domain/goals/what-if.ts'
import type { Contribution, Goal } from './goal.ts'

/** A goal with all that follows from its contributions and the day. */
export interface GoalView {
  readonly goal: Goal
  /** The newest first. */
  readonly contributions: readonly Contribution[]
  readonly history: readonly SavedOn[]
  readonly percent: number
  readonly left: number
  /** Null without a date, or with nothing left. */
  readonly perMonth: number | null
  /** What is still to be put in this month; null where there is no such part, or it is in. */
  readonly thisMonth: number | null
  /** Null while it is too early to tell. */
  readonly pace: Pace | null
  /** The day it is reached at that pace; null when it is not. */
  readonly projectedOn: Day | null
  readonly plan: Plan | null
  readonly standing: Standing
}

export interface Now {
  readonly today: Day
  readonly timezone: string
}

/** The part of this month, of what was left when it began, without what went in since. */
function stillThisMonth(left: number, rows: readonly Contribution[], today: Day, by: Day) {
  const now = rows.filter((one) => monthOf(one.date) === monthOf(today) && !isOpening(one))
  const put = savedFrom(now)
  const part = neededPerMonth(left + put, today, by)
  const rest = Math.min(left, part === null ? 0 : part - Math.max(put, 0))
  return rest > 0 ? rest : null
}

export function viewOf(
  goal: Goal,
  contributions: readonly Contribution[],
  { today, timezone }: Now,
): GoalView {
  const history = savedHistory(contributions)
  const left = leftOf(goal)
  const pace = paceOf(contributions, today)
  const plan = planOf(goal, history, dayAt(Date.parse(goal.createdAt), timezone))
  const hasDate = goal.targetOn !== null && left > 0
  return {
    goal,
    contributions,
    history,
    percent: percentOf(goal),
    left,
    perMonth: hasDate ? neededPerMonth(left, today, goal.targetOn ?? today) : null,
    thisMonth:
      hasDate && goal.targetOn ? stillThisMonth(left, contributions, today, goal.targetOn) : null,
    pace,
    projectedOn: pace && projectedOn(left, pace, today),
    plan,
    standing: standingOf(goal, plan, pace, today),
  }
}
