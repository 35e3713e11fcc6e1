import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '#server/db/database.ts'
import { matchInvitations } from '#server/groups/members/received-invitations.ts'
import { Fault } from '#server/http/fault.ts'
import { newProfile } from '#server/users/new-profile.ts'
import { insertProfile, setProfilePhone } from '#server/users/profiles.ts'
import type { IdentityParts } from '../better-auth.ts'
import { enter, nowhere, takenInstead } from '../enter.ts'
import type { PhoneIdentity, Sessions } from '../identity.ts'
import { placeholderFor } from '../placeholder-email.ts'
import { notePlace } from '../session/known-places.ts'

const phoneTaken = () => new Fault('phone-taken')

/** One statement that does the same for every number, so that time does not tell. */
const byPhone = {
  name: 'identity-by-phone',
  text: `select (select id from identity.users where phone_number = $1) as id`,
}

/** By phone. Whether the number is theirs has been proven by a code. */
export function phoneIdentity(parts: IdentityParts, { evict }: Sessions): PhoneIdentity {
  const { database, clock, engineOn } = parts

  async function findByPhone(phoneNumber: string): Promise<string | null> {
    const { rows } = await database.pool.query({ ...byPhone, values: [phoneNumber] })
    return rows[0]?.id ?? null
  }

  return {
    isPhoneKnown: async (phoneNumber) => (await findByPhone(phoneNumber)) !== null,
    async signUpByPhone(phone, profile, device = nowhere) {
      const uid = randomUUIDv7()
      const at = clock.now()
      await database
        .transact(async (tx) => {
          const { internalAdapter } = await engineOn(tx.sql)
          const when = { createdAt: at, updatedAt: at }
          const email = placeholderFor(uid)
          await internalAdapter.createUser(
            { id: uid, email, name: profile.name, emailVerified: false, ...when },
            { method: 'phone-number' },
          )
          await setPhone(tx, uid, phone)
          await insertProfile(tx, newProfile(uid, { ...profile, phone }, at))
          await notePlace(tx, uid, device.address, at)
          await matchInvitations(parts, tx, uid, at)
        })
        .catch(takenInstead(phoneTaken))
      return uid
    },
    async signInByPhone(phoneNumber, device = nowhere) {
      const uid = await findByPhone(phoneNumber)
      if (!uid) throw new Fault('no-user-with-phone')
      return enter(parts, uid, device, { ...byPhone, values: [phoneNumber] })
    },
    changePhone: ({ uid, sessionId }, phone) =>
      database
        .transact(async (tx) => {
          await evict(tx, uid, sessionId)
          const before = await setPhone(tx, uid, phone)
          const at = clock.now()
          await setProfilePhone(tx, uid, phone, at)
          await matchInvitations(parts, tx, uid, at)
          return before
        })
        .catch(takenInstead(phoneTaken)),
  }
}

/** Answers the number before. */
export async function setPhone({ client }: Transaction, uid: string, phone: string | null) {
  const { rows } = await client.query<{ phone_number: string | null }>(
    `update identity.users u set phone_number = $2 from identity.users before
      where u.id = $1 and before.id = u.id returning before.phone_number`,
    [uid, phone],
  )
  return rows[0]?.phone_number ?? null
}
