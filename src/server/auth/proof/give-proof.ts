import type { ProofBody } from '#contract/identity/proof.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import type { Caller } from '../identity.ts'
import { forgiveProofs, limitProofs } from '../limit-tries.ts'
import { takeProofCode } from './proof-codes.ts'

/** Answers the token for which it counts from now on, if the password or the code is right. */
export async function giveProof(
  engine: Engine,
  caller: Caller,
  token: string,
  body: ProofBody,
): Promise<string> {
  const { identity, log } = engine
  await limitProofs(engine, caller.sessionId)
  try {
    if (body.by === 'code') await takeProofCode(engine, caller, body.code)
    else await checkPassword(engine, caller, token, body.password)
  } catch (error) {
    if (error instanceof Fault) log.warn({ uid: caller.uid, fault: error.code }, 'not proven')
    throw error
  }
  const renewed = await identity.renewProven(caller, token)
  await forgiveProofs(engine, caller.sessionId)
  return renewed
}

/** Who has no password has shown nothing by sending one. */
async function checkPassword(
  { identity }: Engine,
  caller: Caller,
  token: string,
  password: string,
): Promise<void> {
  const { hasPassword } = await identity.howProven(token)
  if (!hasPassword) throw new Fault('invalid-input', { password: 'There is no password here.' })
  await identity.checkPassword(caller.uid, password)
}
