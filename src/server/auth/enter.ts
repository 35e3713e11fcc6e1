import type { QueryConfig } from 'pg'
import { sqlState } from '../db/transaction.ts'
import { matchInvitations } from '../groups/members/received-invitations.ts'
import { Fault } from '../http/fault.ts'
import { noteLogin, readProfile } from '../users/profiles.ts'
import type { IdentityParts } from './better-auth.ts'
import type { Device, NewSession } from './identity.ts'
import { lockIdentity } from './session/evict.ts'
import { noteDevice } from './session/note-device.ts'
import { beginSession, dropEndedSessions } from './session/sessions.ts'

const UNIQUE_VIOLATION = '23505'

export const nowhere: Device = { address: '', userAgent: '' }

/**
 * A session for somebody who has proven who they are, if their profile is active. What they proved
 * may have changed meanwhile: `stillLetsIn` asks once more, while nothing of it can change.
 */
export async function enter(
  parts: IdentityParts,
  uid: string,
  device: Device,
  stillLetsIn: QueryConfig,
): Promise<NewSession> {
  const { database, clock } = parts
  const at = clock.now()
  const token = await database.transact(async (tx) => {
    await lockIdentity(tx, uid)
    const { rows } = await tx.client.query<{ id: string }>(stillLetsIn)
    if (rows[0]?.id !== uid) throw new Fault('wrong-credentials')
    const profile = await readProfile(tx.client, uid)
    if (profile?.status !== 'active') throw new Fault('account-not-active')
    await noteLogin(tx, uid, at)
    await dropEndedSessions(tx, uid, at)
    const begun = await beginSession(tx, uid, device, at)
    await noteDevice(parts, tx, { uid, token: begun }, device, at)
    await matchInvitations(parts, tx, uid, at)
    return begun
  })
  return { uid, token }
}

/** Two at once with one address or number: the second finds the first only here. */
export const takenInstead = (taken: () => Fault) => (error: unknown) => {
  throw sqlState(error) === UNIQUE_VIOLATION ? taken() : error
}
