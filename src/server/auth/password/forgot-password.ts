import { nameInMessage } from '#domain/names/name-in-message.ts'
import type { Engine } from '#server/engine.ts'
import type { KnownAddress } from '../identity.ts'
import { linkAddress, newLink } from './mail-links.ts'

/** Nobody has proven this address yet, so whoever set the number may be a stranger. */
const isPhoneAtRisk = ({ isVerified, phone }: KnownAddress) => !isVerified && phone !== null
const phoneGoes =
  'This address was never confirmed. With the new password it is, and the phone number on the ' +
  'account is removed, in case somebody else added it. You can add yours again afterwards.'

/** Sends a link if the address is somebody's. Nobody is told whether it is, nor by the time. */
export function forgotPassword(
  engine: Engine,
  email: string,
  { askedAt, address }: { readonly askedAt: string; readonly address: string },
): void {
  engine.outside.later('a link for a new password was not sent', async () => {
    const found = await engine.identity.findByEmail(email)
    if (!found) return
    const use = { purpose: 'reset', uid: found.uid, email } as const
    const link = linkAddress(engine.config, askedAt, use, await newLink(engine, use))
    await engine.outside.send({
      kind: 'reset-link',
      from: { address },
      channel: 'mail',
      to: email,
      subject: 'Choose a new password',
      text: [
        // Whoever signed up with an address that is not theirs chose the name.
        `Hello${found.isVerified ? ` ${nameInMessage(found.name, 'there')}` : ''},`,
        'open this link within an hour to choose a new Moneycomb password:',
        link,
        ...(isPhoneAtRisk(found) ? [phoneGoes] : []),
        'You did not ask for it? Then do nothing: your password stays as it is.',
      ].join('\n\n'),
      link,
    })
  })
}
