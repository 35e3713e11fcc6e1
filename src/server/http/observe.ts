import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'
import { mcpPath } from '#contract/assistant/tools.ts'
import type { Config } from '../config.ts'
import { clientAddress } from './edge/client-address.ts'
import type { EdgeEnv } from './edge/edge.ts'
import { shortAddress } from './edge/networks.ts'
import type { Metrics } from './metrics.ts'

const catchAll = new Set(['*', '/*', '/api/*'])

/** One log line and one measurement for each request, by route pattern: paths hold ids. */
export function observe(log: Logger, metrics: Metrics, config: Pick<Config, 'isProxyTrusted'>) {
  // Nothing named below is a secret; looking for some would be a tenth of a short call's work.
  const lines = log.child({}, { redact: [] })
  return createMiddleware<EdgeEnv>(async (c, next) => {
    const startedAt = performance.now()
    await next()
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const route = matchedRoutes(c).findLast(({ path }) => !catchAll.has(path))?.path ?? 'other'
    const { status } = c.res
    metrics.requestS.observe({ method: c.req.method, route, status }, ms / 1000)
    if (status >= 500) metrics.errors.note(route, status)
    const line = { requestId: c.var.requestId, method: c.req.method, route, status, ms }
    lines[levelOf(route, status)]({ ...line, ...refusalOf(c, config) }, 'answered')
  })
}

/** Of a refusal also why, to whom by id, and roughly from where: so that it can be followed. */
function refusalOf(c: Context<EdgeEnv>, config: Pick<Config, 'isProxyTrusted'>) {
  const { refused, caller, admin } = c.var
  if (c.res.status < 400 && !refused) return {}
  const from = shortAddress(clientAddress(c, config))
  return { refused, uid: caller?.uid, staffId: admin?.id, from }
}

function levelOf(route: string, status: number) {
  if (status >= 500) return 'warn'
  return route.startsWith('/api') || route === mcpPath ? 'info' : 'debug'
}
