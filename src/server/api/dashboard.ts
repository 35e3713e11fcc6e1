import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { openLook } from '../analytics/look.ts'
import { readDashboard } from '../dashboard/read-dashboard.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { readBody } from '../http/read-body.ts'
import { sendJson } from '../http/send-json.ts'

const own = { lens: 'share', groupId: null } as const

export function dashboardRoutes(engine: Engine): Hono<CallerEnv> {
  const app = new Hono<CallerEnv>()
  app.post('/api/dashboard/data', requireCaller(engine), async (c) => {
    const { month, year } = await readBody(c, calls['dashboard.data'].body)
    const look = await openLook(engine, c.var.caller.uid, own)
    const asked = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
    return sendJson(c, JSON.stringify(await readDashboard(look, asked)))
  })
  return app
}
