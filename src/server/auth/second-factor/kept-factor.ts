import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { TotpEnrolAnswer, TotpStateAnswer } from '#contract/identity/second-factor.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { seal, unseal } from './seal.ts'
import { base32, matchCode, otpauthUri } from './totp.ts'

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 15
const RECOVERY_CHARACTERS = 24

export type FactorDeps = Pick<Engine, 'clock' | 'log'> & {
  readonly config: Pick<Engine['config'], 'authSecret'>
  readonly database: Pick<Engine['database'], 'pool'>
}
type Queryable = Pick<pg.Pool, 'query'>

interface FactorRow {
  readonly secret: Buffer
  readonly confirmed_at: Date | null
  readonly last_step: number
  readonly recovery_hashes: readonly string[]
}

/** Whose second factors these are: those of the staff and of users are kept apart. */
interface Place {
  readonly table: 'staff_totp' | 'identity.totp'
  readonly owner: 'staff_id' | 'user_id'
}

/** Setting up, asking for and turning off an authenticator app with its recovery codes. */
export class KeptFactor {
  readonly #table: Place['table']
  readonly #owner: Place['owner']

  constructor({ table, owner }: Place) {
    this.#table = table
    this.#owner = owner
  }

  async #read(db: Queryable, id: string, lock = ''): Promise<FactorRow | null> {
    const { rows } = await db.query<FactorRow>(
      `select secret, confirmed_at, last_step, recovery_hashes from ${this.#table}
        where ${this.#owner} = $1 ${lock}`,
      [id],
    )
    return rows[0] ?? null
  }

  async state(db: Queryable, id: string): Promise<TotpStateAnswer> {
    const kept = await this.#read(db, id)
    const isOn = kept?.confirmed_at != null
    return { isOn, recoveryCodesLeft: isOn ? kept.recovery_hashes.length : 0 }
  }

  /** A new secret, which counts only once a code has confirmed it. */
  async enrol(deps: FactorDeps, id: string, account: string): Promise<TotpEnrolAnswer> {
    const secret = randomBytes(SECRET_BYTES)
    const { rowCount } = await deps.database.pool.query(
      `insert into ${this.#table} as t (${this.#owner}, secret, last_step, recovery_hashes)
        values ($1, $2, 0, '{}')
        on conflict (${this.#owner}) do update set secret = excluded.secret, last_step = 0
        where t.confirmed_at is null`,
      [id, seal(secret, id, deps.config.authSecret)],
    )
    if (!rowCount) throw new Fault('second-factor-on')
    return { secret: base32(secret), uri: otpauthUri(secret, account) }
  }

  /** Turns it on; the recovery codes are in the answer and nowhere else. */
  async confirm(deps: FactorDeps, tx: Transaction, id: string, code: string) {
    const at = deps.clock.now()
    const kept = await this.#read(tx.client, id, 'for update')
    if (!kept) throw new Fault('not-found')
    if (kept.confirmed_at) throw new Fault('second-factor-on')
    const step = matchCode(openSecret(deps, id, kept), squeeze(code), at)
    if (step === null) throw wrongCode()
    await tx.client.query(
      `update ${this.#table} set confirmed_at = $2, last_step = $3 where ${this.#owner} = $1`,
      [id, at, step],
    )
    return this.setRecoveryCodes(tx, id)
  }

  /** Instead of those of before; they are in the answer and nowhere else. */
  async setRecoveryCodes({ client }: Transaction, id: string): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
    const { rowCount } = await client.query(
      `update ${this.#table} set recovery_hashes = $2
        where ${this.#owner} = $1 and confirmed_at is not null`,
      [id, codes.map((each) => hashRecoveryCode(id, each))],
    )
    if (rowCount !== 1) throw new Fault('not-found')
    return codes
  }

  /** Whether this is somebody's code right now. Each code, of either kind, works once. */
  async spend(deps: FactorDeps, db: Queryable, id: string, typed: string): Promise<boolean> {
    const code = squeeze(typed)
    if (isRecoveryCode(code)) return this.#spendRecoveryCode(db, id, code)
    const kept = await this.#read(db, id)
    if (!kept?.confirmed_at) return false
    const step = matchCode(openSecret(deps, id, kept), code, deps.clock.now())
    if (step === null) return false
    const { rowCount } = await db.query(
      `update ${this.#table} set last_step = $2 where ${this.#owner} = $1 and last_step < $2`,
      [id, step],
    )
    return rowCount === 1
  }

  async #spendRecoveryCode(db: Queryable, id: string, code: string): Promise<boolean> {
    const { rowCount } = await db.query(
      `update ${this.#table} set recovery_hashes = array_remove(recovery_hashes, $2)
        where ${this.#owner} = $1 and confirmed_at is not null and $2 = any(recovery_hashes)`,
      [id, hashRecoveryCode(id, code)],
    )
    return rowCount === 1
  }

  /** False where it is older, or none: one that was only being set up goes as well. */
  async dropSince({ client }: Transaction, id: string, since: Date): Promise<boolean> {
    const { rows } = await client.query<FactorRow>(
      `delete from ${this.#table} where ${this.#owner} = $1
        and (confirmed_at is null or confirmed_at >= $2) returning confirmed_at`,
      [id, since],
    )
    return rows[0]?.confirmed_at != null
  }

  /** False where there was none. */
  async drop({ client }: Transaction, id: string): Promise<boolean> {
    const { rows } = await client.query<FactorRow>(
      `delete from ${this.#table} where ${this.#owner} = $1 returning confirmed_at`,
      [id],
    )
    return rows[0]?.confirmed_at != null
  }
}

/** By its shape: six digits are from the authenticator app. */
export const isRecoveryCode = (typed: string) => !/^\d{6}$/.test(squeeze(typed))

/** A recovery code has too many bits to be guessed, so it is taken however many were wrong. */
export const isGuessable = (typed: string) => squeeze(typed).length < RECOVERY_CHARACTERS

export const wrongCode = () =>
  new Fault('invalid-input', { code: 'That code is not right, or it was used before.' })

function openSecret({ config, log }: FactorDeps, owner: string, { secret }: FactorRow): Buffer {
  try {
    return unseal(secret, owner, config.authSecret)
  } catch (error) {
    log.error({ owner }, 'a second factor cannot be read: was AUTH_SECRET changed')
    throw error
  }
}

/** In capitals, which cannot be mistaken for digits here: the alphabet has no 0 and no 1. */
const newRecoveryCode = () => (base32(randomBytes(RECOVERY_BYTES)).match(/.{4}/g) ?? []).join('-')

/** Spaces and hyphens are for the eye, and phones like to begin with a capital. */
const squeeze = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase()

/** The code has 120 random bits, so a fast hash is enough. */
const hashRecoveryCode = (owner: string, code: string) =>
  createHash('sha256')
    .update(`${owner} ${squeeze(code)}`)
    .digest('base64url')
