import type { GroupRow } from '#contract/groups/entities.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import type { RunCommand } from '../documents/commands.ts'
import { deleteMany, type Writer } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { renameReceived, takeBackAll } from './members/received-invitations.ts'
import { noteActivity } from './note-activity.ts'
import { opens } from './open-group.ts'
import { groupBefore, reducedInGroup } from './reduced-in-group.ts'

const holding = [
  ...(['group_expenses', 'settlements', 'group_contributions'] as const),
  ...(['group_account_entries'] as const),
]

/** What has money in it stays: it is everybody's, and can be archived. */
async function emptyOut(tx: Transaction, group: GroupRow, { scope }: Writer): Promise<void> {
  const counts: [string, string][] = []
  for (const name of holding) {
    const { rows } = await tx.client.query<{ count: number }>(
      `select count(*) from ${name} where scope = $1`,
      [scope],
    )
    const count = rows[0]?.count ?? 0
    if (count > 0) counts.push([name, String(count)])
  }
  if (counts.length > 0) throw new Fault('in-use', Object.fromEntries(counts))
  await takeBackAll(tx, group.id)
}

export async function removeEmptyGroup(
  tx: Transaction,
  group: GroupRow,
  writer: Writer,
): Promise<void> {
  await emptyOut(tx, group, writer)
  await deleteMany(tx, documentsOf('groups'), [group.id], writer)
  for (const uid of group.memberIds) tx.moved.add(uid)
}

export const changeGroupCommands: Readonly<Record<string, RunCommand>> = {
  'groups.update': reducedInGroup('groups.update', opens.forLeaders, {
    async after(open, changes, { id, patch }) {
      const was = groupBefore(open, changes)
      const fields = Object.keys(patch) as (keyof typeof patch)[]
      const before = Object.fromEntries(fields.map((field) => [field, was[field]]))
      if (patch.name !== undefined) await renameReceived(open.context.tx, id, patch.name)
      await noteActivity(open, 'group-changed', id, { before, after: patch })
    },
  }),
  'groups.setStatus': reducedInGroup('groups.setStatus', opens.forLeadersAlways, {
    async after(open, changes, { groupId, status }) {
      const { status: before } = groupBefore(open, changes)
      if (before === status) return
      await noteActivity(open, 'status-changed', groupId, { before, after: status })
    },
  }),
  'groups.delete': reducedInGroup('groups.delete', opens.forOwner, {
    check: ({ context, group, writer }) => emptyOut(context.tx, group, writer),
  }),
}
