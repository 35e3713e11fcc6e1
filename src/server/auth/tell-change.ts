import { routes } from '#contract/routes.ts'
import type { Engine } from '../engine.ts'
import { shortWords, whenWords, whereWords } from '../http/edge/happening.ts'
import type { Counts } from '../http/edge/rate-limit.ts'
import { Fault, ToldEnough } from '../http/fault.ts'
import {
  eventOf,
  takenBackByLink,
  tellSecurity,
  whatHappened,
} from '../notifications/tell-security.ts'
import type { Message } from '../outside/message.ts'
import { type Channel, isOfAge, type MessageKind } from '../outside/message-budgets.ts'
import { ownAddress } from '../settings/own-address.ts'
import { readProfile } from '../users/profiles.ts'
import { type Ending, readEnding } from './ending.ts'
import type { Device } from './identity.ts'
import { limitChangesOf, noteChangeOf } from './limit-tries.ts'
import { linkAddress } from './password/mail-links.ts'
import { noteEvent } from './security-events.ts'
import {
  type Change,
  type FormerWay,
  noteChange,
  readFormerWays,
  undoLinkEnd,
} from './undo-links.ts'
import { byMail, bySms, endedWords, moreBySms, type Unsigned } from './warning-words.ts'
import { isEstablished, readWays, type WayIn, type WaysIn } from './ways-in.ts'

/** What is an address or a number. */
const isNamed = (about: Change['about']) => ['email', 'phone', 'asked'].includes(about)

/** No change of a way in: it takes nothing from what tells of those. */
const isLesser = (about: What) => !greater.includes(about)
const greater: readonly string[] = [
  ...['email', 'phone', 'password', 'second-factor', 'recovery', 'passkey', 'sso'],
]

/**
 * Tells of a change by every way that led to its owner before it, whatever their switches say, and
 * how to take it back. What is new is not told: whoever set it knows.
 */
export async function tellChange(
  engine: Engine,
  by: ChangedBy & { readonly device: Device },
  change: Change,
  ending: Ending | null,
): Promise<void> {
  const { uid, device } = by
  const { about } = change
  const { clock, config, database } = engine
  const { pool } = database
  const now = clock.now()
  const way = isNamed(about) ? (change.now ?? change.before) : null
  await noteEvent(pool, { uid, what: eventOf(change), device, at: now, way })
  const where = byWords(device).replace(/^, by (.*)$/, 'By $1. ')
  const stop = change.how === 'begun' ? `${stopInProfile} ` : ''
  const end = way !== null && change.before !== null ? ` ${endInProfile}` : ''
  await tellSecurity(engine, uid, change, `${where}${stop}${takenBackByLink}${end}`)
  const [profile, ways] = [await readProfile(pool, uid), await readWays(pool, uid)]
  if (profile?.status !== 'active' || !ways) return
  const hearers = await hearersOf(engine, uid, ways, change)
  if (by.sessionId && !isLesser(about)) await noteChangeOf(engine, by.sessionId)
  const { timezone: timeZone } = profile
  const subject = whatHappened(change)
  const when = `${subject}: ${whenWords(now, timeZone)}${byWords(device)}.`
  const help = `${ownAddress(config)}${routes.contact.path}`
  const said = {
    ...{ subject, help, timeZone, short: shortWords(now, timeZone, device) },
    words: [
      when,
      ...(ending ? [endedWords(ending, by)] : []),
      ...(change.how === 'begun' ? [stopWords(config)] : []),
    ].join('\n\n'),
  }
  const told = { kind: kindOf(by, whatOf(change)), from: { who: [whoOf(by, whatOf(change))] } }
  const age = { isOfAge: isOfAge(ways.madeAt, now) }
  // Also where nobody gets the link: whoever takes back another change takes this back, too.
  const shared = await noteChange(pool, uid, change, undoLinkEnd(now))
  for (const { channel, to, until, isGone, isFormer } of hearers) {
    // A former way has its say for the week after it was replaced, and no longer.
    const token = isFormer && until ? await noteChange(pool, uid, change, until) : shared
    const address = linkAddress(config, { purpose: 'not-me' }, token)
    const words = until && change.how === 'begun' ? `${said.words} ${orByLink}` : said.words
    const warning = { ...said, words, isGone, link: until && { address, until } }
    const written = (channel === 'mail' ? byMail : bySms)(to, warning)
    const last = channel === 'sms' ? moreBySms(to, help) : undefined
    await sendLater(engine, { ...written, ...told, ...age }, last)
  }
}

/** What the house did was done in nobody's browser. */
const byWords = (device: Device) =>
  device.userAgent || device.address ? `, by ${whereWords(device)}` : ''

const stopInProfile = 'Was it not you who asked? Then stop it in your profile with one tap.'
const endInProfile =
  'Does somebody else read what is sent to the one before? Your profile ends its links.'
const orByLink = 'The link below stops it, too, unless it takes two-factor sign-in off.'
const stopWords = (config: Engine['config']) =>
  `${stopInProfile} ${ownAddress(config)}${routes.profile.path}`

