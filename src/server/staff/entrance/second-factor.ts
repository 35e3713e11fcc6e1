import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { TotpEnrolAnswer, TotpStateAnswer } from '#contract/staff/entities.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { audit } from '../audit.ts'
import { seal, unseal } from '../seal.ts'
import { type Guesser, limitCodesOf } from './limit-guesses.ts'
import { base32, matchCode, otpauthUri } from './totp.ts'

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 15
const RECOVERY_CHARACTERS = 24

type SecondFactorDeps = Pick<Engine, 'clock' | 'config' | 'database' | 'log'>
type Queryable = Pick<pg.Pool, 'query'>

interface FactorRow {
  readonly secret: Buffer
  readonly confirmed_at: Date | null
  readonly last_step: number
  readonly recovery_hashes: readonly string[]
}

async function read(db: Queryable, staffId: string, lock = ''): Promise<FactorRow | null> {
  const { rows } = await db.query<FactorRow>(
    `select secret, confirmed_at, last_step, recovery_hashes from staff_totp
      where staff_id = $1 ${lock}`,
    [staffId],
  )
  return rows[0] ?? null
}

export async function totpState(db: Queryable, staffId: string): Promise<TotpStateAnswer> {
  const kept = await read(db, staffId)
  const isOn = kept?.confirmed_at != null
  return { isOn, recoveryCodesLeft: isOn ? kept.recovery_hashes.length : 0 }
}

/** A new secret, which counts only once a code has confirmed it. */
export async function enrolTotp(
  { config, database }: SecondFactorDeps,
  staff: { readonly id: string; readonly email: string },
): Promise<TotpEnrolAnswer> {
  const secret = randomBytes(SECRET_BYTES)
  const { rowCount } = await database.pool.query(
    `insert into staff_totp as t (staff_id, secret, last_step, recovery_hashes)
      values ($1, $2, 0, '{}')
      on conflict (staff_id) do update set secret = excluded.secret, last_step = 0
      where t.confirmed_at is null`,
    [staff.id, seal(secret, staff.id, config.authSecret)],
  )
  if (!rowCount) throw new Fault('second-factor-on')
  return { secret: base32(secret), uri: otpauthUri(secret, staff.email) }
}

/** Turns it on; the recovery codes are in the answer and nowhere else. */
export async function confirmTotp(
  deps: SecondFactorDeps,
  tx: Transaction,
  staffId: string,
  code: string,
): Promise<readonly string[]> {
  const at = deps.clock.now()
  const kept = await read(tx.client, staffId, 'for update')
  if (!kept) throw new Fault('not-found')
  if (kept.confirmed_at) throw new Fault('second-factor-on')
  const step = matchCode(openSecret(deps, staffId, kept), squeeze(code), at)
  if (step === null) throw wrongCode()
  await tx.client.query(
    'update staff_totp set confirmed_at = $2, last_step = $3 where staff_id = $1',
    [staffId, at, step],
  )
  await audit(tx, { staffId, action: 'totp.enable', target: staffId, at })
  return setRecoveryCodes(tx, staffId)
}

/** Instead of those of before; they are in the answer and nowhere else. */
async function setRecoveryCodes({ client }: Transaction, staffId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const { rowCount } = await client.query(
    `update staff_totp set recovery_hashes = $2 where staff_id = $1 and confirmed_at is not null`,
    [staffId, codes.map((each) => hashRecoveryCode(staffId, each))],
  )
  if (rowCount !== 1) throw new Fault('not-found')
  return codes
}

/** New ones while it stays on. */
export async function renewRecoveryCodes(tx: Transaction, staffId: string, at: Date) {
  await audit(tx, { staffId, action: 'totp.recovery', target: staffId, at })
  return setRecoveryCodes(tx, staffId)
}

/** By its shape: six digits are from the authenticator app. */
export const isRecoveryCode = (typed: string) => !/^\d{6}$/.test(squeeze(typed))

/** A recovery code has too many bits to be guessed, so it is taken however many were wrong. */
export const limitCode = async (
  deps: Pick<Engine, 'database'>,
  guesser: Guesser,
  typed: string,
): Promise<void> => {
  if (isShort(squeeze(typed))) await limitCodesOf(deps, guesser)
}

const isShort = (code: string) => code.length < RECOVERY_CHARACTERS

/** Whether this is somebody's code right now. Each code, of either kind, works once. */
export async function spendSecondFactor(
  deps: SecondFactorDeps,
  staffId: string,
  typed: string,
): Promise<boolean> {
  const { pool } = deps.database
  const code = squeeze(typed)
  if (isRecoveryCode(code)) return spendRecoveryCode(pool, staffId, code)
  const kept = await read(pool, staffId)
  if (!kept?.confirmed_at) return false
  const step = matchCode(openSecret(deps, staffId, kept), code, deps.clock.now())
  if (step === null) return false
  const { rowCount } = await pool.query(
    'update staff_totp set last_step = $2 where staff_id = $1 and last_step < $2',
    [staffId, step],
  )
  return rowCount === 1
}

async function spendRecoveryCode(db: Queryable, staffId: string, code: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update staff_totp set recovery_hashes = array_remove(recovery_hashes, $2)
      where staff_id = $1 and confirmed_at is not null and $2 = any(recovery_hashes)`,
    [staffId, hashRecoveryCode(staffId, code)],
  )
  return rowCount === 1
}

export async function dropTotp(tx: Transaction, staffId: string): Promise<void> {
  await tx.client.query('delete from staff_totp where staff_id = $1', [staffId])
}

export const wrongCode = () =>
  new Fault('invalid-input', { code: 'That code is not right, or it was used before.' })

function openSecret(
  { config, log }: SecondFactorDeps,
  staffId: string,
  { secret }: FactorRow,
): Buffer {
  try {
    return unseal(secret, staffId, config.authSecret)
  } catch (error) {
    log.error({ staffId }, 'a second factor cannot be read: was AUTH_SECRET changed')
    throw error
  }
}

/** In capitals, which cannot be mistaken for digits here: the alphabet has no 0 and no 1. */
const newRecoveryCode = () => (base32(randomBytes(RECOVERY_BYTES)).match(/.{4}/g) ?? []).join('-')

/** Spaces and hyphens are for the eye, and phones like to begin with a capital. */
const squeeze = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase()

/** The code has 120 random bits, so a fast hash is enough. */
const hashRecoveryCode = (staffId: string, code: string) =>
  createHash('sha256')
    .update(`${staffId} ${squeeze(code)}`)
    .digest('base64url')
