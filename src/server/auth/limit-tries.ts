import { limits } from '#contract/limits.ts'
import type { Engine } from '../engine.ts'
import { type Counts, howFull, takeToken, takeTokenFrom } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'
import { receiverKey } from '../outside/receiver-key.ts'
import { toBuckets } from '../outside/take-budget.ts'
import type { Device } from './identity.ts'
import { isApart, type Place, placeOf } from './session/known-places.ts'

const HOUR_S = 3600
const DAY_S = 86_400
/** At one account, by all strangers together: so many at once, then one a minute. */
const GUESSES_AT_ONCE = 10
const GUESS_EVERY_S = 60
/** The same from a network its owner came in from. */
const KNOWN_GUESSES_AT_ONCE = 30
const KNOWN_GUESS_EVERY_S = 30
/** Asked with a proof of work each, an address may ask more often. */
const CHECKS_PROVEN_TIMES = 5
/** By everybody together, whatever address they write from. */
const CHECKS_IN_ALL = 5000
/** Of what a network may sign up, without a proof of work; a household at least. */
const QUIET_PART = 0.1
const QUIET_LEAST = 3
/** By everybody together, in what one network may. */
const QUIET_TIMES = 2
/** For one number from one network, once strangers have used up its codes. */
const SPARE_CODES_PER_HOUR = 2
const LINKS_PER_HOUR = 5
/** Codes of a second factor, of which three are right at any moment. */
const SECONDS_PER_HOUR = 10
const ASKED_TIMES = 5
const CHANGES_LEAST = 10
const CHANGES_AT_ONCE = 6
const CHANGE_EVERY_S = 300
const ADDRESSES_PER_HOUR = 10
/** 240 a day at most, of a password or of a million codes. */
const PROOFS_PER_HOUR = 10
const EXPORTS_PER_HOUR = 10
/** Programs ask once an hour, or every few minutes when they are impatient; people have several. */
const READS_OF_FEED = 60
/** From one network, which may be that of a calendar that reads for many people. */
const FEED_READS = 600

type LimitDeps = Pick<Engine, 'config' | 'database'>
interface Counting {
  readonly database: Counts
}

const perHour = ({ database }: Pick<LimitDeps, 'database'>, bucket: string, limit: number) =>
  takeToken(database, { bucket, limit, windowS: HOUR_S })

const perHourFrom = (
  { database }: Pick<LimitDeps, 'database'>,
  kind: string,
  address: string,
  limit: number,
) => takeTokenFrom(database, { kind, address, limit, windowS: HOUR_S })

/** The first of a network and of all in an hour need no proof of work. */
export async function limitSignup(deps: LimitDeps, address: string, isProven: boolean) {
  const { signupsPerHour: most } = deps.config
  const quiet = Math.max(QUIET_LEAST, Math.floor(most * QUIET_PART))
  const isQuiet = async () =>
    (await hasToken(perHourFrom(deps, 'quiet-signup', address, quiet))) &&
    (await hasToken(perHour(deps, 'quiet-signup', most * QUIET_TIMES)))
  if (!isProven && !(await isQuiet())) throw new Fault('captcha-needed')
  await perHourFrom(deps, 'signup', address, most)
}

/**
 * One address may not try many people, and many addresses may not try one person: 1,680 guesses a
 * day by all strangers, 3,600 from a known network. They get slower and are never locked out, and
 * strangers slow down nobody at a place the account was used from.
 */
export async function limitLogin(deps: LimitDeps, device: Device, email: string): Promise<Place> {
  await perHourFrom(deps, 'login', device.address, deps.config.loginsPerHour)
  const from = await placeOf(deps, { email }, device)
  const [atOnce, windowS] = from.counted
    ? [KNOWN_GUESSES_AT_ONCE, KNOWN_GUESS_EVERY_S]
    : [GUESSES_AT_ONCE, GUESS_EVERY_S]
  const isQuick = await hasToken(perHour(deps, guesses(email, from), atOnce))
  const bucket = slowGuesses(email, from)
  if (!isQuick) await takeToken(deps.database, { bucket, limit: 1, windowS })
  return from
}

