import { Hono } from 'hono'
import { isMigrated, readMigrations } from '../db/migrate.ts'
import type { Engine } from '../engine.ts'
import { isLoopback } from '../http/edge/client-address.ts'
import { Fault } from '../http/fault.ts'
import type { Metrics } from '../http/metrics.ts'
import { isSameText } from '../http/same-text.ts'

/** For whoever watches over the server: is it alive, can it serve, how does it do. */
export function healthRoutes({ database, config }: Engine, metrics: Metrics): Hono {
  const migrations = readMigrations()
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', async (c) => {
    if (!(await isMigrated(database.pool, migrations))) throw new Fault('unavailable')
    return c.json({ ok: true })
  })
  app.get('/metrics', async (c) => {
    const given = c.req.header('authorization') ?? ''
    const isKnown = config.metricsToken && isSameText(given, `Bearer ${config.metricsToken}`)
    if (!isKnown && !isLoopback(c)) throw new Fault('not-found')
    return c.text(await metrics.readAll(), 200, {
      'Content-Type': metrics.registry.contentType,
    })
  })
  return app
}
