import type { EntranceEnrolBody } from '#contract/staff/entities.ts'
import type { Device } from '#server/auth/identity.ts'
import { hashPassword, isPassword } from '#server/auth/password/hash-password.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { noteRefused } from '../note-refused.ts'
import { type HasSecondFactor, type StaffRecord, staffColumns } from '../staff-row.ts'
import { faultOf, type Guesser, guesserOf, limitLogins } from './limit-guesses.ts'
import { limitCode, staffFactor } from './second-factor.ts'

/** Somebody on the staff who knows their password. */
export type Proven = StaffRecord &
  HasSecondFactor & {
    readonly password_hash: string
    readonly password_expires_at: Date | null
  }

/**
 * What every call at the entrance begins with, and is limited by. Once strangers have used up all
 * tries, a code has to come along: right together with the password, it lets its owner in, and
 * anything else is answered as if nothing had been looked at.
 */
export async function provePassword(
  engine: Engine,
  { email, password }: EntranceEnrolBody,
  device: Device,
  code?: string,
): Promise<{ readonly staff: Proven; readonly guesser: Guesser; readonly hasCode: boolean }> {
  const guesser = await guesserOf(engine, email, device.address)
  const wait = await limitLogins(engine, device.address, guesser)
  if (wait && code === undefined) throw wait
  const staff = await findByPassword(engine, email, password)
  if (wait) {
    if (!staff || !(await isOwner(engine, staff, guesser, code))) throw wait
    return { staff, guesser, hasCode: true }
  }
  if (!staff) {
    engine.log.warn('a staff login was refused')
    throw new Fault('wrong-credentials')
  }
  if (!staff.is_active) {
    noteRefused(engine, staff.id, 'inactive')
    throw new Fault('account-not-active')
  }
  const { password_expires_at: until } = staff
  if (until && until <= engine.clock.now()) throw new Fault('password-expired')
  return { staff, guesser, hasCode: false }
}

/** In by both, and by nothing that would be told otherwise. */
async function isOwner(engine: Engine, staff: Proven, guesser: Guesser, code = '') {
  if (!staff.is_active || staff.password_expires_at || !staff.has_second_factor) return false
  if (await faultOf(limitCode(engine, guesser, code))) return false
  if (await staffFactor.spend(engine, engine.database.pool, staff.id, code)) return true
  noteRefused(engine, staff.id, 'code')
  return false
}

/** It is for choosing one's own, and for nothing else. */
export function refuseHandedOut({ password_expires_at }: Proven): void {
  if (password_expires_at) throw new Fault('password-change-needed')
}

/** The same work whether or not the address is known, so that time does not tell. */
async function findByPassword(
  engine: Engine,
  email: string,
  password: string,
): Promise<Proven | null> {
  const { rows } = await engine.database.pool.query<Proven>(
    `select ${staffColumns}, s.password_hash, s.password_expires_at,
        t.confirmed_at is not null as has_second_factor
      from staff s left join staff_totp t on t.staff_id = s.id where s.email = $1`,
    [email],
  )
  const [staff] = rows
  if (!staff) {
    await hashPassword(password)
    return null
  }
  if (await isPassword(password, staff.password_hash)) return staff
  noteRefused(engine, staff.id, 'password')
  return null
}
