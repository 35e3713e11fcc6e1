import type { Engine } from '#server/engine.ts'
import type { Caller, Device } from '../identity.ts'
import { requireTellable, tellChange } from '../tell-change.ts'
import { confirmCode } from './confirm-code.ts'

/** The caller's number from now on, if the code is right. The ways in of before are told. */
export async function changePhone(
  engine: Engine,
  caller: Caller,
  phoneNumber: string,
  code: string,
  { askedAt, device }: { readonly askedAt: string; readonly device: Device },
): Promise<void> {
  const { identity, log } = engine
  const { uid } = caller
  await requireTellable(engine, uid, 'phone')
  await confirmCode(engine, { phoneNumber, purpose: 'change', uid }, code, device)
  const before = await identity.changePhone(caller, phoneNumber)
  log.info({ uid }, 'phone changed')
  if (before?.to === phoneNumber) return
  const { to = null, since = null } = before ?? {}
  await tellChange(engine, uid, { about: 'phone', before: to, since }, askedAt)
}

/** No number leads to the account any more, and the one that did is told. */
export async function removePhone(engine: Engine, caller: Caller, askedAt: string): Promise<void> {
  const { uid } = caller
  await requireTellable(engine, uid, 'phone')
  const before = await engine.identity.removePhone(caller)
  if (!before) return
  engine.log.info({ uid }, 'phone removed')
  const { to, since } = before
  await tellChange(engine, uid, { about: 'phone', before: to, since, isRemoved: true }, askedAt)
}
