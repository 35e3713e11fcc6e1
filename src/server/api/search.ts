import { Hono } from 'hono'
import { searchBody } from '#contract/entities/search.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { readBody } from '../http/read-body.ts'
import { search } from '../search/search.ts'

/** One search over everything the caller may see. */
export function searchRoutes(engine: Engine): Hono<CallerEnv> {
  const { clock, database } = engine
  const app = new Hono<CallerEnv>()
  app.post('/api/search', requireCaller(engine), async (c) => {
    const { query } = await readBody(c, searchBody)
    return c.json(await search(database.pool, c.var.caller.uid, query, clock.now()))
  })
  return app
}
