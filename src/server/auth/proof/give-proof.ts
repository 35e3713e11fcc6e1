import type { ProofBody } from '#contract/identity/proof.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import type { Caller, Device } from '../identity.ts'
import { forgiveProofs, limitProofs } from '../limit-tries.ts'
import { proveByPasskey } from '../passkeys/use-passkey.ts'
import { noteRecoveryCode } from '../second-factor/give-second.ts'
import { wrongCode } from '../second-factor/kept-factor.ts'
import { userFactor } from '../second-factor/user-factor.ts'
import { proveBySso } from '../sso/use-sso.ts'
import { takeProofCode } from './proof-codes.ts'

/** Answers the token for which it counts from now on, if the password or the code is right. */
export async function giveProof(
  engine: Engine,
  caller: Caller,
  { token, device }: { readonly token: string; readonly device: Device },
  body: ProofBody,
): Promise<string> {
  const { identity, log } = engine
  await limitProofs(engine, caller.sessionId)
  try {
    if (body.by === 'passkey') await proveByPasskey(engine, caller, body.response, device)
    else await take(engine, caller, token, body)
  } catch (error) {
    if (error instanceof Fault) log.warn({ uid: caller.uid, fault: error.code }, 'not proven')
    throw error
  }
  const renewed = await identity.renewProven(caller, token)
  await forgiveProofs(engine, caller.sessionId)
  if (body.by === 'totp') await noteRecoveryCode(engine, caller.uid, body.code, device)
  return renewed
}

/** Who has a second factor shows that: a password or a code alone is what a thief may have. */
async function take(
  engine: Engine,
  caller: Caller,
  token: string,
  body: Exclude<ProofBody, { readonly by: 'passkey' }>,
): Promise<void> {
  const { hasPassword, hasSecondFactor } = await engine.identity.howProven(token)
  if (hasSecondFactor && body.by !== 'totp') throw new Fault('invalid-input', { code: appCode })
  if (body.by === 'code') return void (await takeProofCode(engine, caller, body.code))
  if (body.by === 'sso') return proveBySso(engine, caller, body)
  if (body.by === 'password') return checkPassword(engine, caller, hasPassword, body.password)
  const isRight = await userFactor.spend(engine, engine.database.pool, caller.uid, body.code)
  if (!isRight) throw wrongCode()
}

const appCode = 'Enter the code from your authenticator app.'

/** Who has no password has shown nothing by sending one. */
async function checkPassword(
  { identity }: Engine,
  caller: Caller,
  hasPassword: boolean,
  password: string,
): Promise<void> {
  if (!hasPassword) throw new Fault('invalid-input', { password: 'There is no password here.' })
  await identity.checkPassword(caller.uid, password)
}
