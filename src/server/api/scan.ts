import type { Hono } from 'hono'
import { limits } from '#contract/limits.ts'
import type { ReadingOffer } from '#contract/receipts/picture-readings.ts'
import { dayAt } from '#domain/calendar/calendar.ts'
import type { Engine } from '../engine.ts'
import type { CallerEnv } from '../http/caller.ts'
import { takeToken } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'
import { askModel, doorFor, wordsSent } from '../scan/ask-model.ts'
import { readingProcess } from '../scan/reading-process.ts'
import { requireProfile } from '../users/profiles.ts'
import { userCalls } from './user-calls.ts'

/** Reads receipts for devices that cannot, where the operator offers it; nothing of it is kept. */
export function scanRoutes(engine: Engine): Hono<CallerEnv> {
  const { config, database, clock, log } = engine
  const reader = readingProcess()
  const door = doorFor(engine)
  return userCalls(engine, {
    'scan.offer': () =>
      ({
        isOffered: config.isScanOffered,
        model: door && { recipient: door.recipient, words: wordsSent },
      }) satisfies ReadingOffer,
    'scan.ask': async ({ caller: { uid }, c }) => {
      if (!door) throw new Fault('not-found')
      const pace = { limit: limits.scansPerMinute, windowS: 60 }
      await takeToken(database, { bucket: `scan-ask:${uid}`, ...pace })
      const profile = await requireProfile(database.pool, uid)
      return engine.pictures.take(c, limits.receiptFileBytes, (given) =>
        askModel(engine, door, { profile, given, signal: c.req.raw.signal }),
      )
    },
    'scan.read': async ({ caller: { uid }, c }) => {
      if (!config.isScanOffered) throw new Fault('not-found')
      const hourly = { limit: limits.readingsPerHour, windowS: 3600 }
      await takeToken(database, { bucket: `scan:${uid}`, ...hourly })
      const { currency, locale, timezone } = await requireProfile(database.pool, uid)
      const options = { currency, locale, today: dayAt(clock.now().getTime(), timezone) }
      const read = await engine.pictures
        .take(c, limits.receiptFileBytes, (picture) =>
          reader.run({ picture, options }, c.req.raw.signal),
        )
        .catch((error: unknown) => {
          if (error instanceof Fault) throw error
          log.error({ err: error }, 'a receipt could not be read')
          throw new Fault('reading-busy')
        })
      if (!read) throw new Fault('broken-picture')
      return read
    },
  })
}
