/** How far a goal has come: its share, what is left of it, its milestones and its status. */

export interface Saved {
  readonly totalSaved: number
  readonly targetAmount: number
}

/** Percents of the target that are worth a word. */
export const milestones = [25, 50, 75, 100] as const

/** Whole percents, to the nearest; but a hundred is not said before it is there. */
export function percentOf({ totalSaved, targetAmount }: Saved): number {
  const nearest = Math.round((totalSaved * 100) / targetAmount)
  return totalSaved < targetAmount ? Math.min(nearest, 99) : Math.max(nearest, 100)
}

/** The highest milestone it has come to; 0 before the first. */
export function milestoneOf({ totalSaved, targetAmount }: Saved): number {
  const hundredfold = totalSaved * 100
  return milestones.findLast((milestone) => milestone * targetAmount <= hundredfold) ?? 0
}

/** The least that makes a milestone of this target. */
export function milestoneAmount(targetAmount: number, milestone: number): number {
  return Math.ceil((targetAmount * milestone) / 100)
}

export function leftOf({ totalSaved, targetAmount }: Saved): number {
  return Math.max(0, targetAmount - totalSaved)
}

export type GoalStatus = 'active' | 'reached' | 'archived'

/** What is archived stays so; for the rest the money says it. */
export function statusOf(goal: Saved & { readonly status: GoalStatus }): GoalStatus {
  if (goal.status === 'archived') return 'archived'
  return leftOf(goal) === 0 ? 'reached' : 'active'
}
