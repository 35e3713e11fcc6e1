import { randomUUIDv7 } from 'node:crypto'
import type { SignupBody } from '#contract/entities/session.ts'
import { matchInvitations } from '../groups/received-invitations.ts'
import { Fault } from '../http/fault.ts'
import { newProfile } from '../users/new-profile.ts'
import { insertProfile, noteLogin, setProfileEmail } from '../users/profiles.ts'
import type { IdentityParts } from './better-auth.ts'
import type { IdentityEngine } from './better-auth-engine.ts'
import { createIdentity } from './create-identity.ts'
import { enter, nowhere, takenInstead } from './enter.ts'
import type { EmailIdentity } from './identity.ts'
import { noteDevice } from './note-device.ts'
import { isPlaceholder } from './placeholder-email.ts'
import { beginSession } from './sessions.ts'

export const emailTaken = () =>
  new Fault('email-taken', { email: 'This email is already in use. Please log in.' })

/** Coming in by email and password. */
export function emailIdentity(parts: IdentityParts): EmailIdentity {
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
        await noteLogin(tx, uid, at)
        const begun = await beginSession(within, uid, device, at)
        await noteDevice(parts, tx, { uid, token: begun }, device, at)
        return begun
      })
      .catch(takenInstead(emailTaken))
    return { uid, token }
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
      await matchInvitations(parts, tx, uid, at)
      const before = rows[0]?.email
      return before && before !== email && !isPlaceholder(before) ? before : null
    },
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
