import type { RunCommand } from '#server/documents/commands.ts'
import { Fault } from '#server/http/fault.ts'
import { type OpenGroup, opens } from '../open-group.ts'
import { reducedInGroup } from '../reduced-in-group.ts'

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

/** All that was brought in goes, and the group with it, as long as nothing else happened there. */
export const undoImport: RunCommand = reducedInGroup('groups.undoImport', opens.forOwner, {
  check: refuseTouched,
})