/** Whoever knows the password was not guessing. */
export const welcome = (deps: LimitDeps, email: string, from: Place) =>
  clear(deps, guesses(email, from), slowGuesses(email, from))

/** Wrong passwords of a day that its owner should know of. */
export const WRONG_A_DAY = 10

/** Whether one more wrong password makes them so many, for the first time in a day. */
export async function isToBeToldOfGuesses({ database }: Counting, email: string) {
  const perDay = { limit: 1, windowS: DAY_S }
  const wrong = { ...perDay, bucket: `wrong:${email}`, limit: WRONG_A_DAY - 1 }
  if (await hasToken(takeToken(database, wrong))) return false
  return isFirstOfDay({ database }, `told-wrong:${email}`)
}

/** The log-in page asks at each visit, so that a browser can offer what it has. */
export const limitPasskeys = (deps: LimitDeps, address: string) =>
  perHourFrom(deps, 'passkeys', address, deps.config.loginsPerHour * ASKED_TIMES)

/** Each asks the issuer, and the one who is back asks once more. */
export const limitSso = (deps: LimitDeps, address: string) =>
  perHourFrom(deps, 'sso', address, deps.config.loginsPerHour)

/** Once in a day, whatever happens how often. */
export const isFirstOfDay = ({ database }: Counting, bucket: string) =>
  hasToken(takeToken(database, { bucket, limit: 1, windowS: DAY_S }))

/** Strangers share one count, and use up nothing of who came in from there before. */
export async function limitSecond(deps: LimitDeps, uid: string, device: Device): Promise<void> {
  const { counted } = await placeOf(deps, { uid }, device)
  await perHour(deps, `second:${uid}:${counted}`, SECONDS_PER_HOUR)
}

const guesses = (email: string, { counted }: Place) => `guess:${email}:${counted}`
const slowGuesses = (email: string, { counted }: Place) => `slow-guess:${email}:${counted}`

const hasToken = (taking: Promise<void>): Promise<boolean> =>
  taking.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Fault) return false
      throw error
    },
  )

/** Asking who has a phone number, which the specification allows anybody to ask. */
export async function limitChecks(deps: LimitDeps, address: string, isProven: boolean) {
  const { phoneChecksPerHour } = deps.config
  if (isProven) {
    await perHourFrom(deps, 'proven', address, phoneChecksPerHour * CHECKS_PROVEN_TIMES)
  } else {
    await perHourFrom(deps, 'check', address, phoneChecksPerHour)
  }
  await perHour(deps, 'check', Math.max(CHECKS_IN_ALL, phoneChecksPerHour))
}

/** A network may have a tenth of all that tells owners of changes, and so make as many. */
export const limitChanges = (deps: LimitDeps, address: string) =>
  perHourFrom(deps, 'changes', address, Math.max(CHANGES_LEAST, deps.config.mailsPerHour / 100))

/**
 * By one session: so many at once, then one in five minutes. What an intruder changes in a session
 * of theirs slows down nobody else, and nobody is shut out.
 */
export async function limitChangesOf({ database }: Counting, sessionId: string) {
  for (const pace of paceOf(sessionId)) if ((await howFull(database, pace)) < 1) return
  throw new Fault('too-many-requests', undefined, CHANGE_EVERY_S)
}

/** One that was made: what was refused, or tried with a wrong password, does not count. */
export async function noteChangeOf({ database }: Counting, sessionId: string) {
  for (const pace of paceOf(sessionId)) if (await hasToken(takeToken(database, pace))) return
}

const paceOf = (sessionId: string) => [
  { bucket: `changes-of:${sessionId}`, limit: CHANGES_AT_ONCE, windowS: HOUR_S },
  { bucket: `slow-changes-of:${sessionId}`, limit: 1, windowS: CHANGE_EVERY_S },
]

export const limitCodes = (deps: LimitDeps, address: string) =>
  perHourFrom(deps, 'codes', address, deps.config.codesPerHour)

