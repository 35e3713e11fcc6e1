import type { AdminRow, PasswordChangeBody } from '#contract/staff/entities.ts'
import { hashPassword } from '#server/auth/password/hash-password.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { newPasswordWeakness } from '#server/weak-password.ts'
import { audit } from '../audit.ts'
import { tellStaff } from '../tell-staff.ts'
import { confirmPassword } from './confirm-password.ts'
import { endStaffSessions } from './sessions.ts'

/** One's own password. Every other session ends: whoever knew the old one is out. */
export async function changeStaffPassword(
  engine: Pick<Engine, 'clock' | 'database' | 'outside'>,
  admin: AdminRow,
  { current, password }: PasswordChangeBody,
  token: string,
): Promise<void> {
  const weakness = newPasswordWeakness(password, [admin.email, admin.displayName])
  if (weakness) throw new Fault('invalid-input', { password: weakness })
  await confirmPassword(engine, admin.id, current, 'current')
  if (current === password) {
    throw new Fault('invalid-input', { password: 'Choose another one than the one you have.' })
  }
  const passwordHash = await hashPassword(password)
  const at = engine.clock.now()
  await engine.database.transact(async (tx) => {
    const change = 'update staff set password_hash = $2, password_expires_at = null where id = $1'
    await tx.client.query(change, [admin.id, passwordHash])
    await endStaffSessions(tx, admin.id, at, token)
    await audit(tx, { staffId: admin.id, action: 'password.change', target: admin.id, at })
  })
  tellStaff(engine, admin, 'password')
}
