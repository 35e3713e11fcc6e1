import { isPassword } from '#server/auth/password/hash-password.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { noteRefused } from '../note-refused.ts'
import { readPasswordHash } from '../staff-row.ts'
import { limitPasswordsOf } from './limit-guesses.ts'

type PasswordDeps = Pick<Engine, 'clock' | 'database' | 'outside'>

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
    noteRefused(deps, staffId, 'password', 'proof.refused')
    throw new Fault('invalid-input', { [field]: 'That is not your password.' })
  }
}