/** One after the other; how many in all is said where they leave. */
export async function limitCodesTo(deps: LimitDeps, phoneNumber: string, from: Place) {
  const bucket = again(phoneNumber, from)
  await takeToken(deps.database, { bucket, limit: 1, windowS: limits.codeResendS })
  if (isApart(from.counted)) await perHour(deps, `spare:${bucket}`, SPARE_CODES_PER_HOUR)
}

/** The message did not go out, so nobody has to wait for the next. */
export const allowAgain = (deps: LimitDeps, phoneNumber: string, from: Place) =>
  clear(deps, again(phoneNumber, from))

export const allowCodesTo = (deps: LimitDeps, phoneNumber: string) =>
  clear(
    deps,
    again(phoneNumber, { counted: 'known' }),
    again(phoneNumber, { counted: '' }),
    ...(['home-code', 'known-code', 'spare-code', 'new-code'] as const).flatMap((kind) =>
      toBuckets(kind, 'sms', phoneNumber),
    ),
  )

/** What strangers ask for takes nothing from who asks where they came in before. */
const again = (phoneNumber: string, { counted }: Pick<Place, 'counted'>) =>
  `again:${phoneNumber}${counted === '' ? ':elsewhere' : isApart(counted) ? `:${counted}` : ''}`

export const limitConfirms = (deps: LimitDeps, address: string) =>
  perHourFrom(deps, 'confirm', address, deps.config.codesPerHour * limits.codeTries)

/**
 * Asking for a link, whether or not one is sent: the answer must not tell which. Strangers use up
 * nothing of who asks where they came in before.
 */
export async function limitLinks(deps: LimitDeps, device: Device, to: string): Promise<Place> {
  await perHourFrom(deps, 'links', device.address, deps.config.codesPerHour)
  const from = await placeOf(deps, { email: to }, device)
  await perHour(deps, `links:${receiverKey(to)}:${from.counted}`, LINKS_PER_HOUR).catch(
    (error: unknown) => {
      if (!(error instanceof Fault)) throw error
      throw new Fault(error.code, { email: stillWorks }, error.retryAfterS)
    },
  )
  return from
}

/** Said whether or not there is such an account. */
const stillWorks =
  'Links for this address were asked for often in this hour. The newest one in your mail works.'

/** Who asks for another address learns whether somebody has it: seldom, whatever the answer. */
export async function limitAddresses(deps: LimitDeps, uid: string, from: string) {
  await perHourFrom(deps, 'addresses', from, deps.config.codesPerHour)
  await perHour(deps, `addresses:${uid}`, ADDRESSES_PER_HOUR)
}

/**
 * Somebody at an open session of another may not try passwords or codes for long. By the session,
 * so that they stop nobody but themselves: whoever logs in has shown who they are anyway.
 */
export const limitProofs = (deps: LimitDeps, sessionId: string) =>
  perHour(deps, proofs(sessionId), PROOFS_PER_HOUR)

export const forgiveProofs = (deps: LimitDeps, sessionId: string) => clear(deps, proofs(sessionId))

const proofs = (sessionId: string) => `proof:${sessionId}`

/** One after the other; how many in all is said where they leave. */
export const limitProofCodes = (deps: LimitDeps, sessionId: string) =>
  takeToken(deps.database, {
    bucket: `proof-again:${sessionId}`,
    limit: 1,
    windowS: limits.codeResendS,
  })

export const limitExports = (deps: LimitDeps, uid: string) =>
  perHour(deps, `export:${uid}`, EXPORTS_PER_HOUR)

/** Whether or not anybody has such a feed: it is counted by what is asked for. */
export async function limitFeedReads(deps: LimitDeps, address: string, feed: string) {
  await perHourFrom(deps, 'feeds', address, FEED_READS)
  await perHour(deps, `feed:${feed}`, READS_OF_FEED)
}

const clear = async ({ database }: LimitDeps, ...buckets: readonly string[]) => {
  await database.pool.query('delete from rate_limits where bucket = any($1)', [buckets])
}
