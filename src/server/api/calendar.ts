import { Hono } from 'hono'
import { type CalendarMade, calendarBody } from '#contract/entities/calendar.ts'
import { tellChange } from '../auth/tell-change.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'
import { readBody } from '../http/read-body.ts'
import { endFeed, makeFeed, readFeed, readFeedState } from '../recurring/calendar-feed.ts'

const ending = '.ics'
const headers = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'attachment; filename="moneycomb.ics"',
  'Cache-Control': 'private, no-cache',
  // Whoever has the address may read it, so nobody else is to find it.
  'X-Robots-Tag': 'noindex',
}

/** What recurs, for calendar programs: they cannot sign in, so their address is the key. */
export function calendarRoutes(engine: Engine): Hono<CallerEnv> {
  const signedIn = requireCaller(engine)
  const app = new Hono<CallerEnv>()
  app.get('/api/user/calendar', signedIn, async (c) =>
    c.json(await readFeedState(engine, c.var.caller.uid)),
  )
  app.post('/api/user/calendar', signedIn, async (c) => {
    const { withAmounts } = await readBody(c, calendarBody)
    const { uid } = c.var.caller
    const token = await makeFeed(engine, uid, withAmounts)
    await tellChange(engine, uid, { about: 'feed', before: null }, c.req.url)
    return c.json({ path: `/calendar/${token}${ending}` } satisfies CalendarMade)
  })
  app.delete('/api/user/calendar', signedIn, async (c) => {
    await endFeed(engine, c.var.caller.uid)
    return c.json({ ok: true })
  })
  app.get('/calendar/:file', async (c) => {
    const file = c.req.param('file')
    const token = file.endsWith(ending) ? file.slice(0, -ending.length) : ''
    const text = await readFeed(engine, token)
    if (text === null) throw new Fault('not-found')
    return c.body(text, 200, headers)
  })
  return app
}
