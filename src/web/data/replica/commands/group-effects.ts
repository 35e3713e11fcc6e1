import type { GroupCommandName } from '#contract/groups/commands.ts'
import type { GroupGoalRow } from '#contract/groups/goals.ts'
import { groupReducers, type ReducedGroupCommand } from '#contract/groups/reducers.ts'
import type { Row } from '#contract/sync.ts'
import { editFits, goalTogether } from '#domain/groups/edit-fits.ts'
import { targetsOf } from '#domain/groups/goal-targets.ts'
import type { Effect } from '../types.ts'
import { foreseenBy } from './foresee.ts'
import {
  createExpense,
  createExpenses,
  deleteExpense,
  restoreExpense,
  updateExpense,
} from './group-expense-effects.ts'
import {
  agreeHousehold,
  askHousehold,
  leaveHousehold,
  refuseHousehold,
} from './group-household-effects.ts'
import {
  addPlaceholder,
  answer,
  createGroup,
  dropGroup,
  dropImported,
  invite,
  leaveGroup,
  removeMember,
  renameMember,
  revoke,
  setRole,
  setStatus,
  updateGroup,
} from './group-member-effects.ts'
import {
  type About,
  type AnyEffect,
  added,
  asEffect,
  changed,
  type GroupEffect,
} from './group-rows.ts'

const deleteGoal: GroupEffect<'group_goals.delete'> = (_read, { id }) => [
  { table: 'group_goals', id, row: null },
]

const withTargets = (goal: GroupGoalRow): Row => ({
  ...goal,
  targets: targetsOf(goal.targetAmount, goal.sharing, goal.id) ?? goal.targets,
})

const createGoal: GroupEffect<'group_goals.create'> = (read, { groupId, doc }, about) => {
  const own = { groupId, status: 'active', targets: [], totalSaved: 0 }
  const patch = added(read, 'group_goals', { ...doc, ...own } as Row, about)
  return [{ ...patch, row: withTargets(patch.row as GroupGoalRow) }]
}

const updateGoal: GroupEffect<'group_goals.update'> = (read, { id, was, patch }, about) => {
  const goal = read.row('group_goals', id) as GroupGoalRow | null
  if (goal && was && !editFits(goal, was, patch, goalTogether)) return []
  const after = goal && withTargets({ ...goal, ...(patch as Partial<GroupGoalRow>) })
  return changed('group_goals', after, {}, about)
}

const reachedOr = ({ totalSaved, targetAmount }: GroupGoalRow) =>
  totalSaved >= targetAmount ? 'reached' : 'active'

const archiveGoal: GroupEffect<'group_goals.archive'> = (read, { id, archived }, about) => {
  const goal = read.row('group_goals', id) as GroupGoalRow | null
  const status = archived || !goal ? 'archived' : reachedOr(goal)
  return changed('group_goals', goal as Row | null, { status }, about)
}

function withSaved(goal: GroupGoalRow | null, by: number, last: string | null, about: About) {
  if (!goal) return []
  const saved = { ...goal, totalSaved: goal.totalSaved + by }
  const status = goal.status === 'archived' ? goal.status : reachedOr(saved)
  const patch = { totalSaved: saved.totalSaved, status, lastContributionAt: last }
  return changed('group_goals', goal as Row, patch, about)
}

const contribution =
  (kind: 'contribution' | 'withdrawal'): GroupEffect<'group_goals.contribute'> =>
  (read, { groupId, goalId, memberId, doc }, about) => {
    // Already there: the total has it too.
    if (read.row('group_contributions', doc.id)) return []
    const goal = read.row('group_goals', goalId) as GroupGoalRow | null
    const own = { groupId, goalId, memberId, kind, by: about.uid }
    const row = added(read, 'group_contributions', { ...doc, ...own } as Row, about)
    const sign = kind === 'withdrawal' ? -1 : 1
    return [row, ...withSaved(goal, sign * doc.amount, about.at, about)]
  }

const undoContribution: GroupEffect<'group_goals.undoContribution'> = (
  read,
  { goalId, id },
  about,
) => {
  const row = read.row('group_contributions', id)
  if (!row) return []
  const goal = read.row('group_goals', goalId) as GroupGoalRow | null
  const by = Number(row.amount) * (row.kind === 'withdrawal' ? 1 : -1)
  const others = [...read.all('group_contributions')]
    .filter((other) => other.goalId === goalId && other.id !== id)
    .map(({ createdAt }) => String(createdAt))
  const last = others.sort().at(-1) ?? null
  return [{ table: 'group_contributions', id, row: null }, ...withSaved(goal, by, last, about)]
}

const effects: Readonly<Record<Exclude<GroupCommandName, ReducedGroupCommand>, AnyEffect>> = {
  'groups.create': createGroup,
  'groups.update': updateGroup,
  'groups.setStatus': setStatus,
  'groups.delete': dropGroup,
  'groups.undoImport': dropImported,
  'groups.addPlaceholder': addPlaceholder,
  'groups.renameMember': renameMember,
  'groups.askHousehold': askHousehold,
  'groups.agreeHousehold': agreeHousehold,
  'groups.refuseHousehold': refuseHousehold,
  'groups.leaveHousehold': leaveHousehold,
  'groups.setRole': setRole,
  'groups.removeMember': removeMember,
  'groups.leave': leaveGroup,
  'groups.invite': invite,
  'groups.revoke': revoke,
  'groups.accept': answer('accepted'),
  'groups.reject': answer('rejected'),
  'group_expenses.create': createExpense,
  'group_expenses.createMany': createExpenses,
  'group_expenses.update': updateExpense,
  'group_expenses.delete': deleteExpense,
  'group_expenses.restore': restoreExpense,
  'group_goals.create': createGoal,
  'group_goals.update': updateGoal,
  'group_goals.archive': archiveGoal,
  'group_goals.delete': deleteGoal,
  'group_goals.contribute': contribution('contribution'),
  'group_goals.withdraw': contribution('withdrawal'),
  'group_goals.undoContribution': undoContribution,
}

/** What the commands of groups will probably do, until the server has answered. */
export const groupEffects: Readonly<Record<string, Effect>> = Object.fromEntries([
  ...Object.entries(effects).map(([name, effect]) => [name, asEffect(effect)]),
  ...Object.entries(groupReducers).map(([name, reducer]) => [name, foreseenBy(reducer)]),
])
