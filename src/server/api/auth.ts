import { type Context, Hono } from 'hono'
import { loginBody, type SessionAnswer, signupBody } from '#contract/entities/session.ts'
import { limitLogin, limitSignup, welcome } from '../auth/limit-tries.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { clientAddress } from '../http/client-address.ts'
import { Fault } from '../http/fault.ts'
import { readBody } from '../http/read-body.ts'
import { readProfile } from '../users/profiles.ts'

/** Signing up, in and out by email and password. */
export function authRoutes(engine: Engine): Hono<CallerEnv> {
  const { config, database, identity } = engine
  const deviceOf = (c: Context) => ({
    address: clientAddress(c, config),
    userAgent: c.req.header('user-agent') ?? '',
  })
  const profileOf = async (uid: string) => {
    const profile = await readProfile(database.pool, uid)
    if (!profile) throw new Fault('not-signed-in')
    return profile
  }

  const app = new Hono<CallerEnv>()
  app.post('/api/auth/signup', async (c) => {
    const body = await readBody(c, signupBody)
    const device = deviceOf(c)
    await limitSignup(engine, device.address)
    const { uid, token } = await identity.signUp(body, device)
    return c.json({ user: await profileOf(uid), token } satisfies SessionAnswer)
  })
  app.post('/api/auth/login', async (c) => {
    const body = await readBody(c, loginBody)
    const device = deviceOf(c)
    await limitLogin(engine, device.address, body.email)
    const { uid, token } = await identity.signIn(body, device)
    await welcome(engine, body.email)
    return c.json({ user: await profileOf(uid), token } satisfies SessionAnswer)
  })
  app.post('/api/auth/logout', requireCaller(engine), async (c) => {
    await identity.signOut(c.var.token)
    return c.json({ ok: true })
  })
  app.get('/api/auth/session', requireCaller(engine), async (c) =>
    c.json({ user: await profileOf(c.var.caller.uid) }),
  )
  return app
}
