import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { SessionRow } from '#contract/identity/session.ts'
import type { TokenRight } from '#contract/tokens/entities.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { hashToken, isTokenShaped, newToken } from '#server/http/bearer-token.ts'
import { deviceName } from '#server/http/edge/device-name.ts'
import { Fault } from '#server/http/fault.ts'
import type { Caller, Device, Sessions } from '../identity.ts'
import { tokenDoor } from './api-tokens.ts'
import { CallerCache, KEPT_MS } from './caller-cache.ts'
import type { evictor } from './evict.ts'
import { markOf } from './known-places.ts'
import { findFollowing, renewAtProof, renewToken } from './renew-token.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
const LIFE_MS = 14 * DAY_MS
/** However much it is used, a session ends then. */
const LIFE_MOST_MS = 90 * DAY_MS
/** A guest has no other way back in: as long as a trip is looked at. */
const SEAT_LIFE_MS = 180 * DAY_MS
const SEAT_MOST_MS = 730 * DAY_MS

const livesOf = (guestOf: string | null) =>
  guestOf === null
    ? { life: LIFE_MS, most: LIFE_MOST_MS }
    : { life: SEAT_LIFE_MS, most: SEAT_MOST_MS }
// Not at every call: a read must stay a read.
const RENEWED_EVERY_MS = 5 * MINUTE_MS

/** So long a former token may still come in once the newer one is used: calls may be under way. */
const UNDER_WAY_MS = 30_000

const DEVICE_CHARACTERS = 400

/**
 * A new session; the answer is the token, of which only the hash is kept. Whoever begins one has
 * just shown who they are.
 */
export async function beginSession(
  { client }: Transaction,
  uid: string,
  device: Device,
  at: Date,
  isSeat = false,
): Promise<string> {
  const token = newToken()
  const until = new Date(at.getTime() + (isSeat ? SEAT_LIFE_MS : LIFE_MS))
  const userAgent = device.userAgent.slice(0, DEVICE_CHARACTERS)
  await client.query(
    `insert into identity.sessions (id, user_id, token, ip_address, user_agent, expires_at,
        created_at, updated_at, proven_at, browser)
      values ($1, $2, $3, $4, $5, $6, $7, $7, $7, $8)`,
    [
      ...[randomUUIDv7(), uid, hashToken(token), device.address, userAgent, until, at],
      markOf(uid, device),
    ],
  )
  await noteSeen(client, uid, at)
  return token
}

/** Of the person and not of a session, which is gone once they log out. */
async function noteSeen(db: Pick<pg.Pool, 'query'>, uid: string, at: Date): Promise<void> {
  await db.query(
    `insert into last_seen (user_id, at) select id, $2 from users where id = $1
      on conflict (user_id) do update set at = greatest(last_seen.at, excluded.at)`,
    [uid, at],
  )
}

export async function dropEndedSessions(tx: Transaction, uid: string, at: Date) {
  const ended = 'delete from identity.sessions where user_id = $1 and expires_at <= $2'
  await tx.client.query(ended, [uid, at])
}

interface SessionDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly secret: string
}

const liveSession = {
  name: 'live-session',
  text: `select s.id, s.user_id, s.updated_at, s.token, s.former_token, s.adopted_at,
      u.guest_of, seat.may
    from identity.sessions s join users u on u.id = s.user_id
      left join lateral (select m->>'guest' as may
        from groups g cross join jsonb_array_elements(g.members) m
        where g.id = u.guest_of and g.member_ids @> array[u.id]
          and m->>'uid' = u.id::text and m->>'leftAt' is null limit 1) seat on true
    where (s.token = $1 or s.former_token = $1) and s.expires_at > $2 and u.status = 'active'
      and (u.guest_of is null or seat.may is not null)`,
}

const renewSession = `update identity.sessions set updated_at = $2,
  expires_at = least($3, created_at + make_interval(secs => $4)) where id = $1`

const listSessions = `select id, user_agent, ip_address, created_at, updated_at
  from identity.sessions where user_id = $1 and expires_at > $2 order by updated_at desc, id`

interface StoredSession {
  readonly id: string
  readonly user_id: string
  readonly user_agent: string | null
  readonly ip_address: string | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly token: string
  readonly former_token: string | null
  readonly adopted_at: Date | null
  /** Of a guest: the group, and what they may there. */
  readonly guest_of: string | null
  readonly may: TokenRight | null
}

/** How far a guest reaches; nothing for who has an account. */
const seatOf = ({ user_id, guest_of, may }: StoredSession): Pick<Caller, 'grant'> =>
  guest_of && may ? { grant: { tokenId: user_id, may, place: guest_of, isSeat: true } } : {}

const adoptToken = 'update identity.sessions set adopted_at = $2 where id = $1'

const isFirstUse = ({ token, former_token, adopted_at }: StoredSession, hash: string) =>
  token === hash && former_token !== null && adopted_at === null

