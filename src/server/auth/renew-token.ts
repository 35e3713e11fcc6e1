import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { hashToken } from './bearer-token.ts'

interface Parts {
  readonly database: Database
  readonly clock: Clock
  readonly secret: string
}

const RENEWED_EVERY_MS = 86_400_000

const renew = `update identity.sessions
  set former_token = token, token = $2, renewed_at = $3, adopted_at = null
  where token = $1 and coalesce(renewed_at, created_at) <= $4`
const isRenewed = `select from identity.sessions
  where former_token = $1 and token = $2 and adopted_at is null`

/**
 * The token that takes this one's place, or the same one where it is young. Always the same for
 * the same token, so that two tabs at once, or a lost answer, leave nobody outside; only who has
 * our secret can work it out.
 */
export async function renewToken({ database, clock, secret }: Parts, token: string) {
  const { pool } = database
  const next = createHmac('sha256', secret).update(`renewed ${token}`).digest('base64url')
  const now = clock.now()
  const hashes = [hashToken(token), hashToken(next)]
  const longAgo = new Date(now.getTime() - RENEWED_EVERY_MS)
  const { rowCount } = await pool.query(renew, [...hashes, now, longAgo])
  if (rowCount === 1) return next
  const again = await pool.query(isRenewed, hashes)
  return again.rowCount === 1 ? next : token
}
