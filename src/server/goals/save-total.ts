import { limits } from '#contract/limits.ts'
import { milestoneOf, statusOf } from '#domain/goals/progress.ts'
import { invalid } from '../documents/validate.ts'
import { updateMany } from '../documents/write.ts'
import { type Goal, goalDocuments, type OpenGoal } from './goal.ts'
import { tellMilestone } from './tell-milestone.ts'

export const totalFields = ['totalSaved', 'lastContributionAt', 'status', 'milestone'] as const

/** What follows from the money that is in a goal. A milestone once passed stays so. */
export function withTotal(goal: Goal, totalSaved: number, lastContributionAt: string | null): Goal {
  const saved = { ...goal, totalSaved, lastContributionAt }
  const milestone = Math.max(goal.milestone, milestoneOf(saved))
  return { ...saved, status: statusOf(saved), milestone }
}

interface Change {
  /** What is more in it now, or less. */
  readonly by: number
  readonly lastContributionAt: string | null
  /** The field to blame when it cannot be. */
  readonly field: string
}

const tooLittle = 'There is less than that in it.'
const tooMuch = 'That is more than a goal can hold.'

/** Adds to the total in the transaction that wrote the contribution: never below zero. */
export async function saveTotal(open: OpenGoal, change: Change): Promise<void> {
  const { context, hand, goal } = open
  const { by, lastContributionAt, field } = change
  const totalSaved = goal.totalSaved + by
  if (totalSaved < 0) throw invalid([[field, tooLittle]])
  if (totalSaved > limits.amountMinorUnits) throw invalid([[field, tooMuch]])
  const after = withTotal(goal, totalSaved, lastContributionAt)
  await updateMany(context.tx, goalDocuments, [after], new Set(totalFields), hand)
  if (after.milestone > goal.milestone) await tellMilestone(open, after)
}
