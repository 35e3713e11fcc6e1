import { randomUUIDv7 } from 'node:crypto'
import type { SignupBody } from '#contract/entities/session.ts'
import { Fault } from '../http/fault.ts'
import { newProfile } from '../users/new-profile.ts'
import { insertProfile } from '../users/profiles.ts'
import { addressDoor, emailTaken } from './address-door.ts'
import type { IdentityParts } from './better-auth.ts'
import type { IdentityEngine } from './better-auth-engine.ts'
import { createIdentity } from './create-identity.ts'
import { enter, nowhere, takenInstead } from './enter.ts'
import type { EmailIdentity, Sessions } from './identity.ts'
import { noteDevice } from './note-device.ts'
import { beginSession } from './sessions.ts'

/** Whom this address and this very password let in. */
const stillByPassword = `select u.id from identity.users u
  join identity.accounts a on a.user_id = u.id and a.provider_id = 'credential'
  where u.email = lower($1) and a.password = $2`

/** Coming in by email and password. */
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
      return enter(parts, found.uid, device, { ...isStill, values: [email, found.hash] })
    },
    ...addressDoor(parts, sessions),
  }
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
