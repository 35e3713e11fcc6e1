import type { Logger } from 'pino'
import { type AdminRole, permissions, type Resource, type Verb } from '#contract/permissions.ts'
import { can } from '#domain/permissions.ts'
import type { Transaction } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { adminOf, findStaff } from './staff-row.ts'

/** Who changes the staff: one of them by id, or null for whoever runs the server. */
export type Actor = string | null

/** Taken first by every change of the staff, so that changes follow each other. */
export async function lockSuperAdmins(tx: Transaction): Promise<readonly string[]> {
  const { rows } = await tx.client.query<{ id: string }>(
    `select id from staff where role = 'super_admin' and is_active order by id for update`,
  )
  return rows.map(({ id }) => id)
}

/** Asked again under the lock: while this call waited, its caller may have lost the right. */
export async function checkActor(tx: Transaction, actor: Actor, log: Logger): Promise<void> {
  if (actor === null) return
  const staff = await findStaff(tx.client, actor)
  const admin = staff && adminOf(staff, log)
  if (!can<AdminRole, Resource, Verb>(permissions, admin, 'system', 'manage'))
    throw new Fault('not-allowed')
}
