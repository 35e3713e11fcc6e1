import type { AdminRow, AuditAction } from '#contract/staff/entities.ts'
import type { Engine } from '#server/engine.ts'
import { audit } from './audit.ts'

const HOUR_MS = 3_600_000

type Reading = Extract<AuditAction, 'user.list' | 'user.view' | 'support.list' | 'support.view'>

/**
 * That addresses, somebody or their message were looked at: the first time within an hour, as a
 * panel asks again by itself. The privacy policy and the panel say so.
 */
export async function noteReading(
  { clock, database }: Pick<Engine, 'clock' | 'database'>,
  { id }: Pick<AdminRow, 'id'>,
  action: Reading,
  target?: string,
): Promise<void> {
  const at = clock.now()
  const { rowCount } = await database.pool.query(
    `select from audit_log where staff_id = $1 and action = $2 and at > $3
        and target is not distinct from $4 limit 1`,
    [id, action, new Date(at.getTime() - HOUR_MS), target ?? null],
  )
  if (rowCount) return
  await database.transact((tx) =>
    audit(tx, { staffId: id, action, at, ...(target !== undefined && { target }) }),
  )
}
