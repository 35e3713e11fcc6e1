import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Engine } from '../engine.ts'
import { clientAddress } from './client-address.ts'
import { takeToken } from './rate-limit.ts'

const windowS = 60
/** Taken from the database many at a time: a count of its own for each write would double it. */
const lease = 20

/** A generous bound on what one caller may change in a minute, over all servers. */
export function limitWrites(engine: Engine) {
  const leased = new Map<string, { left: number; until: number }>()

  async function count(bucket: string): Promise<void> {
    const now = engine.clock.now().getTime()
    const held = leased.get(bucket)
    if (held && held.left > 0 && held.until > now) {
      held.left--
      return
    }
    const limit = engine.config.writesPerMinute
    const cost = Math.min(lease, limit)
    await takeToken(engine.database, { bucket, limit, windowS, cost })
    if (leased.size > 10_000) leased.clear()
    leased.set(bucket, { left: cost - 1, until: now + windowS * 1000 })
  }

  return createMiddleware(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await count(await bucketOf(c, engine))
    await next()
  })
}

async function bucketOf(c: Context, { identity, config }: Engine): Promise<string> {
  const token = c.req.header('authorization')?.replace(/^Bearer /i, '')
  const caller = token ? await identity.whoIs(token) : null
  return caller ? `writes:${caller.uid}` : `writes:${clientAddress(c, config)}`
}
