import { Hono } from 'hono'
import { askForPlusBody } from '#contract/entities/account.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { readBody } from '../http/read-body.ts'
import { askForPlus, takeBackPlus } from '../users/ask-for-plus.ts'

/** Plus is asked for here, and given by staff. */
export function plusRoutes(engine: Engine): Hono<CallerEnv> {
  const signedIn = requireCaller(engine)
  const app = new Hono<CallerEnv>()
  app.post('/api/user/plus', signedIn, async (c) => {
    await askForPlus(engine, c.var.caller.uid, await readBody(c, askForPlusBody))
    return c.json({ ok: true })
  })

  app.delete('/api/user/plus', signedIn, async (c) => {
    await takeBackPlus(engine, c.var.caller.uid)
    return c.json({ ok: true })
  })
  return app
}
