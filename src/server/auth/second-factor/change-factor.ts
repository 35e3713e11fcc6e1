import type { TotpEnrolAnswer } from '#contract/identity/second-factor.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { readProfile } from '#server/users/profiles.ts'
import type { Caller, Device } from '../identity.ts'
import { limitChanges, limitProofs } from '../limit-tries.ts'
import { requireTellable, tellChange } from '../tell-change.ts'
import { dropRecovery } from './begun-recovery.ts'
import { userFactor } from './user-factor.ts'

/** A secret for an authenticator app, which is worth nothing until a code has confirmed it. */
export async function enrolFactor(engine: Engine, { uid }: Caller): Promise<TotpEnrolAnswer> {
  const profile = await readProfile(engine.database.pool, uid)
  const account = profile?.email ?? profile?.phone ?? profile?.name ?? ''
  return userFactor.enrol(engine, uid, account)
}

/** From now on a password alone is too little. Who came in by one is out, but who turns it on. */
export async function turnOnFactor(
  engine: Engine,
  caller: Caller,
  code: string,
  device: Device,
): Promise<readonly string[]> {
  const { database, identity } = engine
  const { uid, sessionId } = caller
  await limitProofs(engine, sessionId)
  await limitChanges(engine, device.address)
  const ending = await requireTellable(engine, caller, 'second-factor')
  const codes = await database.transact(async (tx) => {
    await identity.evict(tx, uid, sessionId)
    return userFactor.confirm(engine, tx, uid, code)
  })
  const change = { about: 'second-factor', before: null, how: 'on' } as const
  await tellChange(engine, { ...caller, device }, change, ending)
  return codes
}

export async function turnOffFactor(engine: Engine, caller: Caller, device: Device): Promise<void> {
  const { database, identity } = engine
  const { uid, sessionId } = caller
  await limitChanges(engine, device.address)
  const ending = await requireTellable(engine, caller, 'second-factor')
  await database.transact(async (tx) => {
    await identity.evict(tx, uid, sessionId)
    if (!(await userFactor.drop(tx, uid))) throw new Fault('not-found')
    await dropRecovery(tx.client, uid)
  })
  const change = { about: 'second-factor', before: 'on', how: 'off' } as const
  await tellChange(engine, { ...caller, device }, change, ending)
}

/** Instead of those of before, whoever has them. */
export async function renewCodes(
  engine: Engine,
  caller: Caller,
  device: Device,
): Promise<readonly string[]> {
  await limitChanges(engine, device.address)
  await requireTellable(engine, caller, 'second-factor')
  const codes = await engine.database.transact((tx) => userFactor.setRecoveryCodes(tx, caller.uid))
  const change = { about: 'second-factor', before: 'on', how: 'codes' } as const
  await tellChange(engine, { ...caller, device }, change, null)
  return codes
}
