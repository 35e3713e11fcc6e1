import { adminRoles } from '#contract/permissions.ts'
import type { AdminRow, StaffChangeBody } from '#contract/staff/entities.ts'
import type { Transaction } from '../db/database.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import { type Actor, checkActor, lockSuperAdmins } from './actor.ts'
import { audit } from './audit.ts'
import { endStaffSessions } from './entrance/sessions.ts'
import { adminOf, findStaff, type StaffRecord, staffColumns } from './staff-row.ts'
import { tellStaff, tellSuperAdmins } from './tell-staff.ts'

type ChangeStaffDeps = Pick<Engine, 'clock' | 'database' | 'log' | 'outside'>

/** Changes name or role, deactivates or activates. */
export function changeStaff(
  { clock, database, log, outside }: ChangeStaffDeps,
  actor: Actor,
  id: string,
  change: StaffChangeBody,
): Promise<AdminRow> {
  const at = clock.now()
  return database.transact(async (tx) => {
    const superAdmins = await lockSuperAdmins(tx)
    await checkActor(tx, actor, log)
    const found = await findStaff(tx.client, id)
    if (!found) throw new Fault('not-found')
    const before = adminOf(found, log)
    const after = { ...before, ...present(change) }
    if (actor === id && isRaised(before, after)) throw new Fault('not-allowed')
    const isKept = after.role === 'super_admin' && after.isActive
    if (!isKept && superAdmins.includes(id) && superAdmins.length === 1) {
      throw new Fault('last-super-admin')
    }
    const staff = await save(tx, after)
    const hasOtherRights = before.role !== after.role || !after.isActive
    if (hasOtherRights) await endStaffSessions(tx, id, at)
    if (before.role !== after.role || before.isActive !== after.isActive) {
      tx.afterCommit(() => tellStaff({ outside }, after, 'rights'))
    }
    if (isKept && !superAdmins.includes(id)) {
      await tellSuperAdmins({ outside }, tx, superAdmins, after)
    }
    const details = { from: pick(before, change), to: pick(after, change) }
    await audit(tx, { staffId: actor, action: 'staff.change', target: id, details, at })
    return adminOf(staff, log)
  })
}

const present = (change: StaffChangeBody) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<
    Pick<AdminRow, 'displayName' | 'role' | 'isActive'>
  >

/** The roles are listed from the one that may most to the one that may least. */
const isRaised = (before: AdminRow, after: AdminRow) =>
  adminRoles.indexOf(after.role) < adminRoles.indexOf(before.role)

async function save(tx: Transaction, after: AdminRow): Promise<StaffRecord> {
  const { rows } = await tx.client.query<StaffRecord>(
    `update staff s set display_name = $2, role = $3, is_active = $4 where s.id = $1
      returning ${staffColumns}`,
    [after.id, after.displayName, after.role, after.isActive],
  )
  const [staff] = rows
  if (!staff) throw new Fault('not-found')
  return staff
}

const pick = (admin: AdminRow, change: StaffChangeBody) =>
  Object.fromEntries(
    (Object.keys(change) as (keyof StaffChangeBody)[]).map((key) => [key, admin[key]]),
  )
