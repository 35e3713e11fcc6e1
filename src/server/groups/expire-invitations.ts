import type { Scope } from '#contract/sync.ts'
import type { Engine } from '../engine.ts'

/** After two weeks an invitation is over, also where nobody looks. */
export function expireInvitations({ database }: Engine, now: Date): Promise<number> {
  return database.transact(async ({ client, touched }) => {
    const { rows } = await client.query<{ scope: Scope }>(
      `update invitations set status = 'expired', updated_at = $1
        where status = 'pending' and expires_at <= $1 returning scope`,
      [now],
    )
    for (const { scope } of rows) touched.add(scope)
    return rows.length
  })
}
