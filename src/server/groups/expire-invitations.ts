import type { Scope } from '#contract/sync.ts'
import type { Engine } from '../engine.ts'
import { takeBack } from './received-invitations.ts'

/** After two weeks an invitation is over, also where nobody looks. */
export function expireInvitations({ database }: Engine, now: Date): Promise<number> {
  return database.transact(async (tx) => {
    const { rows } = await tx.client.query<{ id: string; scope: Scope }>(
      `update invitations set status = 'expired', updated_at = $1
        where status = 'pending' and expires_at <= $1 returning id, scope`,
      [now],
    )
    for (const { scope } of rows) tx.touched.add(scope)
    await takeBack(
      tx,
      rows.map(({ id }) => id),
      'expired',
    )
    return rows.length
  })
}
