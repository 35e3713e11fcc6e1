import { Hono } from 'hono'
import type { z } from 'zod'
import {
  changeBody,
  flowBody,
  forecastBody,
  merchantsBody,
  rangeBody,
} from '#contract/entities/analytics.ts'
import { foreseenBody, rowsBody } from '#contract/entities/analytics-rows.ts'
import type { EntryLens } from '#domain/analytics/lens.ts'
import { readCalendar } from '../analytics/calendar.ts'
import { readChange } from '../analytics/change.ts'
import { readFlow } from '../analytics/flow.ts'
import { readForecast } from '../analytics/forecast.ts'
import { readForeseen } from '../analytics/foreseen.ts'
import { type Look, openLook } from '../analytics/look.ts'
import { readMerchants } from '../analytics/merchants.ts'
import { readOwed } from '../analytics/owed.ts'
import { readPosition } from '../analytics/position.ts'
import { readRowsBehind } from '../analytics/rows.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { readBody } from '../http/read-body.ts'
import { sendJson } from '../http/send-json.ts'

interface Through {
  readonly lens: EntryLens
  readonly groupId: string | null
}

/** Sums of the caller's own book, one call for each kind of chart. */
export function analyticsRoutes(engine: Engine): Hono<CallerEnv> {
  const app = new Hono<CallerEnv>()
  app.use('/api/analytics/*', requireCaller(engine))
  const answer = <Asked extends Through>(
    path: string,
    body: z.ZodType<Asked>,
    read: (look: Look, asked: Asked) => Promise<unknown>,
  ) =>
    app.post(path, async (c) => {
      const asked = await readBody(c, body)
      const look = await openLook(engine, c.var.caller.uid, asked)
      return sendJson(c, JSON.stringify(await read(look, asked)))
    })
  answer('/api/analytics/flow', flowBody, (look, { from, to, by }) =>
    readFlow(look, { from, to }, by),
  )
  answer('/api/analytics/merchants', merchantsBody, (look, { from, to, skip }) =>
    readMerchants(look, { from, to }, skip),
  )
  answer('/api/analytics/calendar', rangeBody, (look, { from, to }) =>
    readCalendar(look, { from, to }),
  )
  answer('/api/analytics/change', changeBody, readChange)
  answer('/api/analytics/position', rangeBody, (look, { from, to }) =>
    readPosition(look, { from, to }),
  )
  answer('/api/analytics/owed', rangeBody, (look, { from, to }) => readOwed(look, { from, to }))
  answer('/api/analytics/forecast', forecastBody, readForecast)
  answer('/api/analytics/foreseen', foreseenBody, readForeseen)
  answer('/api/analytics/rows', rowsBody, readRowsBehind)
  return app
}
