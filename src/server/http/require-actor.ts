import { createMiddleware } from 'hono/factory'
import { limits } from '#contract/limits.ts'
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
function requireReach({ may, place }: Grant, need: Exclude<TokenNeed, 'never'>): void {
  const isWide = need !== 'read-all' || place === 'all'
  if (!reaches(may, need) || !isWide) throw new Fault('token-may-not', needWords(need))
}

/**
 * Lets those pass whom the contract lets make this call: whoever is signed in, and personal tokens
 * that reach so far. What a call reads or writes is held against their place where it is named.
 */
export function requireActor(engine: Engine, name: SignedCallName) {
  const { config, database, identity } = engine
  const need: TokenNeed = callsOfTokens[name]
  const signedIn = requireCaller(engine)
  if (need === 'never') return signedIn
  return createMiddleware<CallerEnv>(async (c, next) => {
    const token = bearerOf(c)
    const caller = token ? await identity.whoActs(token) : null
    if (!token || !caller?.grant) return signedIn(c, next)
    await limitCalls(database, caller.grant)
    await identity.noteUse(caller.grant, clientAddress(c, config))
    requireReach(caller.grant, need)
    c.set('caller', caller)
    c.set('token', token)
    await next()
  })
}
