import { createHash, randomInt } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import type { Caller, Device, NewSession } from '../auth/identity.ts'
import { beginSession } from '../auth/session/sessions.ts'
import type { Engine } from '../engine.ts'
import { takeToken, takeTokenFrom } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'

const HOUR_S = 3600
/** Nothing that is taken for something else: no I, O, 0 and 1. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CHARACTERS = 8
/** Of everybody together: so few that guessing at all of them finds none. */
const TRIES_OF_ALL = 2000

const newCode = () =>
  Array.from({ length: CHARACTERS }, () => letters[randomInt(letters.length)]).join('')

/** However it was typed. */
const plain = (code: string) => code.toUpperCase().replaceAll(/[ -]/g, '')

const hashCode = (code: string) =>
  createHash('sha256')
    .update(`seat ${plain(code)}`)
    .digest('base64url')

/** One at a time, for ten minutes; the device that asked for it stops once it is used. */
export async function makeSeatCode({ clock, database }: Engine, { uid, grant }: Caller) {
  if (!grant?.isSeat) throw new Fault('not-allowed')
  await takeToken(database, { bucket: `seat-codes:${uid}`, limit: 10, windowS: HOUR_S })
  const code = newCode()
  const until = new Date(clock.now().getTime() + limits.seatCodeLifeS * 1000)
  await database.pool.query(
    'update guest_seats set code_hash = $2, code_until = $3 where user_id = $1',
    [uid, hashCode(code), until],
  )
  return { code, expiresAt: until.toISOString() }
}

/** The guest goes on here, and nowhere else. */
export async function moveSeat(engine: Engine, code: string, device: Device): Promise<NewSession> {
  const { clock, database, identity } = engine
  const limit = limits.seatCodeTriesPerHour
  const from = { kind: 'seat-move', address: device.address, limit, windowS: HOUR_S }
  await takeTokenFrom(database, from)
  await takeToken(database, { bucket: 'seat-moves', limit: TRIES_OF_ALL, windowS: HOUR_S })
  const now = clock.now()
  return database.transact(async (tx) => {
    const { rows } = await tx.client.query<{ uid: string }>(
      `update guest_seats s set code_hash = null, code_until = null from users u
        where s.code_hash = $1 and s.code_until > $2 and u.id = s.user_id and u.status = 'active'
          and exists (select from groups g
            where g.id = u.guest_of and g.member_ids @> array[u.id])
        returning s.user_id as uid`,
      [hashCode(code), now],
    )
    const uid = rows[0]?.uid
    if (!uid) throw new Fault('wrong-code')
    await identity.endSessions(tx, uid)
    return { uid, token: await beginSession(tx, uid, device, now, true) }
  })
}