interface Hearer {
  readonly channel: Channel
  readonly to: string
  /** How long it may take the change back; null for one that may be an intruder's. */
  readonly until: Date | null
  readonly isGone: boolean
  readonly isFormer: boolean
}

/** The ways of before a change that has just been made, and those replaced within a week. */
async function hearersOf(
  { clock, database }: Engine,
  uid: string,
  ways: WaysIn,
  change: Change,
): Promise<readonly Hearer[]> {
  const now = clock.now()
  const { about, before } = change
  const former = (await readFormerWays(database.pool, uid, ways, now)).filter(
    ({ to }) => to !== before,
  )
  const { mail, sms, hasEmail } = waysBefore(ways, change)
  // One that came lately may be an intruder's, who could take back what its owner does.
  const until = (way: WayIn, isOnly: boolean) =>
    (isOnly && former.length === 0) || isEstablished(way, ways, now) ? undoLinkEnd(now) : null
  // What opens no account is told by text message only where no mail is sure to reach its owner.
  const isSure = isLesser(about) && mail !== null && isEstablished(mail, ways, now)
  const isFormerTold = ({ channel }: FormerWay) => channel === 'mail' || !isLesser(about) || !mail
  const hearer = (channel: Channel, way: WayIn, isOnly: boolean, isGone: boolean): Hearer => ({
    ...{ channel, to: way.to, until: until(way, isOnly), isGone, isFormer: false },
  })
  return [
    ...(mail ? [hearer('mail', mail, !sms, about === 'email')] : []),
    ...(sms && !isSure ? [hearer('sms', sms, !hasEmail, about === 'phone')] : []),
    ...former.filter(isFormerTold).map((way) => ({ ...way, isGone: true, isFormer: true })),
  ]
}

/** Whose doing a change is; no session where it is a link that was sent by mail. */
export interface ChangedBy {
  readonly uid: string
  readonly sessionId: string | null
}

const RETRY_S = 3600

type What = Change['about'] | 'webhook'

const whatOf = ({ about, how }: Change): What => (how === 'webhook' ? how : about)

/** Each is counted by itself: what lets programs in or tells them. */
const programs: Readonly<Partial<Record<What, string>>> = {
  token: 'each token that is made',
  webhook: 'each address that is to hear of changes',
}

function kindOf({ sessionId }: ChangedBy, what: What): MessageKind {
  if (what in programs) return 'new-program'
  if (isLesser(what)) return 'new-feed'
  return sessionId === null ? 'reset-way-in' : 'changed-way-in'
}

/** What an intruder changes in a session of theirs takes nothing from its owner's. */
const whoOf = ({ uid, sessionId }: ChangedBy, what: What) =>
  [uid, ...(sessionId === null ? [] : [sessionId]), ...(what in programs ? [what] : [])].join(':')

/**
 * What its owner could not be told of is not done: somebody who has got in would use up what an
 * account is told, and then change what matters. Where an address that is no intruder's is told,
 * text messages may be used up: the last one says so. Answers what ends with it.
 */
export async function requireTellable(
  engine: Engine,
  by: ChangedBy,
  about: What,
  counts: Counts = engine.database,
): Promise<Ending> {
  if (by.sessionId && !isLesser(about)) await limitChangesOf({ database: counts }, by.sessionId)
  const now = engine.clock.now()
  const ending = await readEnding(counts.pool, by.uid, now)
  const ways = await readWays(counts.pool, by.uid)
  if (!ways) return ending
  const what = { kind: kindOf(by, about), by: whoOf(by, about), isOfAge: isOfAge(ways.madeAt, now) }
  const hasRoom = async (channel: Channel, way: WayIn | null) =>
    way === null || (await engine.outside.hasRoom({ ...what, channel, to: way.to }, counts))
  const mail = ways.email?.isProven ? ways.email : null
  const isEnough = mail !== null && (isLesser(about) || isEstablished(mail, ways, now))
  const isTold = (await hasRoom('mail', mail)) && (isEnough || (await hasRoom('sms', ways.phone)))
  const program = programs[about]
  if (!isTold && program) throw new ToldEnough(program)
  if (!isTold) throw new Fault('too-many-requests', undefined, RETRY_S)
  return ending
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
export async function sendLater(engine: Engine, message: Message, last?: Unsigned): Promise<void> {
  const { database, log, outside } = engine
  if (!outside.has(message.channel)) return
  const what = 'a change of a way in was not told'
  try {
    const { handOver } = await outside.count(message, database)
    outside.later(what, handOver)
  } catch (error) {
    log.warn({ err: error }, what)
    if (last) await sendLater(engine, { ...message, ...last, kind: 'more-warnings' })
  }
}

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
  await sendLater(engine, { kind: 'reset-way-in', channel: 'sms', to: phone, from, text })
  const change = { about: 'phone', before: phone, how: 'removed' } as const
  await tellSecurity(engine, uid, change, newPhoneGoes)
}

const newPhoneGoes =
  'It was new when a new password was chosen by mail, so somebody else may have added it. If it ' +
  'was yours, you can add it again.'
