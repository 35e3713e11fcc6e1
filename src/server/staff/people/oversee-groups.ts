import type { GroupRow, GroupStatus } from '#contract/groups/entities.ts'
import { groupScope, type Row } from '#contract/sync.ts'
import type { Transaction } from '#server/db/database.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { readRows } from '#server/documents/references.ts'
import { lockScope, updateMany, type Writer } from '#server/documents/write.ts'
import type { Engine } from '#server/engine.ts'
import { removeEmptyGroup } from '#server/groups/change-group.ts'
import { noteActivity } from '#server/groups/note-activity.ts'
import { Fault } from '#server/http/fault.ts'
import { audit } from '../audit.ts'

type OversightDeps = Pick<Engine, 'clock' | 'database'>

async function openForStaff(tx: Transaction, staffId: string, id: string, now: Date) {
  const scope = groupScope(id)
  await lockScope(tx, scope)
  const [row] = await readRows(tx, documentsOf('groups'), scope, [id])
  if (!row) throw new Fault('not-found')
  const writer: Writer = { uid: staffId, scope, now }
  return { group: row as GroupRow, writer }
}

/** Opens, closes or archives a group; its members read that it was not one of them. */
export async function setGroupStatus(
  { clock, database }: OversightDeps,
  staffId: string,
  id: string,
  status: GroupStatus,
): Promise<void> {
  const at = clock.now()
  await database.transact(async (tx) => {
    const { group, writer } = await openForStaff(tx, staffId, id, at)
    const { status: before } = group
    if (before === status) return
    const after: Row = { ...group, status }
    await updateMany(tx, documentsOf('groups'), [after], new Set(['status']), writer)
    const changed = { before, after: status, byStaff: true }
    await noteActivity({ context: { tx }, writer, group, me: null }, 'status-changed', id, changed)
    const details = { from: before, to: status }
    await audit(tx, { staffId, action: 'group.status', target: id, details, at })
  })
}

/** Only one without any money in it: what is there is its members' own. */
export async function deleteGroupByStaff(
  { clock, database }: OversightDeps,
  staffId: string,
  id: string,
): Promise<void> {
  const at = clock.now()
  await database.transact(async (tx) => {
    const { group, writer } = await openForStaff(tx, staffId, id, at)
    await removeEmptyGroup(tx, group, writer)
    await audit(tx, { staffId, action: 'group.delete', target: id, at })
  })
}
