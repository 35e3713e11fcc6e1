import { type GroupCommandArgs, groupCommands } from '#contract/groups/commands.ts'
import type { GroupRow } from '#contract/groups/entities.ts'
import { groupReducers, type ReducedGroupCommand } from '#contract/groups/reducers.ts'
import type { Row } from '#contract/sync.ts'
import type { Reducer } from '#domain/command.ts'
import type { Context, RunCommand } from '../documents/commands.ts'
import { type Changed, reducedIn } from '../documents/reduce.ts'
import type { OpenGroup } from './open-group.ts'

/** Those that are about a group there is. */
type CommandInGroup = Exclude<ReducedGroupCommand, 'groups.create'>

export type Opens = (context: Context, groupId: string) => Promise<OpenGroup>

/** What only the server does around a command of a group, in the same transaction. */
interface Around<Args, Known> {
  /** Before anything is written: what only the server knows is asked, and handed on. */
  check?(open: OpenGroup, changes: readonly Changed[], args: Args): Promise<Known>
  /** When all is written. */
  after?(open: OpenGroup, changes: readonly Changed[], args: Args, known: Known): Promise<void>
}

/** Runs a command of a group by its reducer, for those whom `open` lets in. */
export function reducedInGroup<Name extends CommandInGroup, Known = void>(
  name: Name,
  open: Opens,
  { check, after }: Around<GroupCommandArgs<Name>, Known> = {},
): RunCommand {
  type Args = GroupCommandArgs<Name>
  const steps = {
    open: (context: Context, args: Args) =>
      open(context, 'groupId' in args ? args.groupId : args.id),
    known: ({ group }: OpenGroup) => [['groups', group as Row]] as const,
    ...(check && { check }),
    async after(opened: OpenGroup, changes: readonly Changed[], args: Args, known: Known) {
      const now = groupAfter(opened, changes)
      const here = new Set(now?.memberIds)
      for (const uid of here.symmetricDifference(new Set(opened.group.memberIds))) {
        opened.context.tx.moved.add(uid)
      }
      await after?.({ ...opened, group: now ?? opened.group }, changes, args, known)
    },
  }
  return reducedIn(groupCommands[name], groupReducers[name] as Reducer<never>, steps as never)
}

/** As it is once all is written; null when it is gone. */
function groupAfter({ group }: OpenGroup, changes: readonly Changed[]): GroupRow | null {
  const [change] = changesIn('groups', changes)
  return change ? (change.row as GroupRow | null) : group
}

/** As it was before. */
export const groupBefore = ({ group }: OpenGroup, changes: readonly Changed[]): GroupRow =>
  (changesIn('groups', changes)[0]?.before as GroupRow | undefined) ?? group

/** What a command did in one table. */
export const changesIn = (table: string, changes: readonly Changed[]) =>
  changes.filter((change) => change.table === table)
