import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { limits } from '#contract/limits.ts'
import type { Engine } from '#server/engine.ts'
import { clientAddress } from './client-address.ts'
import { networksOf } from './networks.ts'
import { NETWORKS_AROUND, takeToken } from './rate-limit.ts'

const windowS = 60
/** Taken from the database many at a time: a count of its own for each write would double it. */
const lease = 20

interface Lease {
  left: number
  readonly until: number
}

/** A generous bound on what one caller may change in a minute, over all servers. */
export function limitWrites(engine: Engine) {
  const leased = new Map<string, Lease>()
  const asked = new Map<string, Promise<void>>()

  function isHeld(bucket: string): boolean {
    const held = leased.get(bucket)
    if (!held || held.left === 0 || held.until <= engine.clock.now().getTime()) return false
    held.left--
    return true
  }

  async function ask(bucket: string, limit: number): Promise<void> {
    const cost = Math.min(lease, limit)
    const until = engine.clock.now().getTime() + windowS * 1000
    await takeToken(engine.database, { bucket, limit, windowS, cost })
    if (leased.size > 10_000) leased.clear()
    leased.set(bucket, { left: cost, until })
  }

  /** Who comes while others of the same caller are being asked for waits for those. */
  async function count(bucket: string, limit: number): Promise<void> {
    while (!isHeld(bucket)) {
      const asking = asked.get(bucket) ?? ask(bucket, limit).finally(() => asked.delete(bucket))
      asked.set(bucket, asking)
      await asking
    }
  }

  return createMiddleware(async (c, next) => {
    const isWrite = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    const [near = '', around] = isWrite ? await bucketsOf(c, engine) : []
    const most = engine.config.writesPerMinute
    if (near) await count(near, most)
    if (around) await count(around, most * NETWORKS_AROUND)
    await next()
  })
}

interface Pushed {
  readonly commands: number
  readonly rows: number
}

/** Many commands in one call are as many writes, and many rows in one command as many rows. */
export async function limitPush(
  { config, database }: Engine,
  uid: string,
  { commands, rows }: Pushed,
): Promise<void> {
  const hour = { bucket: `rows:${uid}`, limit: limits.rowsPerHour, windowS: 3600, cost: rows }
  if (rows > lease) await takeToken(database, hour)
  if (commands < 2) return
  // However few are allowed, what a device may send at once is taken.
  const limit = Math.max(config.writesPerMinute, 2 * limits.pushCommands)
  await takeToken(database, { bucket: `writes:${uid}`, limit, windowS, cost: commands - 1 })
}

/** That of the caller; of nobody who is known, of their network and of that around it. */
async function bucketsOf(c: Context, { identity, config }: Engine): Promise<readonly string[]> {
  const token = c.req.header('authorization')?.replace(/^Bearer /i, '')
  const caller = token ? ((await identity.whoIs(token)) ?? (await identity.whoActs(token))) : null
  const counted = caller ? [caller.uid] : networksOf(clientAddress(c, config))
  return counted.map((one) => `writes:${one}`)
}
