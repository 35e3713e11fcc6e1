import type { PasskeyProof } from '#contract/identity/passkeys.ts'
import type { SecondPasskeyBody } from '#contract/identity/second-factor.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import type { Caller, Device, NewSession } from '../identity.ts'
import { limitPasskeys } from '../limit-tries.ts'
import { tellChange } from '../tell-change.ts'
import { ownerOfTicket, tryTicket } from '../tickets.ts'
import { askForPasskey } from './ask-passkey.ts'
import { checkPasskey, type StoredPasskey } from './check-passkey.ts'
import { passkeyUse } from './passkey-identity.ts'

type Counted = StoredPasskey & { readonly counted: number }

/** A device that counts never counts back: then there are two, and one of them is a copy. */
async function requireOnward(engine: Engine, { uid, counter, counted }: Counted, device: Device) {
  if (counter === 0 || counted > counter) return
  engine.log.warn({ uid }, 'a passkey counted back')
  const change = { about: 'passkey', before: 'on', how: 'copied' } as const
  await tellChange(engine, { uid, sessionId: null, device }, change, null)
  throw new Fault('passkey-refused')
}

/** In by a key that a device keeps and its owner unlocks: that is two things at once. */
export async function signInByPasskey(
  engine: Engine,
  response: PasskeyProof,
  device: Device,
): Promise<NewSession> {
  await limitPasskeys(engine, device.address)
  const passkey = await checkPasskey(engine, 'passkey-enter', null, response)
  await requireOnward(engine, passkey, device)
  return engine.identity.signInByPasskey(passkey, device)
}

/** Of whom the ticket is: which passkey of theirs, their device asks them. */
export async function askForSecond(engine: Engine, ticket: string, { address }: Device) {
  await limitPasskeys(engine, address)
  const uid = await ownerOfTicket(engine, 'log-in', ticket)
  return askForPasskey(engine, 'passkey-second', uid)
}

/** In by a passkey in place of a code, after the first of two things. */
export async function signInBySecondPasskey(
  engine: Engine,
  { ticket, response }: SecondPasskeyBody,
  device: Device,
): Promise<NewSession> {
  const { clock, identity } = engine
  await limitPasskeys(engine, device.address)
  const { uid } = await tryTicket(engine, 'log-in', ticket)
  const passkey = await checkPasskey(engine, 'passkey-second', uid, response)
  await requireOnward(engine, passkey, device)
  const use = passkeyUse(passkey, clock.now())
  const note = async ({ client }: Transaction) => {
    if ((await client.query(use)).rowCount !== 1) throw new Fault('passkey-refused')
  }
  return identity.signInBySecond(uid, ticket, note, device)
}

/** Faults unless it is one of the caller's. */
export async function proveByPasskey(
  engine: Engine,
  { uid }: Caller,
  response: PasskeyProof,
  device: Device,
): Promise<void> {
  const passkey = await checkPasskey(engine, 'passkey-prove', uid, response)
  await requireOnward(engine, passkey, device)
  await engine.identity.notePasskey(passkey)
}
