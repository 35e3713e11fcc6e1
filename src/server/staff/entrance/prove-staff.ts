import type { AdminRow, StaffProofBody } from '#contract/staff/entities.ts'
import { wrongCode } from '#server/auth/second-factor/kept-factor.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { noteRefused } from '../note-refused.ts'
import { confirmPassword } from './confirm-password.ts'
import { forgiveGuesses } from './limit-guesses.ts'
import { limitCode, staffFactor } from './second-factor.ts'
import { renewStaffSession } from './sessions.ts'

const codeNeeded = 'Enter the code from your authenticator app, or a recovery code.'

/** Asked again before what does harm; answers the token that counts from now on. */
export async function proveStaff(
  engine: Engine,
  { id }: AdminRow,
  { password, code = '' }: StaffProofBody,
  token: string,
): Promise<string> {
  const { clock, database } = engine
  await confirmPassword(engine, id, password)
  const { isOn } = await staffFactor.state(database.pool, id)
  if (isOn) {
    if (code === '') throw new Fault('invalid-input', { code: codeNeeded })
    await limitCode(engine, id, code)
    if (!(await staffFactor.spend(engine, database.pool, id, code))) {
      noteRefused(engine, id, 'code', 'proof.refused')
      throw wrongCode()
    }
  }
  const next = await database.transact((tx) => renewStaffSession(tx, token, clock.now()))
  if (!next) throw new Fault('not-signed-in')
  await forgiveGuesses(engine, id)
  return next
}
