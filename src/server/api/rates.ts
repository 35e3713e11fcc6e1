import { Hono } from 'hono'
import { type RatesAnswer, ratesQuery } from '#contract/entities/rates.ts'
import { limits } from '#contract/limits.ts'
import { addDays, dayAt } from '#domain/calendar.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { takeToken } from '../http/rate-limit.ts'
import { sendJson } from '../http/send-json.ts'
import { rateColumns } from '../rates/rates.ts'

const YEAR_DAYS = 366

/** Exchange rates for the days asked about: by default those of the last year. */
export function ratesRoutes(engine: Engine): Hono<CallerEnv> {
  const { clock, database } = engine
  const app = new Hono<CallerEnv>()
  app.get('/api/rates', requireCaller(engine), async (c) => {
    const { currencies, to, ...asked } = ratesQuery.parse(c.req.query())
    const bucket = `rates:${c.var.caller.uid}`
    await takeToken(database, { bucket, limit: limits.rateCallsPerMinute, windowS: 60 })
    const till = asked.till ?? addDays(dayAt(clock.now().getTime(), 'UTC'), 1)
    const span = {
      currencies: [...new Set([...currencies, to])],
      from: asked.from ?? addDays(till, -YEAR_DAYS),
      till,
    }
    const answer: RatesAnswer = { to, ...(await rateColumns(database.pool, span)) }
    return sendJson(c, JSON.stringify(answer))
  })
  return app
}
