import { randomUUIDv7 } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import type { AdminRole } from '#contract/permissions.ts'
import type {
  IssuedPasswordAnswer,
  NewStaffBody,
  StaffAnswer,
  StaffMember,
} from '#contract/staff/entities.ts'
import { hashPassword } from '../auth/password/hash-password.ts'
import { sqlState } from '../db/transaction.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import { type Actor, checkActor, lockSuperAdmins } from './actor.ts'
import { audit } from './audit.ts'
import { makePassword } from './entrance/password.ts'
import { staffFactor } from './entrance/second-factor.ts'
import { endStaffSessions } from './entrance/sessions.ts'
import { adminOf, type HasSecondFactor, type StaffRecord, staffColumns } from './staff-row.ts'
import { tellStaff, tellSuperAdmins } from './tell-staff.ts'

const UNIQUE_VIOLATION = '23505'

type StaffDeps = Pick<Engine, 'clock' | 'database' | 'log'>
type TellingDeps = StaffDeps & Pick<Engine, 'outside'>

type Listed = StaffRecord & HasSecondFactor & { readonly password_expires_at: Date | null }

export async function listStaff({ database, log }: StaffDeps): Promise<StaffAnswer> {
  const { rows } = await database.pool.query<Listed>(
    `select ${staffColumns}, s.password_expires_at,
        t.confirmed_at is not null as has_second_factor
      from staff s left join staff_totp t on t.staff_id = s.id
      order by s.is_active desc, s.display_name, s.id`,
  )
  const staff: readonly StaffMember[] = rows.map((row) => ({
    ...adminOf(row, log),
    hasSecondFactor: row.has_second_factor,
    passwordExpiresAt: row.password_expires_at?.toISOString() ?? null,
  }))
  return { staff: [...staff] }
}

/** What was handed over is known to two; it is for coming in once, and soon. */
const lastDayOf = (at: Date) => new Date(at.getTime() + limits.staffPasswordLifeS * 1000)

/** Adds somebody to the staff. Without a password of theirs, one is made and shown once. */
export async function createStaff(
  { clock, database, log, outside }: TellingDeps,
  actor: Actor,
  { email, displayName, role }: NewStaffBody,
  chosen?: string,
): Promise<IssuedPasswordAnswer> {
  const password = chosen ?? makePassword()
  const person = [randomUUIDv7(), email, displayName, role satisfies AdminRole]
  const passwordHash = await hashPassword(password)
  const at = clock.now()
  const admin = await database
    .transact(async (tx) => {
      const superAdmins = await lockSuperAdmins(tx)
      await checkActor(tx, actor, log)
      const { rows } = await tx.client.query<StaffRecord>(
        `insert into staff as s
          (id, email, display_name, role, password_hash, is_active, created_at, password_expires_at)
          values ($1, $2, $3, $4, $5, true, $6, $7) returning ${staffColumns}`,
        [...person, passwordHash, at, chosen === undefined ? lastDayOf(at) : null],
      )
      const [staff] = rows
      if (!staff) throw new Fault('unexpected')
      const done = { staffId: actor, action: 'staff.create', target: staff.id, at } as const
      await audit(tx, { ...done, details: { role } })
      if (role === 'super_admin') {
        await tellSuperAdmins({ outside }, tx, superAdmins, { displayName, email })
      }
      return adminOf(staff, log)
    })
    .catch((error: unknown) => {
      throw sqlState(error) === UNIQUE_VIOLATION ? emailTaken() : error
    })
  return { admin, password }
}

const emailTaken = () =>
  new Fault('invalid-input', { email: 'Somebody on the staff already has this email.' })

/** For whoever lost password or phone: a new password, no second factor, no open session. */
export async function resetStaff(
  { clock, database, log, outside }: TellingDeps,
  actor: Actor,
  id: string,
): Promise<IssuedPasswordAnswer> {
  // One's own is changed with the old password, and a second factor with a code.
  if (actor === id) throw new Fault('not-allowed')
  const password = makePassword()
  const passwordHash = await hashPassword(password)
  const at = clock.now()
  const admin = await database.transact(async (tx) => {
    await lockSuperAdmins(tx)
    await checkActor(tx, actor, log)
    const { rows } = await tx.client.query<StaffRecord>(
      `update staff s set password_hash = $2, password_expires_at = $3 where s.id = $1
        returning ${staffColumns}`,
      [id, passwordHash, lastDayOf(at)],
    )
    const [staff] = rows
    if (!staff) throw new Fault('not-found')
    await staffFactor.drop(tx, id)
    await endStaffSessions(tx, id, at)
    await audit(tx, { staffId: actor, action: 'staff.reset', target: id, at })
    return adminOf(staff, log)
  })
  tellStaff({ outside }, admin, 'reset')
  return { admin, password }
}
