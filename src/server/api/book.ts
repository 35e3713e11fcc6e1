import type { Hono } from 'hono'
import type { RatesAnswer } from '#contract/ledger/rates.ts'
import { limits } from '#contract/limits.ts'
import { addDays, dayAt } from '#domain/calendar/calendar.ts'
import { looking } from '../analytics/look.ts'
import { KeptAnswers } from '../dashboard/kept.ts'
import { readDashboard } from '../dashboard/read-dashboard.ts'
import type { Engine } from '../engine.ts'
import { addEntry, undoEntry } from '../entries/add-entry.ts'
import { readKey } from '../http/answer/read-key.ts'
import { sendJson } from '../http/answer/send-json.ts'
import type { CallerEnv } from '../http/caller.ts'
import { takeToken } from '../http/edge/rate-limit.ts'
import { rateColumns } from '../rates/rates.ts'
import { search } from '../search/search.ts'
import { done, userCalls } from './user-calls.ts'

const YEAR_DAYS = 366
const own = { lens: 'share', groupId: null } as const

/** A month of the caller's book, a search over everything they may see, and what converts it. */
export function bookRoutes(engine: Engine): Hono<CallerEnv> {
  const { clock, database, heavyReads } = engine
  const kept = new KeptAnswers()
  return userCalls(engine, {
    'dashboard.data': async ({ body: { month, year }, caller: { uid }, c }) => {
      const asked = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
      const whose = { db: database.pool, uid, asked, now: clock.now() }
      const make = async () =>
        JSON.stringify(await looking(engine, uid, own, (look) => readDashboard(look, asked)))
      const json = await kept.find(whose, () => heavyReads.within(uid, make))
      return sendJson(c, json)
    },
    /** One line at a time, for programs. */
    'entries.add': ({ body, caller, c }) => {
      const header = c.req.header('idempotency-key')
      const key = header === undefined ? body.key : readKey(header)
      return addEntry(engine, caller, { ...body, ...(key !== undefined && { key }) })
    },
    'entries.undo': ({ body, caller }) => undoEntry(engine, caller, body.undo).then(() => done),
    search: ({ body: { query }, caller }) => search(engine, caller, query, clock.now()),
    /** For the days asked about: by default those of the last year. */
    rates: async ({ query: { currencies, to, ...asked }, caller, c }) => {
      const bucket = `rates:${caller.uid}`
      await takeToken(database, { bucket, limit: limits.rateCallsPerMinute, windowS: 60 })
      const till = asked.till ?? addDays(dayAt(clock.now().getTime(), 'UTC'), 1)
      const span = {
        currencies: [...new Set([...currencies, to])],
        from: asked.from ?? addDays(till, -YEAR_DAYS),
        till,
      }
      const answer: RatesAnswer = { to, ...(await rateColumns(database.pool, span)) }
      return sendJson(c, JSON.stringify(answer))
    },
  })
}
