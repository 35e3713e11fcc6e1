import { Hono } from 'hono'
import { loginBody, type SessionAnswer, signupBody } from '#contract/entities/session.ts'
import { limitLogin, limitSignup, welcome } from '../auth/limit-tries.ts'
import { noteEntry } from '../auth/note-entry.ts'
import { askForEmail } from '../auth/verify-email.ts'
import type { Engine } from '../engine.ts'
import { bearerOf, type CallerEnv, requireCaller } from '../http/caller.ts'
import { deviceOf } from '../http/device.ts'
import { Fault } from '../http/fault.ts'
import { readBody } from '../http/read-body.ts'
import { seenFrom } from '../http/seen-from.ts'
import { requireProfile } from '../users/profiles.ts'

/** Signing up, in and out by email and password. */
export function authRoutes(engine: Engine): Hono<CallerEnv> {
  const { config, database, identity, outside } = engine
  const answer = async (session: { uid: string; token: string }): Promise<SessionAnswer> => ({
    user: await requireProfile(database.pool, session.uid),
    token: session.token,
  })

  const app = new Hono<CallerEnv>()
  app.post('/api/auth/signup', async (c) => {
    const body = await readBody(c, signupBody)
    const device = deviceOf(c, config)
    await limitSignup(engine, device.address)
    const seen = { way: 'signup by email', ...seenFrom(c, config) }
    const session = await noteEntry(engine.log, seen, identity.signUp(body, device))
    if (outside.has('mail')) {
      outside.later('a new address was not asked to confirm', () =>
        askForEmail(engine, session, body.email, c.req.url),
      )
    }
    return c.json(await answer(session))
  })
  app.post('/api/auth/login', async (c) => {
    const body = await readBody(c, loginBody)
    const device = deviceOf(c, config)
    const from = await limitLogin(engine, device.address, body.email)
    const seen = { way: 'login by email', ...seenFrom(c, config) }
    const session = await noteEntry(engine.log, seen, identity.signIn(body, device))
    await welcome(engine, body.email, from)
    return c.json(await answer(session))
  })
  app.post('/api/auth/logout', requireCaller(engine), async (c) => {
    await identity.signOut(c.var.token)
    return c.json({ ok: true })
  })
  // Also with the token before the newest one: the answer that held that may have been lost.
  app.post('/api/auth/renew', async (c) => {
    const token = await identity.renew(bearerOf(c) ?? '')
    if (!token) throw new Fault('not-signed-in')
    return c.json({ token })
  })
  app.get('/api/auth/session', requireCaller(engine), async (c) =>
    c.json({ user: await requireProfile(database.pool, c.var.caller.uid) }),
  )
  return app
}
