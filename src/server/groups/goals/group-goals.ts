import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import type { GroupGoalRow } from '#contract/groups/goals.ts'
import { editFits, goalTogether } from '#domain/groups/edit-fits.ts'
import { saversOf, targetsOf } from '#domain/groups/goal-targets.ts'
import { documentsOf } from '#server/documents/collection.ts'
import type { Context } from '#server/documents/commands.ts'
import { readRows } from '#server/documents/references.ts'
import { invalid } from '#server/documents/validate.ts'
import { createMany, deleteMany, updateMany } from '#server/documents/write.ts'
import { Fault } from '#server/http/fault.ts'
import { noteActivity } from '../note-activity.ts'
import { forPayments, memberIn, type OpenGroup, openGroup } from '../open-group.ts'

const goals = documentsOf('group_goals')

type Shared = Pick<GroupGoalRow, 'id' | 'targetAmount' | 'sharing'>

/** By our own sum, as for expenses. */
function sharedTargets({ group }: OpenGroup, { id, targetAmount, sharing }: Shared) {
  if (saversOf(sharing).some((memberId) => !memberIn(group, memberId))) {
    throw invalid([['sharing', 'Choose people in the group.']])
  }
  const targets = targetsOf(targetAmount, sharing, id)
  if (!targets) throw invalid([['sharing', 'The parts have to add up to the goal.']])
  return [...targets]
}

export const goalStatus = ({
  status,
  totalSaved,
  targetAmount,
}: Pick<GroupGoalRow, 'status' | 'totalSaved' | 'targetAmount'>): GroupGoalRow['status'] =>
  status === 'archived' ? status : totalSaved >= targetAmount ? 'reached' : 'active'

export async function createGoal(
  context: Context,
  { groupId, doc }: GroupCommandArgs<'group_goals.create'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const targets = sharedTargets(open, doc)
  const own = { groupId, targets, status: 'active', totalSaved: 0, lastContributionAt: null }
  await createMany(context.tx, goals, [{ ...doc, ...own }], open.writer)
  const { name, targetAmount, currency } = doc
  await noteActivity(open, 'goal-added', doc.id, { name, targetAmount, currency })
}

export async function requireGoal(
  { context, writer }: OpenGroup,
  id: string,
): Promise<GroupGoalRow> {
  const [goal] = await readRows(context.tx, goals, writer.scope, [id])
  if (!goal) throw new Fault('goal-not-found')
  return goal as GroupGoalRow
}

export async function updateGoal(
  context: Context,
  { groupId, id, was, patch }: GroupCommandArgs<'group_goals.update'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const before = await requireGoal(open, id)
  if (was && !editFits(before, was, patch, goalTogether)) {
    throw new Fault('stale-edit', undefined, 1, before)
  }
  const given = { ...before, ...(patch as Partial<GroupGoalRow>) }
  if (given.currency !== before.currency && before.totalSaved > 0) {
    throw invalid([['currency', 'There is money in it already.']])
  }
  const after = { ...given, targets: sharedTargets(open, given), status: goalStatus(given) }
  const fields = new Set([...Object.keys(patch), 'targets', 'status'])
  await updateMany(context.tx, goals, [after], fields, open.writer)
  await noteActivity(open, 'goal-changed', id, { name: after.name, after: patch })
}

export async function archiveGoal(
  context: Context,
  { groupId, id, archived }: GroupCommandArgs<'group_goals.archive'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const before = await requireGoal(open, id)
  const status = archived ? 'archived' : goalStatus({ ...before, status: 'active' })
  await updateMany(context.tx, goals, [{ ...before, status }], new Set(['status']), open.writer)
  await noteActivity(open, 'goal-changed', id, { name: before.name, after: { status } })
}

/** With its contributions: what was saved is told in the record of the group. */
export async function deleteGoal(
  context: Context,
  { groupId, id }: GroupCommandArgs<'group_goals.delete'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const { name, totalSaved, currency } = await requireGoal(open, id)
  if (totalSaved > 0) throw new Fault('in-use', { group_contributions: String(totalSaved) })
  await deleteMany(context.tx, goals, [id], open.writer)
  await noteActivity(open, 'goal-deleted', id, { name, totalSaved, currency })
}
