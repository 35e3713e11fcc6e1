import { createHmac } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { hashToken } from '#server/http/bearer-token.ts'

interface RenewalDeps {
  readonly database: Database
  readonly clock: Clock
  readonly secret: string
}

const RENEWED_EVERY_MS = 86_400_000

const renew = `update identity.sessions
  set former_token = token, token = $2, renewed_at = $3, adopted_at = null`
const onceADay = `${renew} where token = $1 and coalesce(renewed_at, created_at) <= $4`
const atProof = `${renew}, proven_at = $3 where token = $1`

/** Somebody may have taken the former one: what its owner has shown is not handed out with it. */
const handOutAgain = `update identity.sessions s set proven_at = null from users u
  where s.former_token = $1 and s.token = $2 and s.adopted_at is null and s.expires_at > $3
    and u.id = s.user_id and u.status = 'active'`

/**
 * The token that takes this one's place. Always the same for the same token, so that two tabs at
 * once, or a lost answer, leave nobody outside; only who has our secret can work it out.
 */
const following = (secret: string, token: string) =>
  createHmac('sha256', secret).update(`renewed ${token}`).digest('base64url')

/** The next token, or the same one where it is young. */
export async function renewToken(deps: RenewalDeps, token: string): Promise<string> {
  const { database, clock, secret } = deps
  const next = following(secret, token)
  const now = clock.now()
  const longAgo = new Date(now.getTime() - RENEWED_EVERY_MS)
  const values = [hashToken(token), hashToken(next), now, longAgo]
  const { rowCount } = await database.pool.query(onceADay, values)
  return rowCount === 1 ? next : ((await findFollowing(deps, token)) ?? token)
}

/** The next token of somebody who has just shown who they are; null when theirs is over. */
export async function renewAtProof(
  { database, clock, secret }: RenewalDeps,
  token: string,
): Promise<string | null> {
  const next = following(secret, token)
  const values = [hashToken(token), hashToken(next), clock.now()]
  const { rowCount } = await database.pool.query(atProof, values)
  return rowCount === 1 ? next : null
}

/** The token that took this one's place, for who did not hear of it; null once it was used. */
export async function findFollowing(
  { database, clock, secret }: RenewalDeps,
  token: string,
): Promise<string | null> {
  const next = following(secret, token)
  const values = [hashToken(token), hashToken(next), clock.now()]
  const { rowCount } = await database.pool.query(handOutAgain, values)
  return rowCount === 1 ? next : null
}
