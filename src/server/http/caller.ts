import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ErrorCode } from '#contract/errors.ts'
import type { Caller } from '../auth/identity.ts'
import type { Engine } from '../engine.ts'
import { Fault } from './fault.ts'

export interface CallerEnv {
  Variables: { caller: Caller; token: string; refused?: readonly ErrorCode[] }
}

const bearer = /^Bearer ([\w-]+)$/i

/** From the Authorization header alone; two of them arrive joined by a comma and are refused. */
export const bearerOf = (c: Context): string | undefined =>
  bearer.exec(c.req.header('authorization') ?? '')?.[1]

/** Lets only those pass who are signed in to an account of theirs. */
export const requireCaller = (engine: Engine) =>
  createMiddleware<CallerEnv>(async (c, next) => {
    const token = bearerOf(c)
    const caller = token ? await engine.identity.whoIs(token) : null
    if (!token || !caller) throw new Fault(await refusalOf(engine, token))
    if (caller.grant) throw new Fault('seat-may-not')
    c.set('caller', caller)
    c.set('token', token)
    await next()
  })

const shutWords = { suspended: 'account-not-active', deleted: 'account-deleted' } as const

/** Whoever was in when their account was suspended or deleted is told so, and nobody else. */
async function refusalOf({ identity }: Engine, token: string | undefined): Promise<ErrorCode> {
  if (token && (await identity.whoActs(token))) return 'token-may-not'
  const shut = token ? await identity.shutBy(token) : null
  return shut ? shutWords[shut] : 'not-signed-in'
}
