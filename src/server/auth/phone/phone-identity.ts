import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '#server/db/database.ts'
import { matchInvitations } from '#server/groups/members/received-invitations.ts'
import { Fault } from '#server/http/fault.ts'
import { newProfile } from '#server/users/new-profile.ts'
import { insertProfile, setProfilePhone } from '#server/users/profiles.ts'
import type { IdentityParts } from '../better-auth.ts'
import { enter, nowhere, takenInstead } from '../enter.ts'
import type { Caller, PhoneIdentity, Sessions } from '../identity.ts'
import { placeholderFor } from '../placeholder-email.ts'
import { lockIdentity } from '../session/evict.ts'
import { notePlace } from '../session/known-places.ts'
import { readWays, type WaysIn } from '../ways-in.ts'

const phoneTaken = () => new Fault('phone-taken')

/** One statement that does the same for every number, so that time does not tell. */
const byPhone = {
  name: 'identity-by-phone',
  text: `select (select id from identity.users where phone_number = $1) as id`,
}

const stillByPhone = `update identity.users set phone_used_at = $2
  where phone_number = $1 returning id`

/** By phone. Whether the number is theirs has been proven by a code. */
export function phoneIdentity(parts: IdentityParts, { evict }: Sessions): PhoneIdentity {
  const { database, clock, engineOn } = parts

  async function findByPhone(phoneNumber: string): Promise<string | null> {
    const { rows } = await database.pool.query({ ...byPhone, values: [phoneNumber] })
    return rows[0]?.id ?? null
  }

  async function replacePhone(tx: Transaction, caller: Caller, phone: string | null) {
    const { uid, sessionId } = caller
    await evict(tx, uid, sessionId)
    const at = clock.now()
    const before = await setPhone(tx, uid, phone, at)
    await setProfilePhone(tx, uid, phone, at)
    await matchInvitations(parts, tx, uid, at)
    return before
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
          await setPhone(tx, uid, phone, at)
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
      const isStill = { name: 'still-by-phone', text: stillByPhone }
      return enter(parts, uid, device, { ...isStill, values: [phoneNumber, clock.now()] })
    },
    changePhone: (caller, phone) =>
      database.transact((tx) => replacePhone(tx, caller, phone)).catch(takenInstead(phoneTaken)),
    removePhone: (caller) =>
      database.transact(async (tx) => {
        await lockIdentity(tx, caller.uid)
        const ways = await readWays(tx.client, caller.uid)
        if (!ways?.phone) return null
        if (!(await leadsInByMail(tx, caller.uid, ways))) throw new Fault('last-way-in')
        return replacePhone(tx, caller, null)
      }),
  }
}

/** Whether somebody can come in, or ask for a new password, by the address they have. */
export async function leadsInByMail({ client }: Transaction, uid: string, { email }: WaysIn) {
  if (!email || email.isProven) return email !== null
  const { rowCount } = await client.query(
    `select from identity.accounts
      where user_id = $1 and provider_id = 'credential' and password is not null`,
    [uid],
  )
  return rowCount === 1
}

/** Answers the number before. */
export async function setPhone(
  { client }: Transaction,
  uid: string,
  phone: string | null,
  at: Date,
) {
  const { rows } = await client.query<{ to: string | null; since: Date }>(
    `update identity.users u set phone_number = $2,
        phone_since = case when u.phone_number = $2 then u.phone_since else $3 end
      from identity.users before where u.id = $1 and before.id = u.id
      returning before.phone_number as to,
        coalesce(before.phone_since, before.created_at) as since`,
    [uid, phone, at],
  )
  const { to = null, since = at } = rows[0] ?? {}
  return to === null ? null : { to, since }
}
