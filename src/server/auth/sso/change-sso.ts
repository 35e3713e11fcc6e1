import type { SsoBack } from '#contract/identity/sso.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import type { Caller, Device } from '../identity.ts'
import { requireWayIn } from '../last-way-in.ts'
import { limitChanges, limitProofs } from '../limit-tries.ts'
import { insertLink } from '../sso-links.ts'
import { requireTellable, tellChange } from '../tell-change.ts'
import { readWays } from '../ways-in.ts'
import { endVisit } from './visit.ts'
import { provenAddress, requireAllowed } from './who-may.ts'

/** On their own word, and only where the address they have here is the one proven there. */
export async function linkSso(
  engine: Engine,
  caller: Caller,
  back: SsoBack,
  device: Device,
): Promise<void> {
  const { clock, config, database, identity } = engine
  const { uid, sessionId } = caller
  await limitProofs(engine, sessionId)
  await limitChanges(engine, device.address)
  const ending = await requireTellable(engine, caller, 'sso')
  const known = await endVisit(engine, 'sso-link', uid, back)
  requireAllowed(config, known)
  const address = provenAddress(known)
  if (!address) throw new Fault('sso-unproven')
  const at = clock.now()
  await database.transact(async (tx) => {
    await identity.evict(tx, uid, sessionId)
    const ways = await readWays(tx.client, uid)
    if (ways?.email?.to !== address) throw new Fault('sso-other-address')
    // Theirs here on their own word, and the issuer has shown that they read mail there.
    if (!ways.email.isProven) await identity.setEmail(tx, uid, address, sessionId)
    await insertLink(tx, uid, known, at)
  })
  const change = { about: 'sso', before: null, since: at, how: 'linked' } as const
  await tellChange(engine, { ...caller, device }, change, ending)
}

export async function unlinkSso(engine: Engine, caller: Caller, device: Device): Promise<void> {
  const { config, database, identity } = engine
  const { uid, sessionId } = caller
  await limitChanges(engine, device.address)
  const ending = await requireTellable(engine, caller, 'sso')
  if (config.sso?.isOnly) throw new Fault('last-way-in')
  await database.transact(async (tx) => {
    await identity.evict(tx, uid, sessionId)
    const unlink = 'delete from identity.sso_links where user_id = $1'
    if ((await tx.client.query(unlink, [uid])).rowCount === 0) throw new Fault('not-found')
    await requireWayIn(tx, uid)
  })
  const change = { about: 'sso', before: 'on', how: 'unlinked' } as const
  await tellChange(engine, { ...caller, device }, change, ending)
}
