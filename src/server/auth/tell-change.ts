import type { Engine } from '../engine.ts'
import { tellSecurity, whatHappened } from '../notifications/tell-security.ts'
import type { Message } from '../outside/message.ts'
import { readProfile } from '../users/profiles.ts'
import { linkAddress } from './mail-links.ts'
import { type Change, newUndoLink } from './undo-links.ts'

/**
 * Tells of a change by every way that led to its owner before it, whatever their switches say, and
 * how to take it back. What is new is not told: whoever set it knows.
 */
export async function tellChange(
  engine: Engine,
  uid: string,
  change: Change,
  askedAt: string,
): Promise<void> {
  const { about, before } = change
  const token = await newUndoLink(engine, uid, change)
  const link = linkAddress(engine.config, askedAt, { purpose: 'not-me' }, token)
  await tellSecurity(engine, uid, change)
  const profile = await readProfile(engine.database.pool, uid)
  if (profile?.status !== 'active') return
  const proven = profile.emailVerified ? profile.email : null
  const to = {
    mail: about === 'email' ? before : proven,
    sms: about === 'phone' ? before : profile.phone,
  }
  const words = whatHappened(change)
  if (to.mail) sendLater(engine, byMail(to.mail, words, link))
  if (to.sms) sendLater(engine, bySms(to.sms, words, link))
}

function sendLater({ outside }: Engine, message: Message): void {
  if (!outside.has(message.channel)) return
  outside.later('a change of a way in was not told', () => outside.send(message))
}

const byMail = (to: string, subject: string, link: string): Message => ({
  channel: 'mail',
  to,
  subject,
  text: [
    `${subject}, and every other device was signed out.`,
    'Was that not you? Open this link within a week to take it back and sign everybody out:',
    link,
    'It was you? Then do nothing.',
  ].join('\n\n'),
  link,
})

const bySms = (to: string, subject: string, link: string): Message => ({
  channel: 'sms',
  to,
  text: `Moneycomb: ${subject}. Not you? Take it back within a week: ${link}`,
  link,
})
