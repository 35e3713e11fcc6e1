import { createHmac } from 'node:crypto'
import { type SsoBack, type SsoBeginAnswer, ssoBackPath } from '#contract/identity/sso.ts'
import { limits } from '#contract/limits.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { isSameText } from '#server/http/same-text.ts'
import {
  IssuerAway,
  type IssuerDoor,
  type KnownPerson,
  type SsoVisit,
} from '#server/outside/issuer.ts'
import { ownAddress } from '#server/settings/own-address.ts'
import { newTicket, type TicketPurpose, takeTicketOf } from '../tickets.ts'

type Deps = Pick<Engine, 'clock' | 'config' | 'database' | 'log' | 'outside'>
type Purpose = Extract<TicketPurpose, `sso-${string}`>

/** Clocks differ a little. */
const SKEW_MS = 30_000

function requireIssuer({ outside }: Pick<Engine, 'outside'>): IssuerDoor {
  if (!outside.issuer) throw new Fault('not-found')
  return outside.issuer
}

/** All that belongs to one visit follows from its ticket and is kept nowhere. */
const madeFor = ({ config }: Pick<Deps, 'config'>, what: string, state: string) =>
  createHmac('sha256', config.authSecret).update(`sso ${what} ${state}`).digest('base64url')

const visitOf = (deps: Deps, purpose: Purpose, state: string): SsoVisit => ({
  redirect: `${ownAddress(deps.config)}${ssoBackPath}`,
  state,
  nonce: madeFor(deps, 'nonce', state),
  verifier: madeFor(deps, 'verifier', state),
  isAnew: purpose === 'sso-prove',
})

/** What the issuer finds wrong, and what we find wrong with it; no word of it leaves the log. */
async function asFault<T>({ log }: Deps, asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    const why = error instanceof Error ? ('code' in error && error.code) || error.name : 'unknown'
    log.warn({ why }, 'single sign-on was refused')
    throw new Fault(error instanceof IssuerAway ? 'sso-failed' : 'sso-refused')
  }
}

/** Where a browser goes now, and what shows later that it is the one that went. */
export async function beginVisit(
  deps: Deps,
  purpose: Purpose,
  uid: string | null,
): Promise<SsoBeginAnswer> {
  const issuer = requireIssuer(deps)
  const made = { purpose, uid, lifeS: limits.ssoLifeS }
  const state = await newTicket(deps.database.pool, made, deps.clock.now())
  const address = await asFault(deps, issuer.addressFor(visitOf(deps, purpose, state)))
  return { address, browser: madeFor(deps, 'browser', state) }
}

/** Once for each visit, for the one who began it, and only from the browser that went. */
export async function endVisit(
  deps: Deps,
  purpose: Purpose,
  uid: string | null,
  { said, browser }: SsoBack,
): Promise<KnownPerson> {
  const issuer = requireIssuer(deps)
  const state = new URLSearchParams(said).get('state') ?? ''
  // Before the ticket is used: another browser ends nobody's visit.
  if (!isSameText(browser, madeFor(deps, 'browser', state))) throw new Fault('sso-refused')
  const until = await takeTicketOf(deps, purpose, state, uid)
  if (!until) throw new Fault('sso-refused')
  const visit = visitOf(deps, purpose, state)
  const known = await asFault(deps, issuer.whoCame(said, visit))
  const begunMs = until.getTime() - limits.ssoLifeS * 1000
  if (visit.isAnew) requireShownWithin(known, begunMs, deps.clock.now().getTime())
  return known
}

/**
 * Whoever only found a browser that is signed in there has shown nothing; nor has anybody at a time
 * that is still to come.
 */
function requireShownWithin({ shownAt }: KnownPerson, begunMs: number, nowMs: number): void {
  const shownMs = shownAt?.getTime() ?? Number.NaN
  const isWithin = shownMs >= begunMs - SKEW_MS && shownMs <= nowMs + SKEW_MS
  if (!isWithin) throw new Fault('sso-refused')
}
