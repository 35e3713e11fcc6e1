import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import { type Documents, documentsOf } from '#server/documents/collection.ts'
import type { Context } from '#server/documents/commands.ts'
import { deleteMany } from '#server/documents/write.ts'
import { Fault } from '#server/http/fault.ts'
import { type OpenGroup, openGroup } from '../open-group.ts'
import { writeParts } from '../share-rows.ts'

/** The record has what was brought in as a whole, without naming one of it. */
const touched = `select count(*) from activity where scope = $1 and kind <> 'group-created'
  and not (kind in ('expense-added', 'settlement-confirmed', 'settlement-imported')
    and subject_id is null)
  union all select count(*) from comments where scope = $1`

async function refuseTouched({ context, writer, group }: OpenGroup): Promise<void> {
  const { rows } = await context.tx.client.query<{ count: number }>(touched, [writer.scope])
  const isAlone = group.memberIds.length === 1
  if (isAlone && rows.every(({ count }) => count === 0)) return
  throw new Fault('in-use', { groupId: 'More has happened in the group since.' })
}

async function idsIn({ context, writer }: OpenGroup, { table }: Documents) {
  const { rows } = await context.tx.client.query<{ id: string }>(
    `select id from ${table} where scope = $1`,
    [writer.scope],
  )
  return rows.map(({ id }) => id)
}

/** All that was brought in goes, and the group with it, as long as nothing else happened there. */
export async function undoImport(
  context: Context,
  { groupId }: GroupCommandArgs<'groups.undoImport'>,
): Promise<void> {
  const { tx, caller } = context
  const open = await openGroup(context, groupId, { role: ['owner'] })
  await refuseTouched(open)
  for (const documents of [documentsOf('group_expenses'), documentsOf('settlements')]) {
    const ids = await idsIn(open, documents)
    if (documents.name === 'group_expenses') await writeParts(open, [], ids)
    await deleteMany(tx, documents, ids, open.writer)
  }
  await deleteMany(tx, documentsOf('groups'), [groupId], open.writer)
  tx.moved.add(caller.uid)
}
