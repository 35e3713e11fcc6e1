import type { Engine } from '../engine.ts'
import type { Counts } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'
import { tellSecurity, whatHappened } from '../notifications/tell-security.ts'
import type { Message } from '../outside/message.ts'
import type { Channel, MessageKind } from '../outside/message-budgets.ts'
import { readProfile } from '../users/profiles.ts'
import { linkAddress } from './password/mail-links.ts'
import { type Change, newUndoLink } from './undo-links.ts'
import { isEstablished, readWays, type WayIn, type WaysIn } from './ways-in.ts'

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
  const { about } = change
  const token = await newUndoLink(engine, uid, change)
  await tellSecurity(engine, uid, change)
  const { pool } = engine.database
  const [profile, ways] = [await readProfile(pool, uid), await readWays(pool, uid)]
  if (profile?.status !== 'active' || !ways) return
  const { mail, sms, hasEmail } = waysBefore(ways, change)
  const now = engine.clock.now()
  const link = linkAddress(engine.config, askedAt, { purpose: 'not-me' }, token)
  // One that came lately may be an intruder's, who could take back what its owner does.
  const linkFor = (way: WayIn, isOnly: boolean) =>
    isOnly || isEstablished(way, ways, now) ? link : null
  const words = whatHappened(change)
  const wordsByMail = about === 'feed' ? `${words}.` : `${words}, ${othersOut}`
  const told = { kind: kindOf(about), from: { who: [uid] }, isOfAge: isOfAge(ways, now) }
  if (mail) {
    await sendLater(engine, {
      ...byMail(mail.to, words, wordsByMail, linkFor(mail, !sms)),
      ...told,
    })
  }
  // An address for calendars opens no account: a text message only where there is no mail.
  if (sms && !(about === 'feed' && mail)) {
    await sendLater(engine, { ...bySms(sms.to, words, linkFor(sms, !hasEmail)), ...told })
  }
}

const RETRY_S = 3600
const NEW_MS = 7 * 86_400_000

/** Whoever makes accounts to use up what owners are told has none that is older. */
const isOfAge = ({ madeAt }: WaysIn, now: Date) => now.getTime() - madeAt.getTime() > NEW_MS
const kindOf = (about: Change['about']): MessageKind =>
  about === 'feed' ? 'new-feed' : 'changed-way-in'

/**
 * What its owner could not be told of is not done: somebody who has got in would use up what an
 * account is told, and then change what matters.
 */
export async function requireTellable(
  { clock, database, outside }: Engine,
  uid: string,
  about: Change['about'],
  counts: Counts = database,
): Promise<void> {
  const ways = await readWays(counts.pool, uid)
  const kind = kindOf(about)
  const age = { isOfAge: ways !== null && isOfAge(ways, clock.now()) }
  const mail = ways?.email?.isProven ? ways.email.to : null
  const sms = about === 'feed' && mail ? null : (ways?.phone?.to ?? null)
  for (const [channel, to] of Object.entries({ mail, sms }) as [Channel, string | null][]) {
    if (to === null) continue
    if (await outside.hasRoom({ kind, channel, to, by: uid, ...age }, counts)) continue
    throw new Fault('too-many-requests', undefined, RETRY_S)
  }
}

/** What led to the account before a change that has just been made. */
function waysBefore(ways: WaysIn, { about, before, since }: Change) {
  const former = before === null ? null : { to: before, since: since ?? ways.madeAt }
  const proven = ways.email?.isProven ? ways.email : null
  const mail = about === 'email' ? former : proven
  const hasEmail = (about === 'email' ? former : ways.email) !== null
  return { mail, sms: about === 'phone' ? former : ways.phone, hasEmail }
}

/** Counted at once, so that the next change sees it; sent when the answer is. */
async function sendLater({ database, log, outside }: Engine, message: Message): Promise<void> {
  if (!outside.has(message.channel)) return
  const what = 'a change of a way in was not told'
  try {
    const { handOver } = await outside.count(message, database)
    outside.later(what, handOver)
  } catch (error) {
    log.warn({ err: error }, what)
  }
}

const othersOut = 'and every other device was signed out.'

/**
 * A number that opens an account no longer, because a new password was chosen by mail and it was
 * new. Whoever set it may be a stranger, so there is no way back for it.
 */
export async function tellLostPhone(engine: Engine, uid: string, phone: string): Promise<void> {
  const text =
    'Moneycomb: this number was removed from an account, because a new password was chosen by ' +
    'its email address. Is the account yours? Then add the number again in your profile, or ' +
    'tell whoever runs the server.'
  const from = { who: [uid] }
  await sendLater(engine, { kind: 'changed-way-in', channel: 'sms', to: phone, from, text })
  const change = { about: 'phone', before: phone, isRemoved: true } as const
  await tellSecurity(engine, uid, change, newPhoneGoes)
}

const newPhoneGoes =
  'It was new when a new password was chosen by mail, so somebody else may have added it. If it ' +
  'was yours, you can add it again.'

const takenBack =
  'Was that not you? Open this link within a week to take it back and sign everybody out:'

type Unsigned = Omit<Message, 'from' | 'kind'>

const byMail = (to: string, subject: string, words: string, link: string | null): Unsigned => ({
  channel: 'mail',
  to,
  subject,
  text: [
    words,
    ...(link ? [takenBack, link] : ['Was that not you? Then choose a new password by mail.']),
    'It was you? Then do nothing.',
  ].join('\n\n'),
  ...(link && { link }),
})

const bySms = (to: string, subject: string, link: string | null): Unsigned => ({
  channel: 'sms',
  to,
  text: link
    ? `Moneycomb: ${subject}. Not you? Take it back within a week: ${link}`
    : `Moneycomb: ${subject}. Not you? Log in and look at the ways in of your profile.`,
  ...(link && { link }),
})
