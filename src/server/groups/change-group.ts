import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import type { GroupRow } from '#contract/groups/entities.ts'
import { editFits } from '#domain/groups/edit-fits.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import type { Context } from '../documents/commands.ts'
import { deleteMany, type Writer } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { renameReceived, takeBackAll } from './members/received-invitations.ts'
import { noteActivity } from './note-activity.ts'
import { forLeaders, forPayments, openGroup, saveGroup } from './open-group.ts'

export async function updateGroup(
  context: Context,
  { id, was, patch }: GroupCommandArgs<'groups.update'>,
): Promise<void> {
  const open = await openGroup(context, id, { ...forLeaders, ...forPayments, isInviting: true })
  if (was && !editFits(open.group, was, patch, [])) {
    throw new Fault('stale-edit', undefined, 1, open.group)
  }
  const fields = Object.keys(patch) as (keyof typeof patch)[]
  const before = Object.fromEntries(fields.map((field) => [field, open.group[field]]))
  await saveGroup(open, patch as Partial<typeof open.group>)
  if (patch.name !== undefined) await renameReceived(context.tx, id, patch.name)
  await noteActivity(open, 'group-changed', id, { before, after: patch })
}

export async function setStatus(
  context: Context,
  { groupId, status }: GroupCommandArgs<'groups.setStatus'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forLeaders)
  const { status: before } = open.group
  if (before === status) return
  await saveGroup(open, { status })
  await noteActivity(open, 'status-changed', groupId, { before, after: status })
}

const holding = ['group_expenses', 'settlements', 'group_contributions'] as const

/** What has money in it stays: it is everybody's, and can be archived. */
export async function deleteGroup(
  context: Context,
  { groupId }: GroupCommandArgs<'groups.delete'>,
): Promise<void> {
  const { group, writer } = await openGroup(context, groupId, {
    role: ['owner'],
    isInviting: true,
  })
  await removeEmptyGroup(context.tx, group, writer)
}

export async function removeEmptyGroup(
  tx: Transaction,
  group: GroupRow,
  writer: Writer,
): Promise<void> {
  const counts: [string, string][] = []
  for (const name of holding) {
    const { rows } = await tx.client.query<{ count: number }>(
      `select count(*) from ${name} where scope = $1`,
      [writer.scope],
    )
    const count = rows[0]?.count ?? 0
    if (count > 0) counts.push([name, String(count)])
  }
  if (counts.length > 0) throw new Fault('in-use', Object.fromEntries(counts))
  await takeBackAll(tx, group.id)
  await deleteMany(tx, documentsOf('groups'), [group.id], writer)
  for (const uid of group.memberIds) tx.moved.add(uid)
}
