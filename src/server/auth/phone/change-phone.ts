import type { Engine } from '#server/engine.ts'
import type { Caller } from '../identity.ts'
import { tellChange } from '../tell-change.ts'
import { confirmCode } from './confirm-code.ts'

/** The caller's number from now on, if the code is right. The ways in of before are told. */
export async function changePhone(
  engine: Engine,
  caller: Caller,
  phoneNumber: string,
  code: string,
  { askedAt, address }: { readonly askedAt: string; readonly address: string },
): Promise<void> {
  const { identity, log } = engine
  const { uid } = caller
  await confirmCode(engine, { phoneNumber, purpose: 'change', uid }, code, address)
  const before = await identity.changePhone(caller, phoneNumber)
  log.info({ uid }, 'phone changed')
  if (before !== phoneNumber) await tellChange(engine, uid, { about: 'phone', before }, askedAt)
}
