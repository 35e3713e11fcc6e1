import { Hono } from 'hono'
import { endSessionsQuery, type SessionsAnswer } from '#contract/entities/session.ts'
import { checkId } from '../documents/validate.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'

/** Where the caller is signed in. */
export function sessionRoutes(engine: Engine): Hono<CallerEnv> {
  const { database, identity } = engine
  const app = new Hono<CallerEnv>()
  app.use('/api/user/sessions/*', requireCaller(engine))
  app.get('/api/user/sessions', async (c) => {
    const sessions = [...(await identity.listSessions(c.var.caller))]
    return c.json({ sessions } satisfies SessionsAnswer)
  })
  app.delete('/api/user/sessions/:id', async (c) => {
    const id = checkId(c.req.param('id'))
    if (!(await identity.endSession(c.var.caller, id))) throw new Fault('not-found')
    return c.json({ ok: true })
  })
  app.delete('/api/user/sessions', async (c) => {
    const { all } = endSessionsQuery.parse(c.req.query())
    const { uid, sessionId } = c.var.caller
    const keep = all ? undefined : sessionId
    await database.transact((tx) => identity.endSessions(tx, uid, keep))
    return c.json({ ok: true })
  })
  return app
}
