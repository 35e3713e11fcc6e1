import type { Transaction } from '#server/db/database.ts'
import { matchInvitations } from '#server/groups/members/received-invitations.ts'
import { Fault } from '#server/http/fault.ts'
import { tellFreedEmail } from '#server/notifications/tell-security.ts'
import { setByServer, setProfileEmail, setProfilePhone } from '#server/users/profiles.ts'
import type { IdentityParts } from '../better-auth.ts'
import { takenInstead } from '../enter.ts'
import type { EmailIdentity, KnownAddress, Sessions } from '../identity.ts'
import { setPhone } from '../phone/phone-identity.ts'
import { isPlaceholder, placeholderFor } from '../placeholder-email.ts'
import { lockIdentity } from '../session/evict.ts'

export const emailTaken = () =>
  new Fault('email-taken', { email: 'This email is already in use. Please log in.' })

/** Said to somebody who is signed in. */
export const emailOfAnother = () =>
  new Fault('email-taken', { email: 'Another account has this email.' })

const byAddress = `select id as uid, name, email_verified as "isVerified", phone_number as phone
  from identity.users where email = lower($1)`

type AddressDoor = Pick<EmailIdentity, 'findByEmail' | 'setEmail' | 'proveEmail'>

/** Whose address is whose. */
export function addressDoor({ database, clock, log }: IdentityParts, { evict }: Sessions) {
  async function setEmail(tx: Transaction, uid: string, email: string, keep?: string) {
    const at = clock.now()
    await lockIdentity(tx, uid)
    await freeUnproven({ log }, tx, uid, email, at)
    const set = `update identity.users u set email = $2, email_verified = true, updated_at = $3
      from identity.users before where u.id = $1 and before.id = u.id
      returning before.email, before.email_verified`
    const { rows } = await tx.client
      .query<{ email: string; email_verified: boolean }>(set, [uid, email, at])
      .catch(takenInstead(emailOfAnother))
    const [before] = rows
    const isChanged = before !== undefined && before.email !== email
    if (isChanged) await evict(tx, uid, keep)
    await setProfileEmail(tx, uid, email, at)
    await matchInvitations({ log }, tx, uid, at)
    return { email: before?.email_verified ? before.email : null, isChanged }
  }

  const door: AddressDoor = {
    async findByEmail(email) {
      const { rows } = await database.pool.query<KnownAddress>(byAddress, [email])
      return isPlaceholder(email) ? null : (rows[0] ?? null)
    },
    setEmail,
    async proveEmail(tx, uid, email) {
      await lockIdentity(tx, uid)
      const { rows } = await tx.client.query<KnownAddress>(byAddress, [email])
      const [known] = rows
      if (known?.uid !== uid) throw new Fault('link-expired')
      const removedPhone = known.isVerified ? null : known.phone
      if (removedPhone) {
        await setPhone(tx, uid, null)
        await setProfilePhone(tx, uid, null, clock.now())
      }
      await setEmail(tx, uid, email)
      return { removedPhone }
    },
  }
  return door
}

/**
 * Whoever typed this address and never opened its link has it no longer: its owner has just shown
 * to read its mail. They stay signed in, and are told to enter another.
 */
async function freeUnproven(
  parts: Pick<IdentityParts, 'log'>,
  tx: Transaction,
  owner: string,
  email: string,
  at: Date,
): Promise<void> {
  const { rows } = await tx.client.query<{ id: string }>(
    `select id from identity.users
      where email = lower($2) and id <> $1 and not email_verified for update`,
    [owner, email],
  )
  for (const { id } of rows) {
    await tx.client.query('update identity.users set email = $2, updated_at = $3 where id = $1', [
      id,
      placeholderFor(id),
      at,
    ])
    await tx.client.query('delete from identity.mail_links where user_id = $1', [id])
    await setByServer(tx, id, { email: null, emailVerified: false }, at)
    await tellFreedEmail(parts, tx, id, at)
  }
}
