import type { Hono } from 'hono'
import type { CalendarMade } from '#contract/calendar/entities.ts'
import { limitFeedReads } from '../auth/limit-tries.ts'
import { holdSession } from '../auth/session/evict.ts'
import { requireTellable, tellChange } from '../auth/tell-change.ts'
import type { Transaction } from '../db/database.ts'
import type { Engine } from '../engine.ts'
import { hashToken, isTokenShaped } from '../http/bearer-token.ts'
import type { CallerEnv } from '../http/caller.ts'
import { clientAddress } from '../http/edge/client-address.ts'
import { deviceOf } from '../http/edge/device.ts'
import { Fault } from '../http/fault.ts'
import { endFeed, makeFeed, readFeed, readFeedState } from '../recurring/calendar-feed.ts'
import { done, userCalls } from './user-calls.ts'

const ending = '.ics'
const headers = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'attachment; filename="moneycomb.ics"',
  'Cache-Control': 'private, no-cache',
  // Whoever has the address may read it, so nobody else is to find it.
  'X-Robots-Tag': 'noindex',
}

/** What recurs, for calendar programs: they cannot sign in, so their address is the key. */
export const calendarRoutes = (engine: Engine): Hono<CallerEnv> =>
  userCalls(engine, {
    'user.calendar': ({ caller }) => readFeedState(engine, caller.uid),
    'user.calendar.make': async ({ body: { withAmounts }, caller, c }) => {
      await requireTellable(engine, caller, 'feed')
      // A reset meanwhile ends what was handed out, and must not miss this one.
      const isStill = (tx: Transaction) => holdSession(tx, caller)
      const token = await makeFeed(engine, caller.uid, withAmounts, isStill)
      const by = { ...caller, device: deviceOf(c, engine.config) }
      await tellChange(engine, by, { about: 'feed', before: null }, null)
      return { path: `/calendar/${token}${ending}` } satisfies CalendarMade
    },
    'user.calendar.end': async ({ caller }) => {
      await endFeed(engine, caller.uid)
      return done
    },
    'calendar.read': async ({ params: { file }, c }) => {
      const token = file.endsWith(ending) ? file.slice(0, -ending.length) : ''
      if (!isTokenShaped(token)) throw new Fault('not-found')
      await limitFeedReads(engine, clientAddress(c, engine.config), hashToken(token))
      const text = await readFeed(engine, token)
      if (text === null) throw new Fault('not-found')
      return c.body(text, 200, headers)
    },
  })
