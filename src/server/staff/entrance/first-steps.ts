import type { TotpEnrolAnswer } from '#contract/identity/second-factor.ts'
import type { EntranceEnrolBody, FirstPasswordBody } from '#contract/staff/entities.ts'
import type { Device } from '#server/auth/identity.ts'
import { hashPassword } from '#server/auth/password/hash-password.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { newPasswordWeakness } from '#server/weak-password.ts'
import { audit } from '../audit.ts'
import { adminOf } from '../staff-row.ts'
import { tellStaff } from '../tell-staff.ts'
import { forgiveGuesses } from './limit-guesses.ts'
import { needsSecondFactor } from './needs-second-factor.ts'
import { provePassword, refuseHandedOut } from './prove-password.ts'
import { staffFactor } from './second-factor.ts'

/** The password somebody was given becomes one that only they know; then they log in with it. */
export async function chooseFirstPassword(
  engine: Engine,
  { newPassword, ...known }: FirstPasswordBody,
  device: Device,
): Promise<void> {
  const { staff, guesser } = await provePassword(engine, known, device)
  const { id, password_hash, password_expires_at } = staff
  // One's own is changed inside, by whoever has the second factor too.
  if (!password_expires_at) throw new Fault('not-allowed')
  const weakness =
    newPassword === known.password
      ? 'Choose another one than the one you were given.'
      : newPasswordWeakness(newPassword, [staff.email, staff.display_name])
  if (weakness) throw new Fault('invalid-input', { newPassword: weakness })
  const passwordHash = await hashPassword(newPassword)
  const at = engine.clock.now()
  await engine.database.transact(async (tx) => {
    const { rowCount } = await tx.client.query(
      `update staff set password_hash = $2, password_expires_at = null
        where id = $1 and is_active and password_hash = $3`,
      [id, passwordHash, password_hash],
    )
    if (!rowCount) throw new Fault('wrong-credentials')
    await audit(tx, { staffId: id, action: 'password.change', target: id, at })
  })
  tellStaff(engine, staff, 'password')
  await forgiveGuesses(engine, guesser)
}

/** For whom a password alone is too little and who has nothing else yet. */
export async function enrolAtEntrance(
  engine: Engine,
  known: EntranceEnrolBody,
  device: Device,
): Promise<TotpEnrolAnswer> {
  const { staff } = await provePassword(engine, known, device)
  refuseHandedOut(staff)
  const { role } = adminOf(staff, engine.log)
  if (staff.has_second_factor) throw new Fault('second-factor-on')
  if (!needsSecondFactor(engine.config, role)) throw new Fault('not-allowed')
  return staffFactor.enrol(engine, staff.id, staff.email)
}
