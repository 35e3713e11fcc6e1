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
  device: Device,
): Promise<void> {
  const { identity, log } = engine
  const { uid } = caller
  const ending = await requireTellable(engine, caller, 'phone')
  await confirmCode(engine, { phoneNumber, purpose: 'change', uid }, code, device)
  const before = await identity.changePhone(caller, phoneNumber)
  log.info({ uid }, 'phone changed')
  if (before?.to === phoneNumber) return
  const { to = null, since = null } = before ?? {}
  const change = { about: 'phone', before: to, since, now: phoneNumber } as const
  await tellChange(engine, { ...caller, device }, change, ending)
}

/** No number leads to the account any more, and the one that did is told. */
export async function removePhone(engine: Engine, caller: Caller, device: Device): Promise<void> {
  const { uid } = caller
  const ending = await requireTellable(engine, caller, 'phone')
  const before = await engine.identity.removePhone(caller)
  if (!before) return
  engine.log.info({ uid }, 'phone removed')
  const { to, since } = before
  const change = { about: 'phone', before: to, since, how: 'removed' } as const
  await tellChange(engine, { ...caller, device }, change, ending)
}
