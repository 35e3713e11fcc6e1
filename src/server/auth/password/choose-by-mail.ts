import type { ResetAnswer, ResetBody } from '#contract/identity/sign-in.ts'
import { limits } from '#contract/limits.ts'
import { nameInMessage } from '#domain/names/name-in-message.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Engine } from '#server/engine.ts'
import { readEnding } from '../ending.ts'
import type { Device, KnownAddress } from '../identity.ts'
import { dropPasskeysSince } from '../passkeys/change-passkeys.ts'
import { noteRecoveryCode, secondForReset } from '../second-factor/give-second.ts'
import { userFactor } from '../second-factor/user-factor.ts'
import type { Place } from '../session/known-places.ts'
import { dropSsoSince } from '../sso-links.ts'
import { tellChange, tellLostPhone } from '../tell-change.ts'
import { readWays } from '../ways-in.ts'
import { readLink, sendLink, takeLink } from './mail-links.ts'

/** Enough for its owner to know which number it is. */
const DIGITS_SHOWN = 2

/** Whoever set the number may be a stranger. */
const phoneGoes = ({ isVerified }: KnownAddress) =>
  isVerified
    ? 'The phone number on the account is new to it. With the new password it is removed, in ' +
      'case somebody else added it. You can add yours again afterwards.'
    : 'This address was never confirmed. With the new password it is, and the phone number on ' +
      'the account is removed, in case somebody else added it. You can add yours again afterwards.'

const factorGoes =
  'Two-factor sign-in was turned on before this address was confirmed. It is turned off with the ' +
  'new password, in case somebody else did that.'

interface ResetRequest {
  readonly address: string
  readonly from: Place
}

/** Sends a link if the address is somebody's. Nobody is told whether it is, nor by the time. */
export function forgotPassword(
  engine: Engine,
  email: string,
  { address, from }: ResetRequest,
): void {
  engine.outside.later('a link for a new password was not sent', async () => {
    const found = await engine.identity.findByEmail(email)
    if (!found) return
    const use = { purpose: 'reset', uid: found.uid, email } as const
    await sendLink(engine, use, (link) =>
      engine.outside.send({
        kind: from.counted === '' ? 'reset-link' : 'home-reset-link',
        from: { address },
        channel: 'mail',
        to: email,
        subject: 'Choose a new password',
        text: [
          // Whoever signed up with an address that is not theirs chose the name.
          `Hello${found.isVerified ? ` ${nameInMessage(found.name, 'there')}` : ''},`,
          'open this link within an hour to choose a new Moneycomb password:',
          link,
          ...(found.losesPhone ? [phoneGoes(found)] : []),
          ...(found.losesFactor ? [factorGoes] : []),
          'You did not ask for it? Then do nothing, and nothing changes.',
        ].join('\n\n'),
        link,
      }),
    )
  })
}

/** A new password by link. Whoever opened it reads that mailbox, so the address is proven too. */
export async function resetPassword(
  engine: Engine,
  { token, password, code }: ResetBody,
  device: Device,
): Promise<ResetAnswer> {
  const { clock, identity } = engine
  const { uid } = await readLink(engine, 'reset', token)
  const second = await secondForReset(engine, uid, code, device)
  const claim = async (tx: Transaction) => {
    const { email } = await takeLink(tx, 'reset', token, clock.now())
    // Of an address nobody has proven yet, whoever set it up may be a stranger.
    const isProven = (await readWays(tx.client, uid))?.email?.isProven
    if (isProven) await second(tx)
    else await userFactor.drop(tx, uid)
    const youngSince = clock.now().getTime() - limits.wayInYoungS * 1000
    const since = new Date(isProven ? youngSince : 0)
    const passkeys = await dropPasskeysSince(tx, uid, since)
    const sso = await dropSsoSince(tx, uid, since)
    const had = await readEnding(tx.client, uid, clock.now())
    const { removedPhone } = await identity.proveEmail(tx, uid, email)
    const phone = (await readWays(tx.client, uid))?.phone?.to
    return { had, passkeys, sso, removedPhone, phoneEnding: phone?.slice(-DIGITS_SHOWN) ?? null }
  }
  const { had, passkeys, sso, removedPhone, phoneEnding } = await identity.resetPassword(
    uid,
    password,
    claim,
    device,
  )
  engine.log.info({ uid, isPhoneRemoved: removedPhone !== null }, 'password reset')
  if (removedPhone) await tellLostPhone(engine, uid, removedPhone)
  if (code !== undefined) await noteRecoveryCode(engine, uid, code, device)
  const change = { about: 'password', before: null, how: 'by-mail' } as const
  await tellChange(engine, { uid, sessionId: null, device }, change, had)
  const { sessions, hasFeed: feed, tokens } = had
  const ended = { sessions, feed, tokens, passkeys, sso, phone: removedPhone !== null }
  return { ok: true, ended, phoneEnding }
}
