import type { Hono } from 'hono'
import type { EveryCallName, ReadBody } from '#contract/calls/every-call.ts'
import { readChange } from '../analytics/change.ts'
import { readFlow } from '../analytics/flow.ts'
import { readForecast } from '../analytics/forecast.ts'
import { readForeseen } from '../analytics/foreseen.ts'
import { type LensChoice, type Look, openLook } from '../analytics/look.ts'
import { readMerchants } from '../analytics/merchants.ts'
import { readOwed } from '../analytics/owed.ts'
import { readPosition } from '../analytics/position/position.ts'
import { readCalendar } from '../analytics/read-buckets.ts'
import { readRowsBehind } from '../analytics/rows.ts'
import type { Engine } from '../engine.ts'
import { sendJson } from '../http/answer/send-json.ts'
import type { CallerEnv } from '../http/caller.ts'
import { type Answering, userCalls } from './user-calls.ts'

type Chart = Extract<EveryCallName, `analytics.${string}`>

/** Sums of the caller's own book, one call for each kind of chart. */
export function analyticsRoutes(engine: Engine): Hono<CallerEnv> {
  const counted =
    <Name extends Chart>(
      read: (look: Look, body: ReadBody<Name>) => Promise<unknown>,
    ): Answering<Name> =>
    async ({ body, c }) => {
      const look = await openLook(engine, c.var.caller.uid, body as LensChoice)
      return sendJson(c, JSON.stringify(await read(look, body)))
    }
  return userCalls(engine, {
    'analytics.flow': counted((look, { from, to, by }) => readFlow(look, { from, to }, by)),
    'analytics.merchants': counted((look, { from, to, skip }) =>
      readMerchants(look, { from, to }, skip),
    ),
    'analytics.calendar': counted((look, { from, to }) => readCalendar(look, { from, to })),
    'analytics.change': counted(readChange),
    'analytics.position': counted((look, { from, to }) => readPosition(look, { from, to })),
    'analytics.owed': counted((look, { from, to }) => readOwed(look, { from, to })),
    'analytics.forecast': counted(readForecast),
    'analytics.foreseen': counted(readForeseen),
    'analytics.rows': counted(readRowsBehind),
  })
}
