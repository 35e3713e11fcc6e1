import { randomUUIDv7 } from 'node:crypto'
import type { GroupRow } from '#contract/groups/entities.ts'
import { limits } from '#contract/limits.ts'
import type { TakeSeatBody } from '#contract/seats/calls.ts'
import { takenProblem } from '#domain/names/look-alikes.ts'
import { identityEngine } from '../auth/better-auth-engine.ts'
import type { Device, NewSession } from '../auth/identity.ts'
import { placeholderFor } from '../auth/placeholder-email.ts'
import { beginSession } from '../auth/session/sessions.ts'
import type { Transaction } from '../db/database.ts'
import { invalid } from '../documents/validate.ts'
import type { Engine } from '../engine.ts'
import { acceptInvitation } from '../groups/members/answer-invitation.ts'
import { currentMembers, lockGroup, memberIn } from '../groups/open-group.ts'
import { hashToken } from '../http/bearer-token.ts'
import { takeToken, takeTokenFrom } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'
import { newProfile } from '../users/new-profile.ts'
import { insertProfile } from '../users/profiles.ts'
import { findSeat } from './look-at-seat.ts'

const HOUR_S = 3600
/** So long the device that took a seat may ask for it again, should the answer be lost. */
const ASKED_AGAIN_MS = 600_000

/** Takes part in the group of a link from now on, as a name that is free or as somebody new. */
export async function takeSeat(
  engine: Engine,
  body: TakeSeatBody,
  device: Device,
): Promise<NewSession> {
  const { clock, database } = engine
  const limit = limits.seatsFromNetworkPerHour
  const from = { kind: 'seat-take', address: device.address, limit, windowS: HOUR_S }
  await takeTokenFrom(database, from)
  const now = clock.now()
  return database.transact(async (tx) => {
    const again = await takenBefore(tx, body, now)
    const uid = again ?? (await sitDown(engine, tx, body, now))
    return { uid, token: await beginSession(tx, uid, device, now, true) }
  })
}

/** The seat this device took a moment ago, by the same link. */
async function takenBefore({ client }: Transaction, { key, token }: TakeSeatBody, now: Date) {
  const { rows } = await client.query<{ uid: string }>(
    `select s.user_id as uid from guest_seats s
        join invitation_secrets i on i.invitation_id = s.invitation_id
      where s.key_hash = $1 and i.token_hash = $2 and s.taken_at > $3 for update of s`,
    [hashToken(key), hashToken(token), new Date(now.getTime() - ASKED_AGAIN_MS)],
  )
  return rows[0]?.uid ?? null
}

/** By the name that is waiting for them, or their own: never by that of another. */
function nameFor(group: GroupRow, memberId: string | null, { name, newMemberId }: TakeSeatBody) {
  if (memberId === null) {
    if (name === null) throw invalid([['name', 'Enter your name.']])
    const taken = takenProblem(currentMembers(group), { memberId: newMemberId, name })
    if (taken) throw invalid([['name', taken]])
    return name
  }
  const member = memberIn(group, memberId)
  if (!member) throw new Fault('invitation-over')
  if (member.uid !== null) throw new Fault('seat-taken')
  return member.name
}

async function sitDown(
  engine: Engine,
  tx: Transaction,
  body: TakeSeatBody,
  now: Date,
): Promise<string> {
  const { config, log } = engine
  const uid = randomUUIDv7()
  const { token, newMemberId, timezone, locale } = body
  const { invitation, group: seen } = await findSeat(tx.client, token, now)
  const grant = { tokenId: uid, may: invitation.guests, place: seen.id, isSeat: true } as const
  const say = async () => false
  const countTry = async () => undefined
  const context = { tx, caller: { uid, sessionId: uid, grant }, now, log, say, countTry }
  // As it is once nobody else can sit down: of two at once, one finds the name taken.
  const { group = seen } = await lockGroup(context, seen.id)
  const chosen = invitation.memberId ?? body.memberId
  const name = nameFor(group, chosen, body)
  await takeToken(
    { pool: tx.client },
    {
      bucket: `seats:${invitation.id}`,
      limit: limits.seatsByLink,
      windowS: limits.invitationLifeS,
    },
  )
  const { internalAdapter } = await identityEngine(tx.sql, config, log)
  const when = { createdAt: now, updatedAt: now }
  const who = { id: uid, email: placeholderFor(uid), name, emailVerified: false }
  await internalAdapter.createUser({ ...who, ...when }, { method: 'guest' })
  const wishes = { name, currency: group.currency, timezone, locale }
  await insertProfile(tx, { ...newProfile(uid, wishes, now), guestOf: group.id })
  await tx.client.query(
    `insert into guest_seats (user_id, invitation_id, key_hash, taken_at) values ($1, $2, $3, $4)`,
    [uid, invitation.id, hashToken(body.key), now],
  )
  tx.by = uid
  await acceptInvitation(context, { token, memberId: chosen, newMemberId })
  return uid
}
