import { type Day, dayAt } from '#domain/calendar.ts'
import { type Pace, paceOf, projectedOn } from '#domain/goals/pace.ts'
import { type Plan, planOf, type Standing, standingOf } from '#domain/goals/plan.ts'
import { leftOf, percentOf } from '#domain/goals/progress.ts'
import { type SavedOn, savedHistory } from '#domain/goals/saved-history.ts'
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
    pace,
    projectedOn: pace && projectedOn(left, pace, today),
    plan,
    standing: standingOf(goal, plan, pace, today),
  }
}
