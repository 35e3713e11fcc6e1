import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '#server/db/database.ts'
import { Fault } from '#server/http/fault.ts'
import { readProfile } from '#server/users/profiles.ts'
import { newPasswordWeakness } from '#server/weak-password.ts'
import type { IdentityParts } from '../better-auth.ts'
import type { PasswordIdentity, Sessions } from '../identity.ts'
import { rememberDevice } from '../session/note-device.ts'

const sameAsBefore = 'Choose another one than the one you have.'

/** Changing a password, with the old one or without. */
export function passwordIdentity(parts: IdentityParts, sessions: Sessions): PasswordIdentity {
  const { database, clock, engine } = parts

  async function checkPassword(uid: string, given: string | undefined, field = 'password') {
    const hash = await hashOf(parts, uid)
    if (!hash) return
    const isRight = given && (await (await engine).password.verify({ hash, password: given }))
    if (!isRight) throw new Fault('invalid-input', { [field]: 'This is not your password.' })
  }

  /** Hashing takes long, so it is done before a connection is held. */
  async function prepare(uid: string, password: string) {
    const profile = await readProfile(database.pool, uid)
    const personal = [profile?.email ?? '', profile?.name ?? ''].filter(Boolean)
    const wrong = newPasswordWeakness(password, personal)
    if (wrong) throw new Fault('invalid-input', { password: wrong })
    const hash = await (await engine).password.hash(password)
    return (tx: Transaction) => setPassword(tx, uid, hash, clock.now())
  }

  return {
    async changePassword({ uid, sessionId }, { current, password }) {
      await checkPassword(uid, current, 'current')
      if (current === password) throw new Fault('invalid-input', { password: sameAsBefore })
      const set = await prepare(uid, password)
      await database.transact(async (tx) => {
        await sessions.evict(tx, uid, sessionId)
        await set(tx)
      })
    },
    async resetPassword(uid, password, claim, device) {
      const set = await prepare(uid, password)
      return database.transact(async (tx) => {
        const shown = await claim(tx)
        await sessions.evict(tx, uid)
        await set(tx)
        await rememberDevice(tx, uid, device, clock.now())
        return shown
      })
    },
    hasPassword: async (uid) => (await hashOf(parts, uid)) !== null,
    checkPassword,
  }
}

async function hashOf({ database }: IdentityParts, uid: string): Promise<string | null> {
  const { rows } = await database.pool.query<{ password: string | null }>(
    `select password from identity.accounts where user_id = $1 and provider_id = 'credential'`,
    [uid],
  )
  return rows[0]?.password ?? null
}

async function setPassword(tx: Transaction, uid: string, hash: string, at: Date) {
  await tx.client.query(
    `insert into identity.accounts
        (id, user_id, provider_id, account_id, password, created_at, updated_at)
      values ($1, $2, 'credential', $3, $4, $5, $5)
      on conflict (provider_id, account_id) do update
        set password = excluded.password, updated_at = excluded.updated_at`,
    [randomUUIDv7(), uid, uid, hash, at],
  )
}
