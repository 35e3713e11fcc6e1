import type { SsoBack, SsoEnterBody } from '#contract/identity/sso.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import type { KnownPerson } from '#server/outside/issuer.ts'
import type { Caller, Device, NewSession } from '../identity.ts'
import { limitSignup, limitSso } from '../limit-tries.ts'
import { endVisit } from './visit.ts'
import { provenAddress, requireAllowed } from './who-may.ts'

/**
 * In by who they are at the issuer. Whoever is nobody here yet gets an account, and no other's; one
 * that may be their own, with an address nobody has confirmed, loses it only on their word.
 */
export async function enterBySso(
  engine: Engine,
  { said, browser, ...spoken }: SsoEnterBody,
  device: Device,
): Promise<NewSession> {
  const { config, identity } = engine
  await limitSso(engine, device.address)
  const known = await endVisit(engine, 'sso-enter', null, { said, browser })
  requireAllowed(config, known)
  const uid = await identity.findBySso(known)
  if (uid) return identity.signInBySso(uid, known, device)
  const email = await requireFree(engine, known, spoken.isAnew)
  await limitSignup(engine, device.address, true)
  return identity.signUpBySso({ ...spoken, ...known, email }, device)
}

/** An address alone opens nothing: its owner links the account they have. */
async function requireFree(
  { config, database, identity, log }: Engine,
  known: KnownPerson,
  isAnew = false,
): Promise<string> {
  const email = provenAddress(known)
  if (!email) throw new Fault('sso-unproven')
  const found = await identity.findByEmail(email)
  if (found?.isVerified) {
    const linked = 'select from identity.sso_links where user_id = $1 and issuer = $2'
    const { rowCount } = await database.pool.query(linked, [found.uid, known.issuer])
    if (rowCount === 0) throw new Fault('sso-link-needed')
    log.warn({ uid: found.uid }, 'the issuer gave a linked address to somebody else')
    throw new Fault('sso-refused')
  }
  if (!config.sso?.isSignup) throw new Fault(found ? 'sso-link-needed' : 'sso-not-allowed')
  if (found && !isAnew) throw new Fault('sso-anew-or-link')
  return email
}

/** Faults unless it is the one who is linked to the caller, and showed it there just now. */
export async function proveBySso(engine: Engine, { uid }: Caller, back: SsoBack): Promise<void> {
  const known = await endVisit(engine, 'sso-prove', uid, back)
  if ((await engine.identity.findBySso(known)) !== uid) throw new Fault('sso-refused')
}
