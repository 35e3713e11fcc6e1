/** How far a goal has come: its share, what is left of it, its milestones and its status. */
import { wholePercent } from '../money/whole-percent.ts'

export interface Saved {
  readonly totalSaved: number
  readonly targetAmount: number
}

/** Percents of the target that are worth a word. */
export const milestones = [25, 50, 75, 100] as const

export const percentOf = ({ totalSaved, targetAmount }: Saved): number =>
  wholePercent(totalSaved, targetAmount)

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
