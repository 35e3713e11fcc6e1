import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { openLook } from '../analytics/look.ts'
import { KeptAnswers } from '../dashboard/kept.ts'
import { readDashboard } from '../dashboard/read-dashboard.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { readBody } from '../http/read-body.ts'
import { sendJson } from '../http/send-json.ts'

const own = { lens: 'share', groupId: null } as const

export function dashboardRoutes(engine: Engine): Hono<CallerEnv> {
  const app = new Hono<CallerEnv>()
  const kept = new KeptAnswers()
  app.post('/api/dashboard/data', requireCaller(engine), async (c) => {
    const { month, year } = await readBody(c, calls['dashboard.data'].body)
    const { uid } = c.var.caller
    const asked = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
    const whose = { db: engine.database.pool, uid, asked, now: engine.clock.now() }
    const json = await kept.find(whose, async () =>
      JSON.stringify(await readDashboard(await openLook(engine, uid, own), asked)),
    )
    return sendJson(c, json)
  })
  return app
}