/** The token before the newest one, long after the newest is used: two people have one each. */
const isTaken = ({ adopted_at }: StoredSession, now: Date) =>
  adopted_at !== null && now.getTime() - adopted_at.getTime() >= UNDER_WAY_MS

/** A session that is used lasts, and its newest token is in use from its first call on. */
async function keepAlive(
  pool: Database['pool'],
  session: StoredSession,
  hash: string,
  now: Date,
): Promise<void> {
  if (isFirstUse(session, hash)) await pool.query(adoptToken, [session.id, now])
  if (now.getTime() - session.updated_at.getTime() < RENEWED_EVERY_MS) return
  const { life, most } = livesOf(session.guest_of)
  const expiresAt = new Date(now.getTime() + life)
  await pool.query(renewSession, [session.id, now, expiresAt, most / 1000])
  await noteSeen(pool, session.user_id, now)
}

async function findSession({ database, clock }: SessionDeps, hash: string) {
  const query = { ...liveSession, values: [hash, clock.now()] }
  const { rows } = await database.pool.query<StoredSession>(query)
  return rows[0]
}

export function sessionDoor(deps: SessionDeps): Omit<Sessions, keyof ReturnType<typeof evictor>> {
  const { clock, log } = deps
  const cache = new CallerCache(clock)
  const listeners: ((uid: string) => void)[] = []
  const { pool } = deps.database
  const find = (hash: string) => findSession(deps, hash)

  async function look(hash: string): Promise<Caller | null> {
    const now = clock.now()
    const session = await find(hash)
    if (!session) return null
    if (session.token !== hash) {
      if (!isTaken(session, now)) return null
      log.warn({ uid: session.user_id, sessionId: session.id }, 'a renewed token was used again')
      await endWhere('id = $1', [session.id])
      return null
    }
    await keepAlive(pool, session, hash, now)
    return { uid: session.user_id, sessionId: session.id, ...seatOf(session) }
  }

  /** Other processes are told, and the answer waits until even one that did not hear knows. */
  async function ended(uid: string) {
    cache.forget(uid)
    for (const listen of listeners) listen(uid)
    await pause(KEPT_MS)
  }

  async function endWhere(condition: string, values: readonly string[]): Promise<boolean> {
    const { rows } = await pool.query<StoredSession>(
      `delete from identity.sessions where ${condition} returning user_id`,
      [...values],
    )
    for (const { user_id } of rows) await ended(user_id)
    return rows.length > 0
  }

  async function whoIs(token: string): Promise<Caller | null> {
    if (!isTokenShaped(token)) return null
    const hash = hashToken(token)
    return cache.find(hash, () => look(hash))
  }

  return {
    whoIs,
    ...tokenDoor(deps, cache, ended),
    ...renewals({ ...deps, find, whoIs, ended }),
    signOut: async (token) =>
      void (await endWhere('token = $1 or former_token = $1', [hashToken(token)])),
    endSession: ({ uid }, sessionId) => endWhere('user_id = $1 and id = $2', [uid, sessionId]),
    async endSessions(tx, uid, keep) {
      const others = 'delete from identity.sessions where user_id = $1 and id is distinct from $2'
      await tx.client.query(others, [uid, keep ?? null])
      tx.afterCommit(() => ended(uid))
    },
    listSessions: (caller) => readSessions(deps, caller),
    onEnded: (listener) => void listeners.push(listener),
    forget: (uid) => cache.forget(uid),
  }
}

async function readSessions({ database, clock }: SessionDeps, caller: Caller) {
  const values = [caller.uid, clock.now()]
  const { rows } = await database.pool.query<StoredSession>(listSessions, values)
  return rows.map((session) => asSeen(session, caller, clock.now()))
}

interface Door extends SessionDeps {
  readonly find: (hash: string) => Promise<StoredSession | undefined>
  readonly whoIs: Sessions['whoIs']
  readonly ended: (uid: string) => Promise<void>
}

type Renewals = Pick<Sessions, 'stateOf' | 'renew' | 'renewProven'>

const renewals = ({ find, whoIs, ended, ...deps }: Door): Renewals => ({
  async stateOf(token) {
    const hash = hashToken(token)
    const session = await find(hash)
    if (!session) return 'ended'
    return session.token === hash ? 'current' : 'renewed'
  },
  async renew(token) {
    const caller = await whoIs(token)
    if (!caller) return findFollowing(deps, token)
    const next = await renewToken(deps, token)
    if (next !== token) await ended(caller.uid)
    return next
  },
  async renewProven({ uid }, token) {
    const next = await renewAtProof(deps, token)
    if (!next) throw new Fault('not-signed-in')
    await ended(uid)
    return next
  },
})

/** Use is noted every few minutes; whoever asks is here now. */
const asSeen = (session: StoredSession, { sessionId }: Caller, now: Date): SessionRow => ({
  id: session.id,
  device: deviceName(session.user_agent ?? ''),
  address: session.ip_address ?? '',
  createdAt: session.created_at.toISOString(),
  lastUsedAt: (session.id === sessionId ? now : session.updated_at).toISOString(),
  isCurrent: session.id === sessionId,
})
