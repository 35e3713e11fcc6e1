import { createMiddleware } from 'hono/factory'
import type { ErrorCode } from '#contract/errors.ts'
import type { Caller } from '../auth/identity.ts'
import type { Engine } from '../engine.ts'
import { Fault } from './fault.ts'

export interface CallerEnv {
  Variables: { caller: Caller; token: string; refused?: readonly ErrorCode[] }
}

const bearer = /^Bearer ([\w-]+)$/i

/** Lets only signed-in callers pass. The token comes from the Authorization header alone. */
export const requireCaller = (engine: Engine) =>
  createMiddleware<CallerEnv>(async (c, next) => {
    // Two headers arrive joined by a comma, which the shape refuses.
    const token = bearer.exec(c.req.header('authorization') ?? '')?.[1]
    const caller = token ? await engine.identity.whoIs(token) : null
    if (!token || !caller) throw new Fault('not-signed-in')
    c.set('caller', caller)
    c.set('token', token)
    await next()
  })
