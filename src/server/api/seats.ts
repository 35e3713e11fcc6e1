import type { Hono } from 'hono'
import type { SessionAnswer } from '#contract/identity/session.ts'
import type { NewSession } from '../auth/identity.ts'
import type { Engine } from '../engine.ts'
import type { CallerEnv } from '../http/caller.ts'
import { deviceOf } from '../http/edge/device.ts'
import { keepSeat } from '../seats/keep-seat.ts'
import { lookAtSeat } from '../seats/look-at-seat.ts'
import { makeSeatCode, moveSeat } from '../seats/move-seat.ts'
import { takeSeat } from '../seats/take-seat.ts'
import { requireProfile } from '../users/profiles.ts'
import { userCalls } from './user-calls.ts'

/** Taking part in one group by its link, without an account, and going on with one. */
export function seatRoutes(engine: Engine): Hono<CallerEnv> {
  const { config, database } = engine
  const answer = async ({ uid, token }: NewSession): Promise<SessionAnswer> => ({
    user: await requireProfile(database.pool, uid),
    token,
  })
  return userCalls(engine, {
    'seats.look': ({ body, c }) => lookAtSeat(engine, body.token, deviceOf(c, config)),
    'seats.take': async ({ body, c }) => answer(await takeSeat(engine, body, deviceOf(c, config))),
    'seats.code': ({ caller }) => makeSeatCode(engine, caller),
    'seats.move': async ({ body, c }) =>
      answer(await moveSeat(engine, body.code, deviceOf(c, config))),
    'seats.keep': async ({ body, caller }) => ({
      groupId: await keepSeat(engine, caller, body.seat),
    }),
  })
}
