import { type GroupCommandArgs, groupCommands } from '#contract/groups/commands.ts'
import type { GroupRow } from '#contract/groups/entities.ts'
import { groupReducers } from '#contract/groups/reducers.ts'
import { groupScope, type Row, userScope } from '#contract/sync.ts'
import type { Reducer } from '#domain/command.ts'
import type { Context, RunCommand } from '../documents/commands.ts'
import { reducedIn, type Steps } from '../documents/reduce.ts'
import { lockScope, type Writer } from '../documents/write.ts'
import { requireProfile } from '../users/profiles.ts'
import { noteActivity } from './note-activity.ts'

type Args = GroupCommandArgs<'groups.create'>

interface Maker {
  readonly context: Context
  readonly writer: Writer
  readonly profile: Row
}

/** There is no group to open yet, only somebody who makes one. */
const steps: Steps<Args, Maker, void> = {
  async open(context, { doc }) {
    const { tx, caller, now } = context
    await lockScope(tx, userScope(caller.uid))
    const profile = await requireProfile(tx.client, caller.uid)
    const writer = { uid: caller.uid, scope: groupScope(doc.id), now }
    return { context, writer, profile: profile as Row }
  },
  known: ({ profile }) => [['users', profile]],
  async after({ context, writer }, changes, { doc: { id, name }, memberId }) {
    context.tx.moved.add(writer.uid)
    const group = changes[0]?.row as GroupRow
    await noteActivity({ context, writer, group, me: { memberId } }, 'group-created', id, { name })
  },
}

export const createGroup: RunCommand = reducedIn(
  groupCommands['groups.create'],
  groupReducers['groups.create'] as Reducer<never>,
  steps,
)
