import type { Engine } from '#server/engine.ts'
import type { MessageKind } from '#server/outside/message-budgets.ts'
import { requireTellable, tellChange } from '../tell-change.ts'
import { readWays } from '../ways-in.ts'
import { emailOfAnother } from './address-door.ts'
import { linkAddress, newLink, takeLink } from './mail-links.ts'

interface Asked {
  readonly askedAt: string
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
  { askedAt, address, isSignup = false }: Asked,
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
  const link = linkAddress(engine.config, askedAt, use, await newLink(engine, use))
  const kind = isSignup ? 'signup-link' : await kindFor(engine, uid)
  await engine.outside.send({
    kind,
    from: kind === 'email-link' ? { who: [uid] } : { address },
    channel: 'mail',
    to: email,
    subject: 'Confirm your email address',
    text: [
      'Open this link within an hour to confirm that this address is yours:',
      link,
      'You did not ask for it? Then do nothing: the link would give this address to the account ' +
        'of whoever did.',
    ].join('\n\n'),
    link,
  })
}

/** Makes the address of the link its user's; another than before is told to those of before. */
export async function verifyEmail(engine: Engine, token: string, askedAt: string): Promise<void> {
  const { clock, database, identity, log } = engine
  const { uid, before } = await database.transact(async (tx) => {
    const { uid, email, sessionId } = await takeLink(tx, 'verify', token, clock.now())
    await requireTellable(engine, uid, 'email', { pool: tx.client })
    const before = await identity.setEmail(tx, uid, email, sessionId ?? undefined)
    log.info({ uid }, 'email verified')
    return { uid, before }
  })
  if (!before.isChanged) return
  const { email, since } = before
  await tellChange(engine, uid, { about: 'email', before: email, since }, askedAt)
}
