/** Which reducer works out which command of groups: a file of its own, for pages that need them. */
import type { Reducer } from '#domain/command.ts'
import { accountEntryReducers } from '#domain/groups/reducers/account-entries.ts'
import { groupAccountReducers } from '#domain/groups/reducers/accounts.ts'
import { commentReducers } from '#domain/groups/reducers/comments.ts'
import { groupGoalReducers } from '#domain/groups/reducers/goals.ts'
import { householdReducers } from '#domain/groups/reducers/households.ts'
import { memberReducers } from '#domain/groups/reducers/members.ts'
import { settlementSideReducers } from '#domain/groups/reducers/settlement-sides.ts'
import { settlementReducers } from '#domain/groups/reducers/settlements.ts'
import type { GroupCommandInput, GroupCommandName } from './commands.ts'

/** The server answers an invitation, and shares out an expense, by itself. */
export type ReducedGroupCommand = Exclude<
  GroupCommandName,
  | 'groups.invite'
  | 'groups.revoke'
  | 'groups.accept'
  | 'groups.reject'
  | 'groups.denyDebt'
  | `group_expenses.${string}`
>

type GroupReducers = {
  readonly [Name in ReducedGroupCommand]: Reducer<GroupCommandInput<Name>>
}

export const groupReducers: GroupReducers = {
  ...commentReducers,
  ...groupAccountReducers,
  ...accountEntryReducers,
  ...groupGoalReducers,
  ...householdReducers,
  ...memberReducers,
  ...settlementReducers,
  ...settlementSideReducers,
}
