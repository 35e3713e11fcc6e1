import type { Engine } from '../engine.ts'
import { tellSecurity, whatHappened } from '../notifications/tell-security.ts'
import type { Message } from '../outside/message.ts'
import { readProfile } from '../users/profiles.ts'
import { linkAddress } from './password/mail-links.ts'
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
  const mail = about === 'email' ? before : proven
  const number = about === 'phone' ? before : profile.phone
  // An address for calendars opens no account: a text message only where there is no mail.
  const to = { mail, sms: about === 'feed' && mail ? null : number }
  const words = whatHappened(change)
  const wordsByMail = about === 'feed' ? `${words}.` : `${words}, ${othersOut}`
  const from = { who: [uid] }
  if (to.mail) sendLater(engine, { ...byMail(to.mail, words, wordsByMail, link), from })
  if (to.sms) sendLater(engine, { ...bySms(to.sms, words, link), from })
}

function sendLater({ outside }: Engine, message: Message): void {
  if (!outside.has(message.channel)) return
  outside.later('a change of a way in was not told', () => outside.send(message))
}

const othersOut = 'and every other device was signed out.'

/**
 * A number that opens an account no longer, because nobody had proven its address before. Whoever
 * set it may be a stranger, so there is no way back for it.
 */
export function tellRemovedPhone(engine: Engine, uid: string, phone: string): void {
  const text =
    'Moneycomb: this number was removed from an account whose email address was confirmed just ' +
    'now. Is the account yours? Then tell whoever runs the server.'
  const from = { who: [uid] }
  sendLater(engine, { kind: 'changed-way-in', channel: 'sms', to: phone, from, text })
}

type Unsigned = Omit<Message, 'from'>

const byMail = (to: string, subject: string, words: string, link: string): Unsigned => ({
  kind: 'changed-way-in',
  channel: 'mail',
  to,
  subject,
  text: [
    words,
    'Was that not you? Open this link within a week to take it back and sign everybody out:',
    link,
    'It was you? Then do nothing.',
  ].join('\n\n'),
  link,
})

const bySms = (to: string, subject: string, link: string): Unsigned => ({
  kind: 'changed-way-in',
  channel: 'sms',
  to,
  text: `Moneycomb: ${subject}. Not you? Take it back within a week: ${link}`,
  link,
})
