import { isPassword } from '../auth/hash-password.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import { limitPasswordsOf } from './limit-guesses.ts'
import { readPasswordHash } from './staff-row.ts'

type Parts = Pick<Engine, 'database'>

/** Asked again before the way in is changed: an unlocked screen alone must not be enough. */
export async function confirmPassword(
  parts: Parts,
  staffId: string,
  password: string,
  field: 'password' | 'current' = 'password',
): Promise<void> {
  await limitPasswordsOf(parts, staffId)
  const hash = await readPasswordHash(parts.database.pool, staffId)
  if (!(await isPassword(password, hash))) {
    throw new Fault('invalid-input', { [field]: 'That is not your password.' })
  }
}
