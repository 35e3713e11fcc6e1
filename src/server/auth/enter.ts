import type { QueryConfig } from 'pg'
import { secondWays } from '#contract/identity/second-factor.ts'
import type { Transaction } from '../db/database.ts'
import { sqlState } from '../db/transaction.ts'
import { matchInvitations } from '../groups/members/received-invitations.ts'
import { Fault, SecondNeeded } from '../http/fault.ts'
import { noteLogin, readProfile } from '../users/profiles.ts'
import type { IdentityParts } from './better-auth.ts'
import type { Device, NewSession, SecondIdentity } from './identity.ts'
import { hasPasskeys } from './passkeys/passkey-place.ts'
import { hasSecondFactor } from './second-factor/user-factor.ts'
import { noteEvent } from './security-events.ts'
import { lockIdentity } from './session/evict.ts'
import { noteDevice } from './session/note-device.ts'
import { beginSession, dropEndedSessions } from './session/sessions.ts'
import { newTicket, takingTicket } from './tickets.ts'

const UNIQUE_VIOLATION = '23505'

export const nowhere: Device = { address: '', userAgent: '' }

/**
 * A session for somebody who has proven who they are, if their profile is active. What they proved
 * may have changed meanwhile: `stillLetsIn` asks once more, while nothing of it can change. Who has
 * a second factor gets a ticket, and comes again with what `second` takes.
 */
export async function enter(
  parts: IdentityParts,
  uid: string,
  device: Device,
  stillLetsIn: QueryConfig,
  second?: (tx: Transaction) => Promise<void>,
): Promise<NewSession> {
  const { database, clock } = parts
  const at = clock.now()
  const begun = await database.transact(async (tx) => {
    await lockIdentity(tx, uid)
    const { rows } = await tx.client.query<{ id: string }>(stillLetsIn)
    if (rows[0]?.id !== uid) throw new Fault('wrong-credentials')
    const profile = await readProfile(tx.client, uid)
    if (profile?.status !== 'active') throw new Fault('account-not-active')
    if (second) await second(tx)
    else if (await hasSecondFactor(tx.client, uid)) {
      return { ticket: await newTicket(tx.client, { purpose: 'log-in', uid }, at) }
    }
    await noteLogin(tx, uid, at)
    await dropEndedSessions(tx, uid, at)
    const token = await beginSession(tx, uid, device, at)
    await noteDevice(parts, tx, { uid, token }, device, at)
    await noteEvent(tx.client, { uid, what: 'log-in', device, at })
    await matchInvitations(parts, tx, uid, at)
    return token
  })
  if (typeof begun === 'string') return { uid, token: begun }
  const canGive = await hasPasskeys(parts, uid)
  throw new SecondNeeded({
    ...begun,
    methods: secondWays.filter((way) => way !== 'passkey' || canGive),
  })
}

/** Two at once with one address or number: the second finds the first only here. */
export const takenInstead = (taken: () => Fault) => (error: unknown) => {
  throw sqlState(error) === UNIQUE_VIOLATION ? taken() : error
}

/** Coming in by the second of two things; the first is what the ticket was given for. */
export const secondIdentity = (parts: IdentityParts): SecondIdentity => ({
  async signInBySecond(uid, ticket, second, device) {
    try {
      return await enter(parts, uid, device, takingTicket('log-in', ticket), second)
    } catch (error) {
      // Used up meanwhile, or void because a way in was changed.
      const isGone = error instanceof Fault && error.code === 'wrong-credentials'
      throw isGone ? new Fault('ticket-over') : error
    }
  },
})
