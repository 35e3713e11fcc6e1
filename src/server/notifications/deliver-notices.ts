import type { UserRow } from '#contract/identity/session.ts'
import type { NoticeChannel } from '#domain/notices/notice-time.ts'
import type { Engine } from '../engine.ts'
import { takeToken } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'
import { ownAddress } from '../settings/own-address.ts'
import { readProfile } from '../users/profiles.ts'
import {
  type Addressee,
  type Claimed,
  claimDeliveries,
  dueAddressees,
  postponeDeliveries,
  settleDeliveries,
} from './claim-deliveries.ts'
import { channelsOf } from './create-notice.ts'
import { mailWords, pushWords } from './delivery-words.ts'
import { endSubscription, subscriptionsOf } from './push-subscriptions.ts'

const ATTEMPTS_MOST = 5
/** Whoever runs a push service may let us wait: that is to keep few others waiting. */
const PEOPLE_AT_ONCE: Readonly<Record<NoticeChannel, number>> = { mail: 1, push: 16 }
/** For all browsers of one person; those that are left are not tried. */
const PUSHED_WITHIN_MS = 10_000
/** For one person: whoever names an address for push has us call there no more often. */
const PUSHES_PER_HOUR = 60
/** Then it is looked again whether there is room for what one person causes. */
const HELD_MS = 3_600_000

/** Hands over what is due by now. Failures are logged and tried again. */
export async function deliverNotices(
  engine: Engine,
  now: Date,
  signal?: AbortSignal,
  channels: readonly NoticeChannel[] = ['mail', 'push'],
): Promise<void> {
  await Promise.all(channels.map((channel) => deliverBy(engine, channel, now, signal)))
}

async function deliverBy(
  engine: Engine,
  channel: NoticeChannel,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const next = (await dueAddressees(engine.database, channel, now)).values()
  await Promise.all(
    Array.from({ length: PEOPLE_AT_ONCE[channel] }, async () => {
      for (const addressee of next) {
        if (signal?.aborted) return
        await deliverTo(engine, addressee, now)
      }
    }),
  )
}

async function deliverTo(engine: Engine, addressee: Addressee, now: Date): Promise<void> {
  const { database, log } = engine
  const claimed = await claimDeliveries(database, addressee, now)
  const profile = await readProfile(database.pool, addressee.uid)
  const [wanted, needless] = sorted(claimed, addressee, profile)
  const ids = (notices: readonly Claimed[]) => notices.map(({ id }) => id)
  await settleDeliveries(database, addressee, ids(needless))
  if (wanted.length === 0 || !profile) return
  const [going, held] = await withRoom(engine, addressee, profile, wanted)
  await postponeDeliveries(database, addressee, ids(held), new Date(now.getTime() + HELD_MS))
  try {
    await send(engine, addressee, profile, going)
    await settleDeliveries(database, addressee, ids(going))
  } catch (error) {
    if (error instanceof Fault && error.code === 'too-many-requests') {
      const until = new Date(now.getTime() + error.retryAfterS * 1000)
      return postponeDeliveries(database, addressee, ids(going), until)
    }
    log.warn({ err: error, channel: addressee.channel }, 'notifications were not handed over')
    const hopeless = going.filter(({ attempts }) => attempts >= ATTEMPTS_MOST)
    await settleDeliveries(database, addressee, ids(hopeless))
  }
}

/** By mail, not what is the doing of somebody who had so many sent that it is enough for now. */
async function withRoom(
  { database, outside }: Engine,
  { channel }: Addressee,
  { email }: UserRow,
  wanted: readonly Claimed[],
) {
  const spent = new Set<string>()
  const others = new Set(wanted.flatMap(({ by }) => by ?? []))
  for (const by of channel === 'mail' ? others : []) {
    const mail = { kind: 'notice', channel: 'mail', to: email ?? '', by } as const
    if (!(await outside.hasRoom(mail, database))) spent.add(by)
  }
  const isHeld = ({ by }: Claimed) => by !== null && spent.has(by)
  return [wanted.filter((one) => !isHeld(one)), wanted.filter(isHeld)] as const
}

/** What is read already, or is no longer wanted this way, need not be told. */
function sorted(claimed: readonly Claimed[], { channel }: Addressee, profile: UserRow | null) {
  const isWanted = (notice: Claimed) =>
    profile?.status === 'active' && !notice.read && channelsOf(profile, notice).includes(channel)
  return [claimed.filter(isWanted), claimed.filter((notice) => !isWanted(notice))] as const
}

const send = (
  engine: Engine,
  { channel }: Addressee,
  profile: UserRow,
  notices: readonly Claimed[],
) => (channel === 'mail' ? mail(engine, profile, notices) : push(engine, profile, notices))

async function mail({ config, outside }: Engine, { email }: UserRow, notices: readonly Claimed[]) {
  const message = mailWords(notices, email ?? '', ownAddress(config))
  const who = [...new Set(notices.flatMap(({ by }) => by ?? []))]
  const from = who.length > 0 ? { who } : null
  if (message && outside.has('mail')) await outside.send({ ...message, from })
}

/** To every browser of theirs. One that took it is enough; no second try for the others. */
async function push(engine: Engine, { id: uid }: UserRow, notices: readonly Claimed[]) {
  const failures: unknown[] = []
  let isSent = false
  const late = AbortSignal.timeout(PUSHED_WITHIN_MS)
  const subscriptions = await subscriptionsOf(engine, uid)
  // What the house has to say is held up by nothing that somebody does again and again.
  if (subscriptions.length > 0 && !notices.some(({ isFirm }) => isFirm)) {
    const bucket = `out:push:to:${uid}`
    await takeToken(engine.database, { bucket, limit: PUSHES_PER_HOUR, windowS: 3600 })
  }
  for (const subscription of subscriptions) {
    try {
      for (const payload of pushWords(notices)) {
        if (late.aborted) break
        const outcome = await engine.outside.push.send(subscription, payload)
        if (outcome === 'gone') await endSubscription(engine, { uid }, subscription.endpoint)
        if (outcome === 'gone') break
        isSent = true
      }
    } catch (error) {
      failures.push(error)
    }
  }
  if (!isSent && failures.length > 0) throw failures[0]
}
