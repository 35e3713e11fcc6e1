import type { Hono } from 'hono'
import type { EveryCallName, ReadBody } from '#contract/calls/every-call.ts'
import { readChange } from '../analytics/change.ts'
import { readFlow } from '../analytics/flow.ts'
import { readForecast } from '../analytics/forecast.ts'
import { readForeseen } from '../analytics/foreseen.ts'
import { type LensChoice, type Look, looking } from '../analytics/look.ts'
import { readMerchants } from '../analytics/merchants.ts'
import { readOwed } from '../analytics/owed.ts'
import { readPosition } from '../analytics/position/position.ts'
import { readCalendar } from '../analytics/read-buckets.ts'
import { readRowsBehind } from '../analytics/rows.ts'
import type { KeptSums } from '../db/readers.ts'
import type { Engine } from '../engine.ts'
import { sendJson } from '../http/answer/send-json.ts'
import type { CallerEnv } from '../http/caller.ts'
import { type Answering, userCalls } from './user-calls.ts'

const byPayee: readonly KeptSums[] = ['days', 'payees']

type Chart = Extract<EveryCallName, `analytics.${string}`>

/** Sums of the caller's own book, one call for each kind of chart. */
export function analyticsRoutes(engine: Engine): Hono<CallerEnv> {
  const counted =
    <Name extends Chart>(
      read: (look: Look, body: ReadBody<Name>) => Promise<unknown>,
      kept?: readonly KeptSums[],
    ): Answering<Name> =>
    async ({ body, c }) => {
      const { uid } = c.var.caller
      const answer = (look: Look) => read(look, body)
      const answered = await looking(engine, uid, body as LensChoice, answer, kept)
      return sendJson(c, JSON.stringify(answered))
    }
  return userCalls(engine, {
    'analytics.flow': counted((look, { from, to, by }) => readFlow(look, { from, to }, by)),
    'analytics.merchants': counted(
      (look, { from, to, skip }) => readMerchants(look, { from, to }, skip),
      byPayee,
    ),
    'analytics.calendar': counted((look, { from, to }) => readCalendar(look, { from, to })),
    'analytics.change': counted(readChange, byPayee),
    'analytics.position': counted((look, { from, to }) => readPosition(look, { from, to })),
    'analytics.owed': counted((look, { from, to }) => readOwed(look, { from, to })),
    'analytics.forecast': counted(readForecast),
    'analytics.foreseen': counted(readForeseen),
    'analytics.rows': counted(readRowsBehind),
  })
}
