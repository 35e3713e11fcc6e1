import { limits } from '#contract/limits.ts'
import { withMoved } from '#domain/goals/saved-total.ts'
import { invalid } from '../documents/validate.ts'
import { updateMany } from '../documents/write.ts'
import { goalDocuments, type OpenGoal } from './goal.ts'
import { tellMilestone } from './tell-milestone.ts'

export const totalFields = ['totalSaved', 'lastContributionAt', 'status', 'milestone'] as const

interface Change {
  /** What is more in it now, or less. */
  readonly by: number
  readonly lastContributionAt: string | null
  /** The field to blame when it cannot be. */
  readonly field: string
}

const words = {
  'too-little': 'There is less than that in it.',
  'too-much': 'That is more than a goal can hold.',
} as const

/** Adds to the total in the transaction that wrote the contribution: never below zero. */
export async function saveTotal(open: OpenGoal, change: Change): Promise<void> {
  const { context, hand, goal } = open
  const { field, ...move } = change
  const moved = withMoved(goal, { ...move, most: limits.amountMinorUnits })
  if ('refusal' in moved) throw invalid([[field, words[moved.refusal]]])
  const { goal: after } = moved
  await updateMany(context.tx, goalDocuments, [after], new Set(totalFields), hand)
  if (after.milestone > goal.milestone) await tellMilestone(open, after)
}
