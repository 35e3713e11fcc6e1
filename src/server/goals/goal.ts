import type { Row } from '#contract/sync.ts'
import type { GoalStatus } from '#domain/goals/progress.ts'
import type { Contribution as Moved } from '#domain/goals/saved-history.ts'
import { documentsOf } from '../documents/collection.ts'
import { type Context, handOf } from '../documents/commands.ts'
import { wireObject } from '../documents/wire.ts'
import type { Hand } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'

export type Goal = Row & {
  readonly name: string
  readonly targetAmount: number
  readonly currency: string
  readonly status: GoalStatus
  readonly totalSaved: number
  readonly lastContributionAt: string | null
  readonly milestone: number
}

export type Contribution = Row &
  Moved & { readonly goalId: string; readonly note: string | null; readonly createdAt: string }

export const goalDocuments = documentsOf('goals')
export const contributionDocuments = documentsOf('contributions')

/** One goal in a command's hands, locked until the command is done. */
export interface OpenGoal {
  readonly context: Context
  readonly hand: Hand
  readonly goal: Goal
}

export async function openGoal(context: Context, id: string): Promise<OpenGoal> {
  const hand = await handOf(goalDocuments, context)
  const { rows } = await context.tx.client.query<{ row: Goal }>({
    name: 'lock goal',
    text: `select ${wireObject(goalDocuments)} as row from goals t
      where t.id = $1 and t.scope = $2 for no key update`,
    values: [id, hand.scope],
  })
  const [found] = rows
  if (!found) throw new Fault('goal-not-found')
  return { context, hand, goal: found.row }
}
