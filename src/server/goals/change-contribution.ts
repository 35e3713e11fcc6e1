import { z } from 'zod'
import { uuid } from '#contract/entities/entity.ts'
import { signedAmount } from '#domain/goals/saved-history.ts'
import type { Transaction } from '../db/database.ts'
import { type Context, handOf, type RunCommand, readArgs } from '../documents/commands.ts'
import { readRows } from '../documents/references.ts'
import { asFields, checkPatch } from '../documents/validate.ts'
import { deleteMany, updateMany } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { type Contribution, contributionDocuments, goalDocuments, openGoal } from './goal.ts'
import { requireAmount } from './move-money.ts'
import { saveTotal } from './save-total.ts'

const changeArgs = z.strictObject({ id: uuid, patch: z.unknown() })

/** What was mistyped is put right, and the total with it. */
export const changeContribution: RunCommand = async (context, given) => {
  const { id, patch: asked } = readArgs(changeArgs, given)
  if (Object.hasOwn(asFields(asked), 'amount')) requireAmount(asFields(asked).amount)
  const patch = checkPatch(contributionDocuments, asked)
  const before = await find(context, id)
  const open = await openGoal(context, before.goalId)
  const after = { ...before, ...patch, id }
  const fields = new Set(Object.keys(patch))
  await updateMany(context.tx, contributionDocuments, [after], fields, open.hand)
  const { lastContributionAt } = open.goal
  const by = signedAmount(after) - signedAmount(before)
  await saveTotal(open, { by, lastContributionAt, field: 'patch.amount' })
}

const removeArgs = z.strictObject({ id: uuid })
const removeByPathArgs = z.strictObject({ goalId: uuid, id: uuid })

/** As if it had never been; not when more was taken out since than would be left. */
export const removeContribution: RunCommand = async (context, given) =>
  remove(context, await find(context, readArgs(removeArgs, given).id))

export const removeByPath: RunCommand = async (context, given) => {
  const { goalId, id } = readArgs(removeByPathArgs, given)
  const contribution = await find(context, id)
  if (contribution.goalId !== goalId) throw new Fault('not-found')
  await remove(context, contribution)
}

async function find(context: Context, id: string): Promise<Contribution> {
  const { scope } = await handOf(goalDocuments, context)
  const [found] = await readRows(context.tx, contributionDocuments, scope, [id])
  if (!found) throw new Fault('not-found')
  return found as Contribution
}

async function remove(context: Context, contribution: Contribution): Promise<void> {
  const { id, goalId } = contribution
  const open = await openGoal(context, goalId)
  await deleteMany(context.tx, contributionDocuments, [id], open.hand)
  const lastContributionAt = await readLast(context.tx, open.hand.scope, goalId)
  await saveTotal(open, { by: -signedAmount(contribution), lastContributionAt, field: 'id' })
}

/** When money last went in, of what is left. */
async function readLast(
  { client }: Transaction,
  scope: string,
  goalId: string,
): Promise<string | null> {
  const { rows } = await client.query<{ at: Date | null }>(
    `select max(created_at) as at from contributions
      where scope = $1 and goal_id = $2 and kind = 'contribution'`,
    [scope, goalId],
  )
  return rows[0]?.at?.toISOString() ?? null
}
