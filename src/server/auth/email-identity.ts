import { randomUUIDv7 } from 'node:crypto'
import { weaknessOf } from '#contract/entities/password.ts'
import type { SignupBody } from '#contract/entities/session.ts'
import type { Transaction } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { newProfile } from '../users/new-profile.ts'
import { insertProfile, readProfile, setProfileEmail } from '../users/profiles.ts'
import type { IdentityParts } from './better-auth.ts'
import type { IdentityEngine } from './better-auth-engine.ts'
import { createIdentity } from './create-identity.ts'
import { enter, nowhere, takenInstead } from './enter.ts'
import type { EmailIdentity, Sessions } from './identity.ts'
import { isPlaceholder } from './placeholder-email.ts'
import { beginSession } from './sessions.ts'

export const emailTaken = () =>
  new Fault('email-taken', { email: 'This email is already in use. Please log in.' })

/** Email and password. */
export function emailIdentity(parts: IdentityParts, sessions: Sessions): EmailIdentity {
  const { database, clock, engine, engineOn } = parts

  async function signUp({ password, ...user }: SignupBody, device = nowhere) {
    const { internalAdapter, password: passwords } = await engine
    if (await internalAdapter.findUserByEmail(user.email)) throw emailTaken()
    // Hashing takes long, so it is done before a connection is held.
    const passwordHash = await passwords.hash(password)
    const uid = randomUUIDv7()
    const at = clock.now()
    const token = await database
      .transact(async (tx) => {
        const within = await engineOn(tx.sql)
        await createIdentity(within, { uid, ...user, passwordHash, at })
        await insertProfile(tx, newProfile(uid, user, at))
        return beginSession(within, uid, device, at)
      })
      .catch(takenInstead(emailTaken))
    return { uid, token }
  }

  async function hashOf(uid: string): Promise<string | null> {
    const { rows } = await database.pool.query<{ password: string | null }>(
      `select password from identity.accounts where user_id = $1 and provider_id = 'credential'`,
      [uid],
    )
    return rows[0]?.password ?? null
  }

  async function checkPassword(uid: string, given: string | undefined, field = 'password') {
    const hash = await hashOf(uid)
    if (!hash) return
    const isRight = given && (await (await engine).password.verify({ hash, password: given }))
    if (!isRight) throw new Fault('invalid-input', { [field]: 'This is not your password.' })
  }

  async function setPassword(tx: Transaction, uid: string, hash: string) {
    await tx.client.query(
      `insert into identity.accounts
          (id, user_id, provider_id, account_id, password, created_at, updated_at)
        values ($1, $2, 'credential', $3, $4, $5, $5)
        on conflict (provider_id, account_id) do update
          set password = excluded.password, updated_at = excluded.updated_at`,
      [randomUUIDv7(), uid, uid, hash, clock.now()],
    )
  }

  async function refusePersonal(uid: string, password: string) {
    const profile = await readProfile(database.pool, uid)
    const wrong = weaknessOf(password, [profile?.email ?? '', profile?.name ?? ''].filter(Boolean))
    if (wrong) throw new Fault('invalid-input', { password: wrong })
  }

  return {
    signUp,
    async signIn({ email, password }, device = nowhere) {
      const uid = await findByPassword(await engine, email, password)
      if (!uid) throw new Fault('wrong-credentials')
      return enter(parts, uid, device)
    },
    async findByEmail(email) {
      const found = await (await engine).internalAdapter.findUserByEmail(email)
      if (!found || isPlaceholder(email)) return null
      return { uid: found.user.id, name: found.user.name }
    },
    async setEmail(tx, uid, email) {
      const at = clock.now()
      const set = `update identity.users u set email = $2, email_verified = true, updated_at = $3
        from identity.users before where u.id = $1 and before.id = u.id returning before.email`
      const { rows } = await tx.client
        .query<{ email: string }>(set, [uid, email, at])
        .catch(takenInstead(emailTaken))
      await setProfileEmail(tx, uid, email, at)
      const before = rows[0]?.email
      return before && before !== email && !isPlaceholder(before) ? before : null
    },
    async changePassword({ uid, sessionId }, { current, password }) {
      await checkPassword(uid, current, 'current')
      await refusePersonal(uid, password)
      const hash = await (await engine).password.hash(password)
      await database.transact(async (tx) => {
        await setPassword(tx, uid, hash)
        await sessions.endSessions(tx, uid, sessionId)
      })
    },
    async resetPassword(uid, password, claim) {
      await refusePersonal(uid, password)
      const hash = await (await engine).password.hash(password)
      await database.transact(async (tx) => {
        await claim(tx)
        await setPassword(tx, uid, hash)
        await sessions.endSessions(tx, uid)
      })
    },
    checkPassword,
  }
}

/** The same work whether or not the address is known, so that time does not tell. */
async function findByPassword(
  engine: IdentityEngine,
  email: string,
  password: string,
): Promise<string | null> {
  const found = await engine.internalAdapter.findUserByEmail(email, { includeAccounts: true })
  const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password
  if (!found || !hash) {
    await engine.password.hash(password)
    return null
  }
  return (await engine.password.verify({ hash, password })) ? found.user.id : null
}
