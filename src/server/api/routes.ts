import { Hono } from 'hono'
import type { Engine } from '../engine.ts'
import type { EdgeEnv } from '../http/edge.ts'
import { Fault } from '../http/fault.ts'
import { keepNoCopy, limitBody, refuseForeign, requireJson } from '../http/guard-calls.ts'
import { limitWrites } from '../http/limit-writes.ts'
import type { Metrics } from '../http/metrics.ts'
import { plainStyle } from '../http/plain-page.ts'
import { authRoutes } from './auth.ts'
import { dataRoutes } from './data.ts'
import { docsRoutes } from './docs.ts'
import { healthRoutes } from './health.ts'
import { syncRoutes } from './sync.ts'

/** Everything the server answers besides the built files. */
export function routes(engine: Engine, metrics: Metrics): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>()
  app.route('/', healthRoutes(engine, metrics))
  app.get('/plain.css', (c) => c.body(plainStyle, 200, { 'Content-Type': 'text/css' }))
  app.use('/api/*', keepNoCopy, refuseForeign(engine.config), requireJson, limitBody)
  app.use('/api/*', limitWrites(engine))
  app.route('/', authRoutes(engine))
  app.route('/', dataRoutes(engine))
  app.route('/', syncRoutes(engine))
  app.route('/', docsRoutes())
  app.all('/api/*', () => {
    throw new Fault('not-found')
  })
  return app
}
