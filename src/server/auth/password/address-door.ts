import type { Transaction } from '#server/db/database.ts'
import { matchInvitations } from '#server/groups/members/received-invitations.ts'
import { Fault } from '#server/http/fault.ts'
import { setProfileEmail, setProfilePhone } from '#server/users/profiles.ts'
import type { IdentityParts } from '../better-auth.ts'
import { takenInstead } from '../enter.ts'
import type { EmailIdentity, KnownAddress, Sessions } from '../identity.ts'
import { setPhone } from '../phone/phone-identity.ts'
import { isPlaceholder } from '../placeholder-email.ts'
import { hasSecondFactor, hasYoungFactor } from '../second-factor/user-factor.ts'
import { lockIdentity } from '../session/evict.ts'
import { dropUndoLinks, noteChange, undoLinkEnd } from '../undo-links.ts'
import { isEstablished, losesPhone, readWays } from '../ways-in.ts'
import { freeAddress } from './free-address.ts'

export const emailTaken = () =>
  new Fault('email-taken', { email: 'This email is already in use. Please log in.' })

/** Said to somebody who is signed in. */
export const emailOfAnother = () =>
  new Fault('email-taken', { email: 'Another account has this email.' })

const byAddress = `select id as uid, name, email_verified as "isVerified"
  from identity.users where email = lower($1)`

type AddressDoor = Pick<EmailIdentity, 'findByEmail' | 'setEmail' | 'proveEmail'>

/** `email_since` stays where the address does. */
const set = `update identity.users u set email = $2, email_verified = true, updated_at = $3,
    email_since = case when u.email = $2 then u.email_since else $3 end,
    email_proven_at = case when u.email = $2 and u.email_verified then u.email_proven_at else $3 end
  from identity.users before where u.id = $1 and before.id = u.id
  returning before.email, before.email_verified as "isVerified",
    coalesce(before.email_since, before.created_at) as since`

interface Before {
  readonly email: string
  readonly isVerified: boolean
  readonly since: Date
}

/** Whose address is whose. */
export function addressDoor({ database, clock, log }: IdentityParts, { evict }: Sessions) {
  async function setEmail(tx: Transaction, uid: string, email: string, keep?: string) {
    const at = clock.now()
    await lockIdentity(tx, uid)
    await freeAddress({ log }, tx, uid, email, at)
    const { rows } = await tx.client
      .query<Before>(set, [uid, email, at])
      .catch(takenInstead(emailOfAnother))
    const [before] = rows
    const isChanged = before !== undefined && before.email !== email
    if (isChanged) await evict(tx, uid, keep)
    await setProfileEmail(tx, uid, email, at)
    await matchInvitations({ log }, tx, uid, at)
    if (!before?.isVerified) return { email: null, since: null, isChanged }
    return { email: before.email, since: before.since, isChanged }
  }

  const door: AddressDoor = {
    async findByEmail(email) {
      const { rows } = await database.pool.query<Omit<KnownAddress, 'losesPhone' | 'losesFactor'>>(
        byAddress,
        [email],
      )
      const [found] = rows
      const ways = found && (await readWays(database.pool, found.uid))
      if (!ways || isPlaceholder(email)) return null
      const losesFactor = !found.isVerified && (await hasSecondFactor(database.pool, found.uid))
      return { ...found, losesPhone: losesPhone(ways, clock.now()), losesFactor }
    },
    setEmail,
    async proveEmail(tx, uid, email) {
      await lockIdentity(tx, uid)
      const at = clock.now()
      const { rows } = await tx.client.query<{ uid: string }>(byAddress, [email])
      const ways = await readWays(tx.client, uid)
      if (rows[0]?.uid !== uid || !ways?.email) throw new Fault('link-expired')
      // Against a younger address the ways of before keep theirs: it may be an intruder's.
      // So does one that asked for a code of a factor that is new: it shut its owner out.
      const isAboveAll =
        !ways.email.isProven ||
        (isEstablished(ways.email, ways, at) && !(await hasYoungFactor(tx.client, uid, at)))
      if (isAboveAll) await dropUndoLinks(tx, uid, 'reset')
      const removed = losesPhone(ways, at) ? ways.phone : null
      if (removed) {
        await setPhone(tx, uid, null, at)
        await setProfilePhone(tx, uid, null, at)
        const change = { about: 'phone', before: removed.to, since: removed.since } as const
        // Where it may be an intruder's, nothing is to put it back.
        if (!isAboveAll) await noteChange(tx.client, uid, change, undoLinkEnd(at))
      }
      await setEmail(tx, uid, email)
      return { removedPhone: removed?.to ?? null }
    },
  }
  return door
}
