/** What a goal holds once money went in or out: one sum for the server and for the device. */
import { type GoalStatus, milestoneOf, type Saved, statusOf } from './progress.ts'
import type { Contribution } from './saved-history.ts'

export interface CountedGoal extends Saved {
  readonly status: GoalStatus
  readonly milestone: number
  readonly lastContributionAt: string | null
}

/** What follows from the money that is in a goal. A milestone once passed stays so. */
export function withTotal<Goal extends CountedGoal>(
  goal: Goal,
  totalSaved: number,
  lastContributionAt: string | null,
): Goal {
  const saved = { ...goal, totalSaved, lastContributionAt }
  const milestone = Math.max(goal.milestone, milestoneOf(saved))
  return { ...saved, status: statusOf(saved), milestone }
}

interface Move {
  /** What is more in it now, or less. */
  readonly by: number
  readonly lastContributionAt: string | null
  /** What a goal can hold. */
  readonly most: number
}

/** The goal with so much more or less in it, or why that cannot be. */
export function withMoved<Goal extends CountedGoal>(
  goal: Goal,
  { by, lastContributionAt, most }: Move,
): { readonly goal: Goal } | { readonly refusal: 'too-little' | 'too-much' } {
  const totalSaved = goal.totalSaved + by
  if (totalSaved < 0) return { refusal: 'too-little' }
  if (totalSaved > most) return { refusal: 'too-much' }
  return { goal: withTotal(goal, totalSaved, lastContributionAt) }
}

/** When money last went in, of these. */
export function lastContribution(
  moves: Iterable<Pick<Contribution, 'kind'> & { readonly createdAt: string }>,
): string | null {
  let last: string | null = null
  for (const { kind, createdAt } of moves) {
    if (kind === 'contribution' && (last === null || createdAt > last)) last = createdAt
  }
  return last
}
