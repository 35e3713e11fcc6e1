import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import type { GroupGoalRow } from '#contract/groups/goals.ts'
import { limits } from '#contract/limits.ts'
import { documentsOf } from '#server/documents/collection.ts'
import type { Context } from '#server/documents/commands.ts'
import { readRows } from '#server/documents/references.ts'
import { createMany, deleteMany, updateMany } from '#server/documents/write.ts'
import { Fault } from '#server/http/fault.ts'
import { noteActivity } from '../note-activity.ts'
import { forPayments, type OpenGroup, openGroup, requireMember } from '../open-group.ts'
import { goalStatus, requireGoal } from './group-goals.ts'

const goals = documentsOf('group_goals')
const contributions = documentsOf('group_contributions')

interface Sums {
  readonly total: number
  readonly last: string | null
  readonly least: number
}

/** Recounted from the contributions: the total and, of what members have in it, the least. */
async function recount({ context, writer }: OpenGroup, goalId: string): Promise<Sums> {
  const { rows } = await context.tx.client.query<Sums>(
    `select coalesce(sum(saved), 0)::bigint as total, coalesce(min(saved), 0)::bigint as least,
        to_char(max(last) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last
      from (
        select sum(case kind when 'withdrawal' then -amount else amount end) as saved,
          max(created_at) as last
        from group_contributions where scope = $1 and goal_id = $2 group by member_id
      ) by_member`,
    [writer.scope, goalId],
  )
  return rows[0] ?? { total: 0, last: null, least: 0 }
}

/** Nobody takes out more than they brought, and the goal says what is in it. */
async function saveTotal(open: OpenGroup, goal: GroupGoalRow): Promise<void> {
  const { total, last, least } = await recount(open, goal.id)
  if (least < 0 || total > limits.amountMinorUnits) throw new Fault('invalid-contribution')
  const saved = { ...goal, totalSaved: total, lastContributionAt: last }
  const after = { ...saved, status: goalStatus(saved) }
  const fields = new Set(['totalSaved', 'lastContributionAt', 'status'])
  await updateMany(open.context.tx, goals, [after], fields, open.writer)
}

const add =
  (kind: 'contribution' | 'withdrawal') =>
  async (context: Context, args: GroupCommandArgs<'group_goals.contribute'>): Promise<void> => {
    const { groupId, goalId, memberId, doc } = args
    const open = await openGroup(context, groupId, forPayments)
    const goal = await requireGoal(open, goalId)
    const { uid } = requireMember(open, memberId)
    if (uid !== null && uid !== open.writer.uid) throw new Fault('not-allowed')
    const row = { ...doc, groupId, goalId, memberId, kind, by: open.writer.uid }
    await createMany(context.tx, contributions, [row], open.writer)
    await saveTotal(open, goal)
    const data = { name: goal.name, amount: doc.amount, currency: goal.currency }
    await noteActivity(open, `goal-${kind}`, goalId, data)
  }

export const contribute = add('contribution')
export const withdraw = add('withdrawal')

export async function undoContribution(
  context: Context,
  { groupId, goalId, id }: GroupCommandArgs<'group_goals.undoContribution'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const goal = await requireGoal(open, goalId)
  const [row] = await readRows(context.tx, contributions, open.writer.scope, [id])
  if (row?.goalId !== goalId) throw new Fault('not-found')
  if (row.by !== open.writer.uid) throw new Fault('not-allowed')
  await deleteMany(context.tx, contributions, [id], open.writer)
  await saveTotal(open, goal)
}
