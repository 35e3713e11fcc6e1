import { createHmac, randomInt } from 'node:crypto'
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

/** One statement, so that guesses made at once are each counted, in the same order twice. */
const tryCode = `with tried as (
    update identity.phone_codes set tries = least(tries, 1000000) + 1
    where phone_number = $1 and purpose = $2 and user_id is not distinct from $3
    returning code_hash, tries, expires_at
  ), counted as (
    insert into identity.phone_guesses as g (phone_number, used, resets_at)
      select $1, 1, $5 from tried where expires_at > $4
    on conflict (phone_number) do update set
      used = case when g.resets_at <= $4 then 1 else least(g.used, 1000000) + 1 end,
      resets_at = case when g.resets_at <= $4 then excluded.resets_at else g.resets_at end
    returning used, resets_at
  )
  select * from tried left join counted on true`

const useCode = `delete from identity.phone_codes
  where phone_number = $1 and purpose = $2 and code_hash = $3`

export const randomCode = () =>
  String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')

/** A new code for this use; the one before is worth nothing from now on. */
export async function newCode(parts: CodeParts, use: CodeUse): Promise<string> {
  const code = randomCode()
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

interface Tried {
  readonly code_hash: string
  readonly tries: number
  /** Guesses at this number, and when they are forgotten; null for a code that has expired. */
  readonly used: number | null
  readonly resets_at: Date | null
}

/** Uses the code up, or faults. A guess counts before it is looked at. */
export async function takeCode(parts: CodeParts, use: CodeUse, code: string): Promise<void> {
  const { pool } = parts.database
  const { phoneNumber, purpose, uid } = use
  const now = parts.clock.now()
  const resetsAt = new Date(now.getTime() + limits.codeTriesWindowS * 1000)
  const { rows } = await pool.query<Tried>(tryCode, [phoneNumber, purpose, uid, now, resetsAt])
  const hash = hashOf(parts, use, code)
  judge(rows[0], hash, now)
  // Of two that come with the right code at once, one finds it gone.
  const used = await pool.query(useCode, [phoneNumber, purpose, hash])
  if (used.rowCount !== 1) throw new Fault('otp-not-sent')
  await pool.query('delete from identity.phone_guesses where phone_number = $1', [phoneNumber])
}

function judge(tried: Tried | undefined, hash: string, now: Date): void {
  if (!tried) throw new Fault('otp-not-sent')
  if (tried.used === null || tried.resets_at === null) throw new Fault('code-expired')
  if (tried.used > limits.codeTries) {
    const waitS = (tried.resets_at.getTime() - now.getTime()) / 1000
    throw new Fault('too-many-requests', undefined, waitS)
  }
  if (tried.tries > limits.codeTries) throw new Fault('code-expired')
  if (!isSameText(hash, tried.code_hash)) {
    throw new Fault('wrong-code', { code: 'This code is not right.' })
  }
}

const hashOf = ({ config }: CodeParts, { phoneNumber, purpose, uid }: CodeUse, code: string) =>
  createHmac('sha256', config.authSecret)
    .update(['otp', purpose, phoneNumber, uid ?? '', code].join(' '))
    .digest('base64url')
