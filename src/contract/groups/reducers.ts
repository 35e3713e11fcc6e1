/** Which reducer works out which command of groups: a file of its own, for pages that need them. */
import type { Reducer } from '#domain/command.ts'
import { commentReducers } from '#domain/groups/reducers/comments.ts'
import { groupGoalReducers } from '#domain/groups/reducers/goals.ts'
import { settlementReducers } from '#domain/groups/reducers/settlements.ts'
import type { GroupCommandInput, GroupCommandName } from './commands.ts'

export type ReducedGroupCommand = Extract<
  GroupCommandName,
  `${'comments' | 'group_goals' | 'settlements'}.${string}`
>

type GroupReducers = {
  readonly [Name in ReducedGroupCommand]: Reducer<GroupCommandInput<Name>>
}

export const groupReducers: GroupReducers = {
  ...commentReducers,
  ...groupGoalReducers,
  ...settlementReducers,
}
