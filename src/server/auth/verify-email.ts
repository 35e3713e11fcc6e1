import type { Engine } from '../engine.ts'
import { tellSecurity } from '../notifications/tell-security.ts'
import { emailTaken } from './email-identity.ts'
import type { Caller } from './identity.ts'
import { linkAddress, newLink, takeLink } from './mail-links.ts'

/** Sends a link that makes this address the caller's own once it is opened. */
export async function askForEmail(
  engine: Engine,
  { uid }: Pick<Caller, 'uid'>,
  email: string,
  askedAt: string,
): Promise<void> {
  engine.outside.check('mail')
  const found = await engine.identity.findByEmail(email)
  if (found && found.uid !== uid) throw emailTaken()
  const use = { purpose: 'verify', uid, email } as const
  const link = linkAddress(engine.config, askedAt, use, await newLink(engine, use))
  await engine.outside.send({
    channel: 'mail',
    to: email,
    subject: 'Confirm your email address',
    text: [
      'Open this link within an hour to confirm that this address is yours:',
      link,
      'You do not know why you get this? Then do nothing.',
    ].join('\n\n'),
    link,
  })
}

/** Makes the address of the link its user's; the one before is told. */
export async function verifyEmail(engine: Engine, token: string): Promise<void> {
  const { clock, database, identity, log } = engine
  const { uid, before } = await database.transact(async (tx) => {
    const use = await takeLink(tx, 'verify', token, clock.now())
    log.info({ uid: use.uid }, 'email verified')
    return { uid: use.uid, before: await identity.setEmail(tx, use.uid, use.email) }
  })
  if (!before) return
  tellOld(engine, before)
  await tellSecurity(engine, uid, 'email')
}

const tellOld = ({ outside }: Engine, to: string) =>
  outside.later('the old address was not told', () =>
    outside.send({
      channel: 'mail',
      to,
      subject: 'Your email address was changed',
      text:
        'Your Moneycomb account now uses another email address. ' +
        'If that was not you, tell whoever runs your server at once.',
    }),
  )
