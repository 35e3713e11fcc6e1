import type { AdminLoginBody, AdminSessionAnswer } from '#contract/staff/entities.ts'
import type { Device } from '#server/auth/identity.ts'
import { isRecoveryCode } from '#server/auth/second-factor/kept-factor.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { audit } from '../audit.ts'
import { noteRefused } from '../note-refused.ts'
import { adminOf, type StaffRecord, staffColumns } from '../staff-row.ts'
import { tellStaff } from '../tell-staff.ts'
import { forgiveGuesses, type Guesser } from './limit-guesses.ts'
import { needsSecondFactor } from './needs-second-factor.ts'
import { type Proven, provePassword, refuseHandedOut } from './prove-password.ts'
import { confirmTotp, limitCode, staffFactor } from './second-factor.ts'
import { beginStaffSession } from './sessions.ts'

/** In with email, password and, where it is on or needed, a second factor. */
export async function signInStaff(
  engine: Engine,
  { email, password, totp }: AdminLoginBody,
  device: Device,
): Promise<AdminSessionAnswer> {
  const known = { email, password }
  const { staff, guesser, hasCode } = await provePassword(engine, known, device, totp)
  refuseHandedOut(staff)
  const recoveryCodes = hasCode ? null : await checkCode(engine, staff, guesser, totp)
  const answer = await begin(engine, staff, device, totp)
  if (isByRecovery(staff, totp)) tellStaff(engine, staff, 'recovery-code')
  await forgiveGuesses(engine, guesser)
  return recoveryCodes ? { ...answer, recoveryCodes: [...recoveryCodes] } : answer
}

/** Answers the recovery codes of a second factor that this very code has confirmed. */
async function checkCode(
  engine: Engine,
  staff: Proven,
  guesser: Guesser,
  totp: string | undefined,
): Promise<readonly string[] | null> {
  const { id, has_second_factor: hasOne } = staff
  const isNeeded = needsSecondFactor(engine.config, adminOf(staff, engine.log).role)
  if (!hasOne && !isNeeded) return null
  if (totp === undefined) {
    throw new Fault(hasOne ? 'second-factor-needed' : 'second-factor-setup-needed')
  }
  await limitCode(engine, guesser, totp)
  if (!hasOne) {
    const recoveryCodes = await confirmFirst(engine, id, totp)
    tellStaff(engine, staff, 'second-factor-on')
    return recoveryCodes
  }
  if (await staffFactor.spend(engine, engine.database.pool, id, totp)) return null
  engine.log.warn({ staffId: id }, 'a second factor was refused')
  noteRefused(engine, id, 'code')
  throw new Fault('wrong-second-factor')
}

const confirmFirst = (engine: Engine, id: string, totp: string) =>
  engine.database
    .transact((tx) => confirmTotp(engine, tx, id, totp))
    .catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error
      // Without a secret there is nothing to confirm yet.
      const isBegun = error.code !== 'not-found'
      throw new Fault(isBegun ? 'wrong-second-factor' : 'second-factor-setup-needed')
    })

const isByRecovery = ({ has_second_factor: hasOne }: Proven, totp: string | undefined) =>
  hasOne && totp !== undefined && isRecoveryCode(totp)

/** What was found may have changed while the password was hashed, so it is asked again. */
function begin(
  { clock, database, log }: Engine,
  proven: Proven,
  device: Device,
  totp: string | undefined,
): Promise<AdminSessionAnswer> {
  const { id, password_hash } = proven
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
    const details = isByRecovery(proven, totp) ? { by: 'recovery-code' } : {}
    await audit(tx, { staffId: id, action: 'login', details, at })
    return { admin: adminOf(staff, log), token }
  })
}
