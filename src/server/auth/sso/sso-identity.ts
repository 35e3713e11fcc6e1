import { randomUUIDv7 } from 'node:crypto'
import { newcomer } from '#contract/identity/session.ts'
import type { Transaction } from '#server/db/database.ts'
import { matchInvitations } from '#server/groups/members/received-invitations.ts'
import { Fault } from '#server/http/fault.ts'
import { newProfile } from '#server/users/new-profile.ts'
import { insertProfile } from '#server/users/profiles.ts'
import type { IdentityParts } from '../better-auth.ts'
import { enter, takenInstead } from '../enter.ts'
import type { SsoIdentity, SsoNewcomer } from '../identity.ts'
import { freeAddress } from '../password/free-address.ts'
import { noteDevice } from '../session/note-device.ts'
import { beginSession } from '../session/sessions.ts'
import { insertLink } from '../sso-links.ts'

const linkedTo = 'select user_id as id from identity.sso_links where issuer = $1 and subject = $2'
const stillBySso = `update identity.sso_links set last_used_at = $3
  where issuer = $1 and subject = $2 returning user_id as id`

const linkNeeded = () => new Fault('sso-link-needed')

/** The first of what they are called there that is a name here. */
const nameOf = ({ names, email }: SsoNewcomer): string => {
  const [local = ''] = email.split('@')
  for (const name of [...names, local]) {
    const read = newcomer.name.safeParse(name)
    if (read.success && read.data) return read.data
  }
  return 'New here'
}

/** By whoever knows them elsewhere, as the one they are there and never as their address. */
export function ssoIdentity(parts: IdentityParts): SsoIdentity {
  const { database, clock, engineOn, log } = parts

  async function makeAccount(tx: Transaction, uid: string, user: SsoNewcomer, at: Date) {
    const { email } = user
    const name = nameOf(user)
    // Whoever signed up with it just now keeps it until they were asked.
    if (user.isAnew) await freeAddress({ log }, tx, uid, email, at)
    const { internalAdapter } = await engineOn(tx.sql)
    await internalAdapter.createUser(
      { id: uid, email, name, emailVerified: true, createdAt: at, updatedAt: at },
      { method: 'sso' },
    )
    const profile = newProfile(uid, { ...user, name }, at)
    await insertProfile(tx, { ...profile, emailVerified: true, lastLogin: at.toISOString() })
    await insertLink(tx, uid, user, at)
    await matchInvitations(parts, tx, uid, at)
  }

  return {
    async findBySso({ issuer, subject }) {
      const { rows } = await database.pool.query<{ id: string }>(linkedTo, [issuer, subject])
      return rows[0]?.id ?? null
    },
    signInBySso(uid, { issuer, subject }, device) {
      return enter(parts, uid, device, {
        text: stillBySso,
        values: [issuer, subject, clock.now()],
      })
    },
    async signUpBySso(user, device) {
      const uid = randomUUIDv7()
      const at = clock.now()
      const token = await database
        .transact(async (tx) => {
          await makeAccount(tx, uid, user, at)
          const begun = await beginSession(tx, uid, device, at)
          await noteDevice(parts, tx, { uid, token: begun }, device, at)
          return begun
        })
        .catch(takenInstead(linkNeeded))
      return { uid, token }
    },
  }
}
