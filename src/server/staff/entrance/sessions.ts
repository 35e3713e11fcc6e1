import type { SessionRow } from '#contract/identity/session.ts'
import type { Device } from '#server/auth/identity.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Engine } from '#server/engine.ts'
import { hashToken, isTokenShaped, newToken } from '#server/http/bearer-token.ts'
import { deviceName } from '#server/http/edge/device-name.ts'
import { type HasSecondFactor, type StaffRecord, staffColumns } from '../staff-row.ts'

const MINUTE_MS = 60_000
const LIFE_MS = 12 * 60 * MINUTE_MS
const IDLE_MS = 30 * MINUTE_MS
/** The last use is kept to the minute, so that most reads stay reads. */
const NOTED_MS = MINUTE_MS
const KEPT_MS = 90 * 24 * 60 * MINUTE_MS
const DEVICE_CHARACTERS = 400

export type StaffSession = StaffRecord &
  HasSecondFactor & {
    readonly last_used_at: Date
    /** When they last showed who they are. */
    readonly begun_at: Date
  }

/** A new session; the answer is the token, of which only the hash is kept. */
export async function beginStaffSession(
  tx: Transaction,
  staffId: string,
  device: Device,
  at: Date,
): Promise<string> {
  const token = newToken()
  const old = new Date(at.getTime() - KEPT_MS)
  await tx.client.query('delete from staff_sessions where staff_id = $1 and created_at < $2', [
    staffId,
    old,
  ])
  await tx.client.query(
    `insert into staff_sessions
      (token_hash, staff_id, address, user_agent, created_at, last_used_at, expires_at)
      values ($1, $2, $3, $4, $5, $5, $6)`,
    [
      hashToken(token),
      staffId,
      device.address,
      device.userAgent.slice(0, DEVICE_CHARACTERS),
      at,
      new Date(at.getTime() + LIFE_MS),
    ],
  )
  return token
}

/**
 * The session goes on by another token, as one that began now and ends no later than before; null
 * when it has ended meanwhile.
 */
export async function renewStaffSession(
  tx: Transaction,
  token: string,
  at: Date,
): Promise<string | null> {
  const next = newToken()
  const { rowCount } = await tx.client.query(
    `insert into staff_sessions
        (token_hash, staff_id, address, user_agent, created_at, last_used_at, expires_at)
      select $2, staff_id, address, user_agent, $3, $3, expires_at from staff_sessions
      where token_hash = $1 and ended_at is null`,
    [hashToken(token), hashToken(next), at],
  )
  await endStaffSession(tx, token, at)
  return rowCount === 1 ? next : null
}

/** Looked up at every call: a session that was ended anywhere is over everywhere at once. */
export async function findStaffSession(
  { clock, database }: Pick<Engine, 'clock' | 'database'>,
  token: string,
): Promise<StaffSession | null> {
  if (!isTokenShaped(token)) return null
  const hash = hashToken(token)
  const now = clock.now()
  const { rows } = await database.pool.query<StaffSession>({
    name: 'live-staff-session',
    text: `select ${staffColumns}, l.last_used_at, l.created_at as begun_at,
        t.confirmed_at is not null as has_second_factor
      from staff_sessions l join staff s on s.id = l.staff_id
        left join staff_totp t on t.staff_id = s.id
      where l.token_hash = $1 and l.ended_at is null and l.expires_at > $2 and l.last_used_at > $3`,
    values: [hash, now, new Date(now.getTime() - IDLE_MS)],
  })
  const [session] = rows
  if (!session) return null
  if (now.getTime() - session.last_used_at.getTime() >= NOTED_MS) {
    const noted = 'update staff_sessions set last_used_at = $2 where token_hash = $1'
    await database.pool.query(noted, [hash, now])
  }
  return session
}

export async function endStaffSession(tx: Transaction, token: string, at: Date): Promise<void> {
  await tx.client.query(
    'update staff_sessions set ended_at = $2 where token_hash = $1 and ended_at is null',
    [hashToken(token), at],
  )
}

interface Listed {
  readonly id: string
  readonly token_hash: string
  readonly address: string
  readonly user_agent: string
  readonly created_at: Date
  readonly last_used_at: Date
}

/** Where somebody on the staff is logged in, the newest use first. */
export async function listStaffSessions(
  { clock, database }: Pick<Engine, 'clock' | 'database'>,
  staffId: string,
  token: string,
): Promise<SessionRow[]> {
  const now = clock.now()
  const { rows } = await database.pool.query<Listed>(
    `select id, token_hash, address, user_agent, created_at, last_used_at from staff_sessions
      where staff_id = $1 and ended_at is null and expires_at > $2 and last_used_at > $3
      order by last_used_at desc, id`,
    [staffId, now, new Date(now.getTime() - IDLE_MS)],
  )
  const current = hashToken(token)
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: (row.token_hash === current ? now : row.last_used_at).toISOString(),
    isCurrent: row.token_hash === current,
  }))
}

/** One of somebody's own, by its id; false where they have none of it. */
export async function endOwnStaffSession(
  { clock, database }: Pick<Engine, 'clock' | 'database'>,
  staffId: string,
  id: string,
): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `update staff_sessions set ended_at = $3
      where staff_id = $1 and id = $2 and ended_at is null`,
    [staffId, id, clock.now()],
  )
  return rowCount === 1
}

/** All of somebody's sessions, but for the one that asks. */
export async function endStaffSessions(
  tx: Transaction,
  staffId: string,
  at: Date,
  keptToken?: string,
): Promise<void> {
  await tx.client.query(
    `update staff_sessions set ended_at = $2
      where staff_id = $1 and ended_at is null and token_hash is distinct from $3`,
    [staffId, at, keptToken === undefined ? null : hashToken(keptToken)],
  )
}
