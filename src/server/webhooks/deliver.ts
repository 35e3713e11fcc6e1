import { limits } from '#contract/limits.ts'
import { routes } from '#contract/routes.ts'
import type { Engine } from '../engine.ts'
import { countUse } from '../http/edge/rate-limit.ts'
import { notify } from '../notifications/notify.ts'
import type { Lookup } from '../outside/webhook-address.ts'
import { type Posted, post } from '../outside/webhook-post.ts'
import { signedHeaders } from './sign.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long after each try the next one is. */
const waitsMs = [
  ...[5 * SECOND_MS, 30 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
]
const AT_ONCE = 20
/** So a slow receiver keeps nobody else's waiting. */
const OF_ONE_AT_ONCE = 4
/** Whoever claims one and dies has it tried again after this. */
const CLAIMED_MS = 30 * SECOND_MS
const OFF_AFTER_MS = 5 * DAY_MS
const GONE = 410
/** The longest that a receiver may ask to be left alone. */
const LEFT_ALONE_MOST_MS = DAY_MS

interface Claimed {
  readonly id: string
  readonly webhookId: string
  readonly uid: string
  readonly url: string
  readonly body: string
  readonly tries: number
  readonly version: number
  readonly formerUntil: Date | null
  readonly failingSince: Date | null
}

export interface Sending {
  readonly signal?: AbortSignal
  /** Only this one. */
  readonly deliveryId?: string
  readonly lookup?: Lookup
}

/** Sends what is due by then or becomes due meanwhile, and says how many were tried. */
export async function deliverDue(
  running: Engine,
  by: Date,
  { signal, deliveryId, lookup }: Sending = {},
): Promise<number> {
  const now = () => new Date(Math.max(by.getTime(), running.clock.now().getTime()))
  const engine = { ...running, clock: { now } }
  const underWay = new Map<Claimed, Promise<unknown>>()
  let tried = 0
  for (;;) {
    const owners = [...underWay.keys()].map(({ uid }) => uid)
    const isRoom = !signal?.aborted && owners.length <= AT_ONCE - OF_ONE_AT_ONCE
    const claimed = isRoom ? await claim(engine, owners, deliveryId) : []
    for (const one of claimed) {
      const sent = attempt(engine, one, lookup).finally(() => underWay.delete(one))
      underWay.set(one, sent)
    }
    tried += claimed.length
    if (owners.length + claimed.length === 0) return tried
    const isFull = claimed.length === 0 || underWay.size > AT_ONCE - OF_ONE_AT_ONCE
    if (isFull && underWay.size > 0) await Promise.race(underWay.values())
  }
}

/** Whose posts of this minute these are. */
const bucketOf = (uid: string) => `webhook-posts:${uid}`

/**
 * Until it is settled it counts as to be tried again: a server that dies now has lost nothing. Each
 * owner's first go before anybody's second, told with whose are under way. What is beyond an
 * owner's count of the minute is left as it is, so nothing here waits for a row that others hold.
 */
async function claim(
  { clock, database }: Engine,
  underWay: readonly string[],
  deliveryId?: string,
): Promise<Claimed[]> {
  const now = clock.now()
  const { rows } = await database.pool.query<Claimed>(
    `with next as (
      select d.id, d.next_at, coalesce(r.used, 0) as used,
        row_number() over (partition by w.user_id order by d.next_at, d.rev)
          + cardinality(array_positions($4::uuid[], w.user_id)) as place
      from webhooks w join users u on u.id = w.user_id
        left join rate_limits r on r.bucket = $6 || w.user_id and r.resets_at > now()
        cross join lateral (
          select id, next_at, rev from webhook_deliveries
          where webhook_id = w.id and state = 'waiting' and next_at <= $1
            and (w.state = 'on' or type = 'test') and ($2::uuid is null or id = $2)
          order by next_at, rev limit ${OF_ONE_AT_ONCE}
        ) d
      where u.status = 'active'
    ), due as (
      select d.id from next n join webhook_deliveries d on d.id = n.id
      where n.place <= least(${OF_ONE_AT_ONCE}, ${limits.webhookPostsPerMinute} - n.used)
        and d.state = 'waiting' and d.next_at <= $1
      order by n.place, n.next_at limit $5 for update of d skip locked
    )
    update webhook_deliveries d set tries = d.tries + 1, next_at = $3
    from due, webhooks w where d.id = due.id and w.id = d.webhook_id
    returning d.id, w.id as "webhookId", w.user_id as uid, w.url, d.body, d.tries,
      w.secret_version as version, w.former_until as "formerUntil",
      w.failing_since as "failingSince"`,
    [
      ...[now, deliveryId ?? null, new Date(now.getTime() + CLAIMED_MS)],
      ...[underWay, AT_ONCE - underWay.length, bucketOf('')],
    ],
  )
  return rows
}

/** One that could not be counted or settled is tried again, as if its server had died. */
async function attempt(engine: Engine, one: Claimed, lookup?: Lookup): Promise<void> {
  try {
    await countUse(engine.database, { bucket: bucketOf(one.uid), windowS: MINUTE_MS / SECOND_MS })
    await deliver(engine, one, lookup)
  } catch (error) {
    engine.log.debug({ err: error, webhookId: one.webhookId }, 'a webhook was not settled')
  }
}

async function deliver(engine: Engine, one: Claimed, lookup?: Lookup): Promise<void> {
  const { clock, config, log } = engine
  const at = clock.now()
  const { webhookId, version, formerUntil } = one
  const isFormer = formerUntil !== null && formerUntil > at
  const versions = isFormer ? [version, version - 1] : [version]
  const signings = versions.map((each) => ({ webhookId, version: each }))
  const headers = signedHeaders(config.authSecret, signings, { id: one.id, at, body: one.body })
  let posted: Posted | null = null
  try {
    posted = await post(one.url, headers, one.body, config, lookup)
  } catch (error) {
    log.debug({ err: error, webhookId }, 'a webhook was not reached')
  }
  const isDone = posted !== null && posted.status >= 200 && posted.status < 300
  await (isDone ? settle(engine, one, posted) : fail(engine, one, posted))
}

async function settle({ clock, database }: Engine, one: Claimed, posted: Posted | null) {
  await database.pool.query(
    `with done as (
      update webhook_deliveries set state = 'sent', last_status = $3 where id = $1
    )
    update webhooks set failing_since = null, last_status = $3, last_tried_at = $4 where id = $2`,
    [one.id, one.webhookId, posted?.status ?? null, clock.now()],
  )
}

/** A bit more or less, so that those that failed together do not come together again. */
const jittered = (ms: number) => ms * (0.9 + Math.random() * 0.2)

async function fail(engine: Engine, one: Claimed, posted: Posted | null): Promise<void> {
  const now = engine.clock.now()
  const waitMs = waitsMs[one.tries - 1]
  const askedMs = Math.min((posted?.retryAfterS ?? 0) * SECOND_MS, LEFT_ALONE_MOST_MS)
  const nextAt = new Date(now.getTime() + Math.max(jittered(waitMs ?? 0), askedMs))
  await engine.database.pool.query(
    `with tried as (
      update webhook_deliveries set state = $3, next_at = $4, last_status = $5 where id = $1
    )
    update webhooks set failing_since = coalesce(failing_since, $6), last_status = $5,
      last_tried_at = $6 where id = $2`,
    [
      ...[one.id, one.webhookId, waitMs === undefined ? 'dead' : 'waiting', nextAt],
      ...[posted?.status ?? null, now],
    ],
  )
  const failedMs = now.getTime() - (one.failingSince ?? now).getTime()
  const isGone = posted?.status === GONE
  if (isGone || failedMs >= OFF_AFTER_MS) await turnOff(engine, one, now, isGone)
}

const tookNone = 'did not take them for five days'

/** Its owner is told once, and can turn it on again. */
async function turnOff(
  engine: Engine,
  { webhookId, uid, url }: Claimed,
  now: Date,
  isGone: boolean,
): Promise<void> {
  await engine.database.transact(async (tx) => {
    const { rowCount } = await tx.client.query(
      `update webhooks set state = 'off' where id = $1 and state = 'on'`,
      [webhookId],
    )
    if (rowCount === 0) return
    const notice = {
      uid,
      kind: 'security',
      subject: webhookId,
      period: now.toISOString(),
      title: 'Changes are no longer sent to an address of yours',
      body:
        `${new URL(url).host} ${isGone ? 'answered that it is gone (410)' : tookNone}. What ` +
        'changes from now on waits; turn it on again in your profile once it is there.',
      link: routes.profile.path,
      data: { about: 'webhook' },
    } as const
    await notify(engine, tx, notice, now)
  })
}

const KEPT_DAYS = 7

/** What arrived, or never will, is shown for a week. */
export async function dropOldDeliveries({ database }: Engine, now: Date): Promise<number> {
  const { rowCount } = await database.pool.query(
    `delete from webhook_deliveries where state <> 'waiting' and created_at < $1`,
    [new Date(now.getTime() - KEPT_DAYS * DAY_MS)],
  )
  return rowCount ?? 0
}
