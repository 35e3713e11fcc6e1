import { createMiddleware } from 'hono/factory'
import { limits } from '#contract/limits.ts'
import { callsOfSeats, seatWords } from '#contract/seats/may.ts'
import type { TokenRight } from '#contract/tokens/entities.ts'
import {
  callsOfTokens,
  needWords,
  reaches,
  type SignedCallName,
  type TokenNeed,
} from '#contract/tokens/may.ts'
import type { Grant } from '../auth/identity.ts'
import type { Engine } from '../engine.ts'
import { bearerOf, type CallerEnv, requireCaller } from './caller.ts'
import { clientAddress } from './edge/client-address.ts'
import { type Counts, takeToken } from './edge/rate-limit.ts'
import { Fault } from './fault.ts'

const limitCalls = (database: Counts, { tokenId }: Grant) =>
  takeToken(database, {
    bucket: `token:${tokenId}`,
    limit: limits.tokenCallsPerMinute,
    windowS: 60,
  })

/** Whether it may make such a call at all; where, is asked where a place is named. */
function requireReach({ may, place }: Grant, need: TokenNeed): void {
  if (need === 'never') throw new Fault('token-may-not')
  const isWide = need !== 'read-all' || place === 'all'
  if (!reaches(may, need) || !isWide) throw new Fault('token-may-not', needWords(need))
}

function requireSeat({ may }: Grant, name: SignedCallName): void {
  const need: TokenRight | 'never' = callsOfSeats[name]
  if (need === 'never') throw new Fault('seat-may-not')
  if (!reaches(may, need)) throw new Fault('seat-may-not', { seat: seatWords[need] })
}

/**
 * Lets those pass whom the contract lets make this call: whoever is signed in, and personal tokens
 * and guests that reach so far. What a call reads or writes is held against their place where that
 * is named.
 */
export function requireActor(engine: Engine, name: SignedCallName) {
  const { config, database, identity } = engine
  const signedIn = requireCaller(engine)
  return createMiddleware<CallerEnv>(async (c, next) => {
    const token = bearerOf(c)
    const acting = token ? await identity.whoActs(token) : null
    const caller = acting ?? (token ? await identity.whoIs(token) : null)
    if (!token || !caller?.grant) return signedIn(c, next)
    const { grant } = caller
    await limitCalls(database, grant)
    if (grant.isSeat) requireSeat(grant, name)
    else {
      await identity.noteUse(grant, clientAddress(c, config))
      requireReach(grant, callsOfTokens[name])
    }
    c.set('caller', caller)
    c.set('token', token)
    await next()
  })
}
