import { randomUUIDv7 } from 'node:crypto'
import type { SignupBody } from '#contract/identity/session.ts'
import { Fault } from '#server/http/fault.ts'
import { newProfile } from '#server/users/new-profile.ts'
import { insertProfile } from '#server/users/profiles.ts'
import { newPasswordWeakness } from '#server/weak-password.ts'
import type { IdentityParts } from '../better-auth.ts'
import type { IdentityEngine } from '../better-auth-engine.ts'
import { createIdentity } from '../create-identity.ts'
import { enter, nowhere, takenInstead } from '../enter.ts'
import type { EmailIdentity, Sessions } from '../identity.ts'
import { noteDevice } from '../session/note-device.ts'
import { beginSession } from '../session/sessions.ts'
import { addressDoor, emailTaken } from './address-door.ts'
import { isOutdated } from './hash-password.ts'

/** Whom this address and this very password let in. */
const stillByPassword = `update identity.users u set password_used_at = $3
  from identity.accounts a where a.user_id = u.id and a.provider_id = 'credential'
    and u.email = lower($1) and a.password = $2 returning u.id`

/** Coming in by email and password. */
export function emailIdentity(parts: IdentityParts, sessions: Sessions): EmailIdentity {
  const { database, clock, engine, engineOn } = parts

  async function signUp({ password, ...user }: SignupBody, device = nowhere) {
    const { internalAdapter, password: passwords } = await engine
    const wrong = newPasswordWeakness(password, [user.email, user.name])
    if (wrong) throw new Fault('invalid-input', { password: wrong })
    if (await internalAdapter.findUserByEmail(user.email)) throw emailTaken()
    // Hashing takes long, so it is done before a connection is held.
    const passwordHash = await passwords.hash(password)
    const uid = randomUUIDv7()
    const at = clock.now()
    const token = await database
      .transact(async (tx) => {
        const within = await engineOn(tx.sql)
        await createIdentity(within, { uid, ...user, passwordHash, at })
        const lastLogin = at.toISOString()
        await insertProfile(tx, { ...newProfile(uid, user, at), lastLogin })
        const begun = await beginSession(tx, uid, device, at)
        await noteDevice(parts, tx, { uid, token: begun }, device, at)
        return begun
      })
      .catch(takenInstead(emailTaken))
    return { uid, token }
  }

  return {
    signUp,
    async signIn({ email, password }, device = nowhere) {
      const found = await findByPassword(await engine, email, password)
      if (!found) throw new Fault('wrong-credentials')
      const isStill = { name: 'still-by-password', text: stillByPassword }
      const values = [email, found.hash, clock.now()]
      const session = await enter(parts, found.uid, device, { ...isStill, values })
      if (isOutdated(found.hash)) await renewHash(parts, found.uid, found.hash, password)
      return session
    },
    ...addressDoor(parts, sessions),
  }
}

/** Hashed as it is done by now, unless it was changed meanwhile. */
async function renewHash(parts: IdentityParts, uid: string, before: string, password: string) {
  const hash = await (await parts.engine).password.hash(password)
  const renew = `update identity.accounts set password = $3
    where user_id = $1 and provider_id = 'credential' and password = $2`
  await parts.database.pool.query(renew, [uid, before, hash])
}

/** The same work whether or not the address is known, so that time does not tell. */
async function findByPassword(
  engine: IdentityEngine,
  email: string,
  password: string,
): Promise<{ readonly uid: string; readonly hash: string } | null> {
  const found = await engine.internalAdapter.findUserByEmail(email, { includeAccounts: true })
  const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password
  if (!found || !hash) {
    await engine.password.hash(password)
    return null
  }
  const isRight = await engine.password.verify({ hash, password })
  return isRight ? { uid: found.user.id, hash } : null
}
