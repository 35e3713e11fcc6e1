import { isPassword } from '#server/auth/password/hash-password.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { readPasswordHash } from '../staff-row.ts'
import { limitPasswordsOf } from './limit-guesses.ts'

type PasswordDeps = Pick<Engine, 'database'>

/** Asked again before the way in is changed: an unlocked screen alone must not be enough. */
export async function confirmPassword(
  deps: PasswordDeps,
  staffId: string,
  password: string,
  field: 'password' | 'current' = 'password',
): Promise<void> {
  await limitPasswordsOf(deps, staffId)
  const hash = await readPasswordHash(deps.database.pool, staffId)
  if (!(await isPassword(password, hash))) {
    throw new Fault('invalid-input', { [field]: 'That is not your password.' })
  }
}
