import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../db/database.ts'
import { hashToken, isTokenShaped, newToken } from './bearer-token.ts'
import type { IdentityEngine } from './better-auth-engine.ts'
import { CallerCache } from './caller-cache.ts'
import type { Caller, Device, Identity } from './identity.ts'

const DAY_MS = 86_400_000
const LIFE_MS = 30 * DAY_MS
// Renewed once a day rather than at every call: a read must stay a read.
const RENEW_BELOW_MS = LIFE_MS - DAY_MS

const DEVICE_CHARACTERS = 400

/** A new session; the answer is the token, of which only the hash is kept. */
export async function beginSession(
  engine: IdentityEngine,
  uid: string,
  device: Device,
  at: Date,
): Promise<string> {
  const token = newToken()
  const session = {
    token: hashToken(token),
    ipAddress: device.address,
    userAgent: device.userAgent.slice(0, DEVICE_CHARACTERS),
    expiresAt: new Date(at.getTime() + LIFE_MS),
    createdAt: at,
    updatedAt: at,
  }
  await engine.internalAdapter.createSession(uid, false, session, true)
  return token
}

export async function dropEndedSessions(tx: Transaction, uid: string, at: Date) {
  const ended = 'delete from identity.sessions where user_id = $1 and expires_at <= $2'
  await tx.client.query(ended, [uid, at])
}

interface Parts {
  readonly database: Database
  readonly clock: Clock
  readonly engine: Promise<IdentityEngine>
}

const liveSession = {
  name: 'live-session',
  text: `select s.id, s.user_id, s.expires_at
    from identity.sessions s join users u on u.id = s.user_id
    where s.token = $1 and s.expires_at > $2 and u.status = 'active'`,
}

interface LiveSession {
  readonly id: string
  readonly user_id: string
  readonly expires_at: Date
}

export function sessionDoor({
  database,
  clock,
  engine,
}: Parts): Pick<Identity, 'whoIs' | 'signOut'> {
  const cache = new CallerCache(clock)

  async function look(hash: string): Promise<Caller | null> {
    const now = clock.now()
    const { rows } = await database.pool.query<LiveSession>({ ...liveSession, values: [hash, now] })
    const [session] = rows
    if (!session) return null
    if (session.expires_at.getTime() - now.getTime() < RENEW_BELOW_MS) await renew(hash, now)
    return { uid: session.user_id, sessionId: session.id }
  }

  async function renew(hash: string, now: Date) {
    const expiresAt = new Date(now.getTime() + LIFE_MS)
    await (await engine).internalAdapter.updateSession(hash, { expiresAt, updatedAt: now })
  }

  return {
    async whoIs(token) {
      if (!isTokenShaped(token)) return null
      const hash = hashToken(token)
      return cache.find(hash, () => look(hash))
    },
    async signOut(token) {
      const hash = hashToken(token)
      await (await engine).internalAdapter.deleteSession(hash)
      cache.forget(hash)
    },
  }
}
