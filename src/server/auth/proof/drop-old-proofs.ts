import { limits } from '#contract/limits.ts'
import type { Database } from '#server/db/database.ts'

const tables = {
  'identity.phone_codes': 'expires_at',
  'identity.phone_guesses': 'resets_at',
  'identity.proof_codes': 'expires_at',
  'identity.mail_links': 'expires_at',
  'identity.tickets': 'expires_at',
  'identity.captcha_proofs': 'expires_at',
} as const

const HOUR_MS = 3_600_000
/** Where nobody came from for so long is no place of theirs any more. */
const PLACE_KEPT_DAYS = 180
/** As long as a session lasts at most. */
const SHUT_KEPT_DAYS = 90

/** Codes, links and proofs that are over. A while late: until then they can say that they are. */
export async function dropOldProofs({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - HOUR_MS)
  for (const [table, ending] of Object.entries(tables)) {
    await pool.query(`delete from ${table} where ${ending} < $1`, [before])
  }
  // What was changed in the week before another change is taken back with it.
  const lately = new Date(before.getTime() - limits.undoLinkLifeS * 1000)
  await pool.query('delete from identity.undo_links where expires_at < $1', [lately])
  const longAgo = new Date(now.getTime() - PLACE_KEPT_DAYS * 24 * HOUR_MS)
  await pool.query('delete from identity.known_places where seen_at < $1', [longAgo])
  await pool.query('delete from identity.security_events where at < $1', [longAgo])
  const ended = new Date(now.getTime() - SHUT_KEPT_DAYS * 24 * HOUR_MS)
  await pool.query('delete from identity.shut_tokens where deleted_at < $1', [ended])
  // Accounts of before it went with them.
  await pool.query(
    `delete from last_seen where user_id in (select id from users where status = 'deleted')`,
  )
}
