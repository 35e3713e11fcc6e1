import { Hono } from 'hono'
import { type PushKeyAnswer, pushEndBody, pushSubscription } from '#contract/entities/push.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { readBody } from '../http/read-body.ts'
import { endSubscription, keepSubscription } from '../notifications/push-subscriptions.ts'

/** Push messages to the caller's own browsers. */
export function pushRoutes(engine: Engine): Hono<CallerEnv> {
  const signedIn = requireCaller(engine)
  const app = new Hono<CallerEnv>()
  app.get('/api/user/push', signedIn, (c) => {
    const { publicKey } = engine.outside.push
    return c.json({ publicKey } satisfies PushKeyAnswer)
  })
  app.post('/api/user/push', signedIn, async (c) => {
    await keepSubscription(engine, c.var.caller, await readBody(c, pushSubscription))
    return c.json({ ok: true })
  })
  app.post('/api/user/push/end', signedIn, async (c) => {
    const { endpoint } = await readBody(c, pushEndBody)
    await endSubscription(engine, c.var.caller, endpoint)
    return c.json({ ok: true })
  })
  return app
}
