import type { z } from 'zod'
import {
  type GroupCommandArgs,
  type GroupCommandName,
  groupCommands,
} from '#contract/groups/commands.ts'
import type { ReducedGroupCommand } from '#contract/groups/reducers.ts'
import type { Context, RunCommand } from '../documents/commands.ts'
import { invalid, type Values } from '../documents/validate.ts'
import { complaintsOf } from '../http/answer/complaints.ts'
import { jointCommands } from './accounts/joint-commands.ts'
import { changeGroupCommands } from './change-group.ts'
import { createGroup } from './create-group.ts'
import { deleteExpense, restoreExpense } from './expenses/delete-expense.ts'
import { undoImport } from './expenses/undo-import.ts'
import { createExpense, createExpenses, updateExpense } from './expenses/write-expenses.ts'
import { groupGoalCommands } from './goals/group-goals.ts'
import {
  acceptInvitation,
  rejectInvitation,
  revokeInvitation,
} from './members/answer-invitation.ts'
import { changeMemberCommands } from './members/change-members.ts'
import { denyDebt } from './members/deny-debt.ts'
import { invite } from './members/invite.ts'
import { leavingCommands } from './members/leave-group.ts'
import { opens } from './open-group.ts'
import { reducedInGroup } from './reduced-in-group.ts'
import { householdCommands } from './settlements/households.ts'
import { settlementCommands } from './settlements/settlements.ts'

type Runs = {
  readonly [Name in Exclude<GroupCommandName, ReducedGroupCommand>]: (
    context: Context,
    args: GroupCommandArgs<Name>,
  ) => Promise<void>
}

const runs: Runs = {
  'groups.invite': invite,
  'groups.revoke': revokeInvitation,
  'groups.accept': acceptInvitation,
  'groups.reject': rejectInvitation,
  'groups.denyDebt': denyDebt,
  'group_expenses.create': createExpense,
  'group_expenses.createMany': createExpenses,
  'group_expenses.update': updateExpense,
  'group_expenses.delete': deleteExpense,
  'group_expenses.restore': restoreExpense,
}

/** Fields are named as a form has them: those of a new document or a change stand alone. */
const fieldOf = (path: string) => path.replace(/^(doc|patch)\./, '') || 'args'

function read(schema: z.ZodType, args: Values): unknown {
  const parsed = schema.safeParse(args)
  if (parsed.success) return parsed.data
  throw invalid(complaintsOf(parsed.error).map(([path, words]) => [fieldOf(path), words]))
}

/** Every command of groups, its arguments read by the contract before anything else. */
export const groupCommandRuns: Readonly<Record<string, RunCommand>> = {
  ...Object.fromEntries(
    Object.entries(runs).map(([name, run]): [string, RunCommand] => [
      name,
      async (context, given) => {
        const args = read(groupCommands[name as GroupCommandName].args, given)
        return (run as (context: Context, args: unknown) => Promise<void>)(context, args)
      },
    ]),
  ),
  'comments.create': reducedInGroup('comments.create', opens.forPayments),
  'comments.update': reducedInGroup('comments.update', opens.forPayments),
  'comments.delete': reducedInGroup('comments.delete', opens.forPayments),
  'groups.create': createGroup,
  'groups.undoImport': undoImport,
  ...changeGroupCommands,
  ...changeMemberCommands,
  ...leavingCommands,
  ...householdCommands,
  ...groupGoalCommands,
  ...jointCommands,
  ...settlementCommands,
}
