import { Hono } from 'hono'
import type { SessionAnswer } from '#contract/entities/session.ts'
import { beginDemo } from '../demo/begin-demo.ts'
import type { Engine } from '../engine.ts'
import { deviceOf } from '../http/device.ts'
import { requireProfile } from '../users/profiles.ts'

/** Trying the app without an account. */
export function demoRoutes(engine: Engine): Hono {
  const app = new Hono()
  app.post('/api/auth/demo', async (c) => {
    const { uid, token } = await beginDemo(engine, deviceOf(c, engine.config))
    const user = await requireProfile(engine.database.pool, uid)
    return c.json({ user, token } satisfies SessionAnswer)
  })
  return app
}
