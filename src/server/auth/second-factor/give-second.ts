import type { SecondBody } from '#contract/identity/second-factor.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import type { Device, NewSession } from '../identity.ts'
import { limitConfirms, limitSecond } from '../limit-tries.ts'
import { tellChange } from '../tell-change.ts'
import { tryTicket } from '../tickets.ts'
import { isGuessable, isRecoveryCode } from './kept-factor.ts'
import { tellCodeGuesses } from './tell-code-guesses.ts'
import { hasSecondFactor, userFactor } from './user-factor.ts'

/** In by the second of two things. Wrong ones are told: whoever tries them has the first. */
export async function signInBySecond(
  engine: Engine,
  { ticket, code }: SecondBody,
  device: Device,
): Promise<NewSession> {
  await limitConfirms(engine, device.address)
  const { uid, isLast } = await tryTicket(engine, 'log-in', ticket)
  if (isGuessable(code)) await limitSecond(engine, uid, device)
  const spend = async ({ client }: Transaction) => {
    const isRight = await userFactor.spend(engine, client, uid, code)
    if (!isRight) throw new Fault('wrong-second-factor')
  }
  try {
    const session = await engine.identity.signInBySecond(uid, ticket, spend, device)
    await noteRecoveryCode(engine, uid, code, device)
    return session
  } catch (error) {
    const isWrong = error instanceof Fault && error.code === 'wrong-second-factor'
    if (isWrong && isLast) tellCodeGuesses(engine, uid, device)
    throw error
  }
}

/** Who chooses a new password by mail has shown one thing; this takes the other, or faults. */
export async function secondForReset(
  engine: Engine,
  uid: string,
  code: string | undefined,
  device: Device,
): Promise<(tx: Transaction) => Promise<void>> {
  if (code !== undefined && isGuessable(code)) await limitSecond(engine, uid, device)
  return async (tx) => {
    if (!(await hasSecondFactor(tx.client, uid))) return
    if (code === undefined) throw new Fault('second-factor-needed')
    if (!(await userFactor.spend(engine, tx.client, uid, code))) {
      throw new Fault('wrong-second-factor')
    }
  }
}

/** One of ten is gone: its owner hears of it, as somebody else may have found them. */
export async function noteRecoveryCode(engine: Engine, uid: string, code: string, device: Device) {
  if (!isRecoveryCode(code)) return
  const change = { about: 'second-factor', before: 'on', how: 'code-used' } as const
  await tellChange(engine, { uid, sessionId: null, device }, change, null)
}
