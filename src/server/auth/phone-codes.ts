import { createHmac, randomInt } from 'node:crypto'
import type pg from 'pg'
import { limits } from '#contract/limits.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { isSameText } from '../http/same-text.ts'

/** What a code is for; one sent for a purpose is good for no other. */
export interface CodeUse {
  readonly phoneNumber: string
  readonly purpose: 'login' | 'signup' | 'change'
  /** Who changes their number; null where nobody is signed in. */
  readonly uid: string | null
}

export interface CodeParts {
  readonly database: Pick<Database, 'pool'>
  readonly clock: Clock
  readonly config: Pick<Config, 'authSecret'>
}

const saveCode = `insert into identity.phone_codes
    (phone_number, purpose, user_id, code_hash, tries, expires_at) values ($1, $2, $3, $4, 0, $5)
  on conflict (phone_number, purpose) do update set user_id = excluded.user_id,
    code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`

const tryCode = `update identity.phone_codes set tries = least(tries, 1000000) + 1
  where phone_number = $1 and purpose = $2 and user_id is not distinct from $3
  returning code_hash, tries, expires_at`

const useCode = `delete from identity.phone_codes
  where phone_number = $1 and purpose = $2 and code_hash = $3`

/** In one statement, so that guesses made at once are each counted. */
const countGuess = `insert into identity.phone_guesses as g (phone_number, used, resets_at)
    values ($1, 1, $3)
  on conflict (phone_number) do update set
    used = case when g.resets_at <= $2 then 1 else least(g.used, 1000000) + 1 end,
    resets_at = case when g.resets_at <= $2 then excluded.resets_at else g.resets_at end
  returning used, resets_at`

/** A new code for this use; the one before is worth nothing from now on. */
export async function newCode(parts: CodeParts, use: CodeUse): Promise<string> {
  const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')
  const expiresAt = new Date(parts.clock.now().getTime() + limits.codeLifeS * 1000)
  const { phoneNumber, purpose, uid } = use
  const values = [phoneNumber, purpose, uid, hashOf(parts, use, code), expiresAt]
  await parts.database.pool.query(saveCode, values)
  return code
}

export async function dropCode({ database }: CodeParts, { phoneNumber, purpose }: CodeUse) {
  const drop = 'delete from identity.phone_codes where phone_number = $1 and purpose = $2'
  await database.pool.query(drop, [phoneNumber, purpose])
}

interface Sent {
  readonly code_hash: string
  readonly tries: number
  readonly expires_at: Date
}

/** Uses the code up, or faults. A guess counts before it is looked at. */
export async function takeCode(parts: CodeParts, use: CodeUse, code: string): Promise<void> {
  const { pool } = parts.database
  const { phoneNumber, purpose, uid } = use
  const { rows } = await pool.query<Sent>(tryCode, [phoneNumber, purpose, uid])
  const [sent] = rows
  const now = parts.clock.now()
  if (!sent) throw new Fault('otp-not-sent')
  if (sent.expires_at <= now) throw new Fault('code-expired')
  await count(pool, phoneNumber, now)
  if (sent.tries > limits.codeTries) throw new Fault('code-expired')
  const hash = hashOf(parts, use, code)
  if (!isSameText(hash, sent.code_hash)) {
    throw new Fault('wrong-code', { code: 'This code is not right.' })
  }
  // Of two that come with the right code at once, one finds it gone.
  const used = await pool.query(useCode, [phoneNumber, purpose, hash])
  if (used.rowCount !== 1) throw new Fault('otp-not-sent')
  await pool.query('delete from identity.phone_guesses where phone_number = $1', [phoneNumber])
}

async function count(pool: pg.Pool, phoneNumber: string, now: Date): Promise<void> {
  const resetsAt = new Date(now.getTime() + limits.codeTriesWindowS * 1000)
  const { rows } = await pool.query<{ used: number; resets_at: Date }>(countGuess, [
    phoneNumber,
    now,
    resetsAt,
  ])
  const [guesses] = rows
  if (!guesses || guesses.used <= limits.codeTries) return
  const waitS = (guesses.resets_at.getTime() - now.getTime()) / 1000
  throw new Fault('too-many-requests', undefined, waitS)
}

const hashOf = ({ config }: CodeParts, { phoneNumber, purpose, uid }: CodeUse, code: string) =>
  createHmac('sha256', config.authSecret)
    .update(['otp', purpose, phoneNumber, uid ?? '', code].join(' '))
    .digest('base64url')
