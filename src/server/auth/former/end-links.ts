import type { EndFormerBody, FormerWays } from '#contract/identity/former-ways.ts'
import { maskAddress } from '#domain/groups/mask-address.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { tellEndedLinks } from '#server/notifications/tell-security.ts'
import type { Caller, Device } from '../identity.ts'
import { limitProofs } from '../limit-tries.ts'
import { noteEvent } from '../security-events.ts'
import { holdSession } from '../session/evict.ts'
import { requireTellable } from '../tell-change.ts'
import { tellLinksEnded } from '../tell-ways.ts'
import { dropUndoLinks, type FormerWay, readReplacedWays } from '../undo-links.ts'
import { readWays } from '../ways-in.ts'
import { agedFactors, showAged } from './shown-factor.ts'

type Deps = Pick<Engine, 'clock' | 'config' | 'database' | 'outside'>

async function readFormer(db: Engine['database']['pool'], uid: string, now: Date) {
  const ways = await readWays(db, uid)
  return ways ? readReplacedWays(db, uid, ways, now) : []
}

const lastOf = (former: readonly FormerWay[]) =>
  new Date(Math.max(...former.map(({ until }) => until.getTime())))

/** Who could still take changes back from outside, for the owner; null where nobody could. */
export async function readFormerLinks(deps: Deps, uid: string): Promise<FormerWays | null> {
  const former = await readFormer(deps.database.pool, uid, deps.clock.now())
  if (former.length === 0) return null
  return {
    from: former.map(({ to }) => maskAddress(to)),
    until: lastOf(former).toISOString(),
    endedBy: [...(await agedFactors(deps, uid))],
  }
}

/**
 * Who reads a mailbox of before need not be its owner. What takes changes back ends by what an
 * intruder of the last weeks cannot show; it is told everywhere, there too.
 */
export async function endFormerLinks(
  engine: Engine,
  caller: Caller,
  body: EndFormerBody,
  device: Device,
): Promise<void> {
  const { clock, database, log } = engine
  const { uid, sessionId } = caller
  await limitProofs(engine, sessionId)
  const former = await readFormer(database.pool, uid, clock.now())
  if (former.length === 0) throw new Fault('not-found')
  await requireTellable(engine, caller, 'email')
  await showAged(engine, caller, body, device)
  const at = clock.now()
  await database.transact(async (tx) => {
    await holdSession(tx, caller)
    await dropUndoLinks(tx, uid, 'owner')
    await noteEvent(tx.client, { uid, what: 'links-ended', device, at })
    await tellEndedLinks({ log }, tx, uid, at)
  })
  log.info({ uid }, 'links that take changes back were ended')
  await tellLinksEnded(engine, { uid, device, former })
}
