import type { VerifyEmailBody } from '#contract/identity/sign-in.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import type { MessageKind } from '#server/outside/message-budgets.ts'
import { readProfile } from '#server/users/profiles.ts'
import type { Device } from '../identity.ts'
import { limitLogin, welcome } from '../limit-tries.ts'
import { type ChangedBy, requireTellable, tellChange } from '../tell-change.ts'
import { readWays } from '../ways-in.ts'
import { emailOfAnother } from './address-door.ts'
import { askBeforeFreeing, giveUpAddress } from './free-address.ts'
import { readLink, sendLink, takeLink } from './mail-links.ts'

interface VerifyRequest {
  readonly address: string
  /** By signing up, rather than by asking for it. */
  readonly isSignup?: boolean
}

/** What strangers make by signing up takes nothing from who has proven a way in. */
async function kindFor({ database }: Engine, uid: string): Promise<MessageKind> {
  const ways = await readWays(database.pool, uid)
  return ways?.phone || ways?.email?.isProven ? 'email-link' : 'again-link'
}

/** Sends a link that makes this address the caller's own once it is opened. */
export async function askForEmail(
  engine: Engine,
  { uid, sessionId }: { readonly uid: string; readonly sessionId?: string },
  email: string,
  { address, isSignup = false }: VerifyRequest,
): Promise<void> {
  engine.outside.check('mail')
  const found = await engine.identity.findByEmail(email)
  const isOwn = found?.uid === uid
  // Who never proved it keeps it from nobody.
  if (found?.isVerified && !isOwn) throw emailOfAnother()
  // An address that is theirs already is only confirmed, wherever they are signed in.
  const use = {
    purpose: 'verify',
    uid,
    email,
    sessionId: isOwn ? null : (sessionId ?? null),
  } as const
  const kind = isSignup ? 'signup-link' : await kindFor(engine, uid)
  await sendLink(engine, use, (link) =>
    engine.outside.send({
      kind,
      from: kind === 'email-link' ? { who: [uid] } : { address },
      channel: 'mail',
      to: email,
      subject: 'Confirm your email address',
      text: [
        'Open this link within an hour to confirm that this address is yours:',
        link,
        'You did not ask for it? Then do nothing, or open the link and say so: the account of ' +
          'whoever did then loses this address.',
      ].join('\n\n'),
      link,
    }),
  )
}

/** Another address was asked for: its owner hears of it before it is theirs. */
export async function tellAsked(engine: Engine, by: ChangedBy & { device: Device }, email: string) {
  const ways = await readWays(engine.database.pool, by.uid)
  if (ways?.email?.to === email) return
  await tellChange(engine, by, { about: 'asked', before: null, now: email }, null)
}

/** Who opens a link, and where. */
interface Opener {
  readonly device: Device
  /** Of the session in that browser, whosever it is. */
  readonly bearer: string | undefined
}

const logInFirst = 'Log in to your account in this browser, then open the link again.'

/**
 * Who reads mail at an address need not be who signed up with it: what they open must not prove it
 * for a stranger. So the account is theirs too, by a session of it or by its password.
 */
async function requireOwner(
  engine: Engine,
  { token, password }: VerifyEmailBody,
  { device, bearer }: Opener,
): Promise<void> {
  const { database, identity } = engine
  const { uid, email } = await readLink(engine, 'verify', token)
  const caller = bearer ? await identity.whoIs(bearer) : null
  if (caller?.uid === uid && !caller.grant) return
  if (!(await identity.hasPassword(uid))) throw new Fault('invalid-input', { token: logInFirst })
  if (password === undefined) {
    throw new Fault('invalid-input', { password: 'Enter the password of your account.' })
  }
  // Guesses count for the account, whichever address its link is for.
  const guessed = (await readProfile(database.pool, uid))?.email ?? email
  const from = await limitLogin(engine, device, guessed)
  await identity.checkPassword(uid, password)
  await welcome(engine, guessed, from)
}

/** Makes the address of the link its user's; another than before is told to those of before. */
export async function verifyEmail(
  engine: Engine,
  body: VerifyEmailBody,
  opener: Opener,
): Promise<void> {
  const { clock, database, identity, log } = engine
  await requireOwner(engine, body, opener)
  const { by, before, ending, now } = await database.transact(async (tx) => {
    const { uid, email, sessionId } = await takeLink(tx, 'verify', body.token, clock.now())
    const by = { uid, sessionId: sessionId ?? null }
    if (!body.isAnew) await askBeforeFreeing(tx, uid, email)
    const ending = await requireTellable(engine, by, 'email', { pool: tx.client })
    const before = await identity.setEmail(tx, uid, email, sessionId ?? undefined)
    log.info({ uid }, 'email verified')
    return { by, before, ending, now: email }
  })
  if (!before.isChanged) return
  const { email, since } = before
  const changedBy = { ...by, device: opener.device }
  await tellChange(engine, changedBy, { about: 'email', before: email, since, now }, ending)
}

/** Nothing is confirmed by the link any more, and what was never confirmed is free. */
export async function refuseEmail(engine: Engine, token: string): Promise<void> {
  const { clock, database, log } = engine
  await database.transact(async (tx) => {
    const { uid, email } = await takeLink(tx, 'verify', token, clock.now())
    await giveUpAddress({ log }, tx, uid, email, clock.now())
    log.info({ uid }, 'email refused')
  })
}
