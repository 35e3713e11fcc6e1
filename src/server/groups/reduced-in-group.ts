import { type GroupCommandArgs, groupCommands } from '#contract/groups/commands.ts'
import { groupReducers, type ReducedGroupCommand } from '#contract/groups/reducers.ts'
import type { Row } from '#contract/sync.ts'
import type { Reducer } from '#domain/command.ts'
import type { Context, RunCommand } from '../documents/commands.ts'
import { type Changed, reducedIn } from '../documents/reduce.ts'
import type { OpenGroup } from './open-group.ts'

export type Opens = (context: Context, groupId: string) => Promise<OpenGroup>

/** What only the server does around a command of a group, in the same transaction. */
interface Around<Args, Known> {
  /** Before anything is written: what only the server knows is asked, and handed on. */
  check?(open: OpenGroup, changes: readonly Changed[], args: Args): Promise<Known>
  /** When all is written. */
  after?(open: OpenGroup, changes: readonly Changed[], args: Args, known: Known): Promise<void>
}

/** Runs a command of a group by its reducer, for those whom `open` lets in. */
export function reducedInGroup<Name extends ReducedGroupCommand, Known = void>(
  name: Name,
  open: Opens,
  { check, after }: Around<GroupCommandArgs<Name>, Known> = {},
): RunCommand {
  type Args = GroupCommandArgs<Name>
  const steps = {
    open: (context: Context, { groupId }: Args) => open(context, groupId),
    known: ({ group }: OpenGroup) => [['groups', group as Row]] as const,
    ...(check && { check }),
    ...(after && { after }),
  }
  return reducedIn(groupCommands[name], groupReducers[name] as Reducer<never>, steps as never)
}

/** What a command did in one table. */
export const changesIn = (table: string, changes: readonly Changed[]) =>
  changes.filter((change) => change.table === table)
