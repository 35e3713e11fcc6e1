import type { Context } from '../documents/commands.ts'
import { Fault } from '../http/fault.ts'
import { forCosts, type OpenGroup, openGroup } from './open-group.ts'

const written = `select from group_expenses where scope = $1 and created_by <> $2
  union all select from settlements where scope = $1 and created_by <> $2
  union all select from comments where scope = $1 and created_by <> $2 limit 1`

/**
 * What is brought from elsewhere is nobody's word here. So it goes only into a group that nobody
 * else with an account is or was in: there is no balance of another person to change.
 */
export async function openForImport(context: Context, groupId: string): Promise<OpenGroup> {
  const open = await openGroup(context, groupId, { ...forCosts, role: ['owner'] })
  const { writer, group } = open
  const isAlone = group.members.every(({ uid, leftAt }) =>
    uid === null ? leftAt === null : uid === writer.uid,
  )
  const { rowCount } = await context.tx.client.query(written, [writer.scope, writer.uid])
  if (!isAlone || rowCount) throw new Fault('not-allowed')
  return open
}
