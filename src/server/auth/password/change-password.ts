import type { ChangePasswordBody } from '#contract/identity/sign-in.ts'
import type { Engine } from '#server/engine.ts'
import type { Caller, Device } from '../identity.ts'
import { forgiveProofs, limitChanges, limitProofs } from '../limit-tries.ts'
import { requireTellable, tellChange } from '../tell-change.ts'

/** Another password than before, or a first one; answers the token that goes on from here. */
export async function changePassword(
  engine: Engine,
  { caller, token }: { readonly caller: Caller; readonly token: string },
  body: ChangePasswordBody,
  device: Device,
): Promise<string> {
  const { identity } = engine
  await limitProofs(engine, caller.sessionId)
  await limitChanges(engine, device.address)
  const ending = await requireTellable(engine, caller, 'password')
  const how = (await identity.hasPassword(caller.uid)) ? {} : { how: 'first' as const }
  await identity.changePassword(caller, body)
  const next = await identity.renewProven(caller, token)
  await forgiveProofs(engine, caller.sessionId)
  const change = { about: 'password', before: null, ...how } as const
  await tellChange(engine, { ...caller, device }, change, ending)
  return next
}
