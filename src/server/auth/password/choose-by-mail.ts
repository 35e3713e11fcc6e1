import type { ResetAnswer } from '#contract/identity/sign-in.ts'
import { nameInMessage } from '#domain/names/name-in-message.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Engine } from '#server/engine.ts'
import type { Device, KnownAddress } from '../identity.ts'
import type { Place } from '../session/known-places.ts'
import { tellChange, tellLostPhone } from '../tell-change.ts'
import { readWays } from '../ways-in.ts'
import { dropFormerLinks, linkAddress, newLink, readLink, takeLink } from './mail-links.ts'

/** Enough for its owner to know which number it is. */
const DIGITS_SHOWN = 2

/** Whoever set the number may be a stranger. */
const phoneGoes = ({ isVerified }: KnownAddress) =>
  isVerified
    ? 'The phone number on the account is new to it. With the new password it is removed, in ' +
      'case somebody else added it. You can add yours again afterwards.'
    : 'This address was never confirmed. With the new password it is, and the phone number on ' +
      'the account is removed, in case somebody else added it. You can add yours again afterwards.'

interface ResetRequest {
  readonly askedAt: string
  readonly address: string
  readonly from: Place
}

/** Sends a link if the address is somebody's. Nobody is told whether it is, nor by the time. */
export function forgotPassword(
  engine: Engine,
  email: string,
  { askedAt, address, from }: ResetRequest,
): void {
  engine.outside.later('a link for a new password was not sent', async () => {
    const found = await engine.identity.findByEmail(email)
    if (!found) return
    const use = { purpose: 'reset', uid: found.uid, email } as const
    const token = await newLink(engine, use, true)
    const link = linkAddress(engine.config, askedAt, use, token)
    await engine.outside.send({
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
        'You did not ask for it? Then do nothing: your password stays as it is.',
      ].join('\n\n'),
      link,
    })
    // Only now: one that could not be sent takes nothing from who has one.
    await dropFormerLinks(engine, use, token)
  })
}

/** A new password by link. Whoever opened it reads that mailbox, so the address is proven too. */
export async function resetPassword(
  engine: Engine,
  token: string,
  password: string,
  { askedAt, device }: { readonly askedAt: string; readonly device: Device },
): Promise<ResetAnswer> {
  const { clock, identity } = engine
  const { uid } = await readLink(engine, 'reset', token)
  const claim = async (tx: Transaction) => {
    const { email } = await takeLink(tx, 'reset', token, clock.now())
    const had = await readEnding(tx, uid, clock.now())
    const { removedPhone } = await identity.proveEmail(tx, uid, email)
    const phone = (await readWays(tx.client, uid))?.phone?.to
    return { had, removedPhone, phoneEnding: phone?.slice(-DIGITS_SHOWN) ?? null }
  }
  const { had, removedPhone, phoneEnding } = await identity.resetPassword(
    uid,
    password,
    claim,
    device,
  )
  engine.log.info({ uid, isPhoneRemoved: removedPhone !== null }, 'password reset')
  if (removedPhone) await tellLostPhone(engine, uid, removedPhone)
  await tellChange(engine, uid, { about: 'password', before: null }, askedAt)
  return { ok: true, ended: { ...had, phone: removedPhone !== null }, phoneEnding }
}

/** What ends with a new password: told to who chose it, to see what others may have had. */
async function readEnding({ client }: Transaction, uid: string, now: Date) {
  const { rows } = await client.query<{ sessions: number; feed: boolean }>(
    `select exists (select from calendar_feeds where user_id = $1) as feed,
      (select count(*)::int from identity.sessions
        where user_id = $1 and expires_at > $2) as sessions`,
    [uid, now],
  )
  return rows[0] ?? { sessions: 0, feed: false }
}
