import type { AdminLoginBody, AdminSessionAnswer } from '#contract/entities/admins.ts'
import type { Device } from '../auth/identity.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import { audit } from './audit.ts'
import { forgiveGuesses, guesserOf, limitCodesOf, limitLogins } from './limit-guesses.ts'
import { hashPassword, isPassword } from './password.ts'
import { spendSecondFactor } from './second-factor.ts'
import { beginStaffSession } from './sessions.ts'
import { adminOf, type StaffRecord, staffColumns } from './staff-row.ts'

type Found = StaffRecord & { readonly password_hash: string; readonly has_second_factor: boolean }

/** In with email, password and, where it is on, a second factor. */
export async function signInStaff(
  engine: Engine,
  { email, password, totp }: AdminLoginBody,
  device: Device,
): Promise<AdminSessionAnswer> {
  const guesser = await guesserOf(engine, email, device.address)
  await limitLogins(engine, device.address, guesser)
  const staff = await findByPassword(engine, email, password)
  if (!staff) {
    engine.log.warn('a staff login was refused')
    throw new Fault('wrong-credentials')
  }
  if (!staff.is_active) throw new Fault('account-not-active')
  if (staff.has_second_factor) {
    if (totp === undefined) throw new Fault('second-factor-needed')
    await limitCodesOf(engine, guesser)
    if (!(await spendSecondFactor(engine, staff.id, totp))) {
      engine.log.warn({ staffId: staff.id }, 'a second factor was refused')
      throw new Fault('wrong-second-factor')
    }
  }
  const answer = await begin(engine, staff, device)
  await forgiveGuesses(engine, guesser)
  return answer
}

/** The same work whether or not the address is known, so that time does not tell. */
async function findByPassword(
  { database }: Engine,
  email: string,
  password: string,
): Promise<Found | null> {
  const { rows } = await database.pool.query<Found>(
    `select ${staffColumns}, s.password_hash, t.confirmed_at is not null as has_second_factor
      from staff s left join staff_totp t on t.staff_id = s.id where s.email = $1`,
    [email],
  )
  const [staff] = rows
  if (!staff) {
    await hashPassword(password)
    return null
  }
  return (await isPassword(password, staff.password_hash)) ? staff : null
}

/** What was found may have changed while the password was hashed, so it is asked again. */
function begin(
  { clock, database, log }: Engine,
  { id, password_hash }: Found,
  device: Device,
): Promise<AdminSessionAnswer> {
  const at = clock.now()
  return database.transact(async (tx) => {
    const { rows } = await tx.client.query<StaffRecord>(
      `update staff s set last_login_at = $2
        where s.id = $1 and s.is_active and s.password_hash = $3 returning ${staffColumns}`,
      [id, at, password_hash],
    )
    const [staff] = rows
    if (!staff) throw new Fault('wrong-credentials')
    const token = await beginStaffSession(tx, id, device, at)
    await audit(tx, { staffId: id, action: 'login', at })
    return { admin: adminOf(staff, log), token }
  })
}
