import { createHmac, randomInt } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { Fault } from '#server/http/fault.ts'
import { isSameText } from '#server/http/same-text.ts'
import type { Place } from '../session/known-places.ts'

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
    (phone_number, purpose, user_id, code_hash, tries, expires_at, place, asked_from)
    values ($1, $2, $3, $4, 0, $5, $6, $7)
  on conflict (phone_number, purpose, place) do update set user_id = excluded.user_id,
    code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at,
    asked_from = excluded.asked_from`

/** One statement, so that guesses made at once are each counted, in the same order twice. */
const tryCode = `with tried as (
    update identity.phone_codes
      set tries = case when asked_from = $7 then least(tries, 1000000) + 1 else tries end
    where phone_number = $1 and purpose = $2 and user_id is not distinct from $3
    returning code_hash, tries, expires_at > $4 as is_live, asked_from = $7 as is_askers
  ), counted as (
    insert into identity.phone_guesses as g (phone_number, place, used, resets_at)
      select $1, $6, 1, $5 where exists (select from tried where is_live)
    on conflict (phone_number, place) do update set
      used = case when g.resets_at <= $4 then 1 else least(g.used, 1000000) + 1 end,
      resets_at = case when g.resets_at <= $4 then excluded.resets_at else g.resets_at end
    returning used
  )
  select * from tried left join counted on true`

const useCode = `delete from identity.phone_codes
  where phone_number = $1 and purpose = $2 and code_hash = $3`
const dropCodes = 'delete from identity.phone_codes where phone_number = $1 and purpose = $2'
const forgiveGuesses = 'delete from identity.phone_guesses where phone_number = $1 and place = $2'

export const randomCode = () =>
  String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')

/** A new code for this use; the one before is worth nothing from now on. */
export async function newCode(parts: CodeParts, use: CodeUse, from: Place): Promise<string> {
  const code = randomCode()
  const expiresAt = new Date(parts.clock.now().getTime() + limits.codeLifeS * 1000)
  const { phoneNumber, purpose, uid } = use
  const hash = hashOf(parts, use, code)
  const values = [phoneNumber, purpose, uid, hash, expiresAt, countedFor(use, from), from.network]
  await parts.database.pool.query(saveCode, values)
  return code
}

export async function dropCode({ database }: CodeParts, use: CodeUse, from: Place) {
  const { phoneNumber, purpose } = use
  await database.pool.query(`${dropCodes} and place = $3`, [
    ...[phoneNumber, purpose],
    countedFor(use, from),
  ])
}

/** Who is signed in and changes their number is known better than by any network. */
const countedFor = ({ uid }: CodeUse, { counted }: Place) => uid ?? counted

interface Tried {
  readonly code_hash: string
  /** From where it was asked for. */
  readonly tries: number
  readonly is_live: boolean
  readonly is_askers: boolean
  /** Guesses at this number; null when no code of it is alive. */
  readonly used: number | null
}

/** Uses the code up, or faults. A guess counts before it is looked at. */
export async function takeCode(
  parts: CodeParts,
  use: CodeUse,
  code: string,
  from: Place,
): Promise<void> {
  const { pool } = parts.database
  const { phoneNumber, purpose, uid } = use
  const now = parts.clock.now()
  const resetsAt = new Date(now.getTime() + limits.codeTriesWindowS * 1000)
  const place = countedFor(use, from)
  const values = [phoneNumber, purpose, uid, now, resetsAt, place, from.network]
  const { rows } = await pool.query<Tried>(tryCode, values)
  const hash = hashOf(parts, use, code)
  judge(rows, hash)
  // Of two that come with the right code at once, one finds it gone.
  const used = await pool.query(useCode, [phoneNumber, purpose, hash])
  if (used.rowCount !== 1) throw new Fault('otp-not-sent')
  await pool.query(dropCodes, [phoneNumber, purpose])
  await pool.query(forgiveGuesses, [phoneNumber, place])
}

const guessedOut = 'Too many wrong codes. Send a new code: it can be used at once.'

/**
 * Strangers may have used up the guesses at this number. Whoever asked for a code and reads it has
 * its first try all the same, so nobody is kept out of their own account.
 */
function judge(tried: readonly Tried[], hash: string): void {
  const [counted] = tried
  if (!counted) throw new Fault('otp-not-sent')
  const { used } = counted
  if (used === null) throw new Fault('code-expired')
  const live = tried.filter(({ is_live }) => is_live)
  const isFirst = live.some(({ is_askers, tries }) => is_askers && tries === 1)
  if (used > limits.codeTries && !isFirst) {
    // Of a new code the first try counts at once, whatever was guessed before.
    throw new Fault('too-many-requests', { code: guessedOut }, limits.codeResendS)
  }
  const left = live.filter(({ is_askers, tries }) => !is_askers || tries <= limits.codeTries)
  if (left.length === 0) throw new Fault('code-expired')
  if (!left.some(({ code_hash }) => isSameText(hash, code_hash))) {
    throw new Fault('wrong-code', { code: 'This code is not right.' })
  }
}

const hashOf = ({ config }: CodeParts, { phoneNumber, purpose, uid }: CodeUse, code: string) =>
  createHmac('sha256', config.authSecret)
    .update(['otp', purpose, phoneNumber, uid ?? '', code].join(' '))
    .digest('base64url')
