import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { mcpPath } from '#contract/assistant/tools.ts'
import { notFoundPageId } from '#contract/site.ts'
import { contactRoutes } from './api/contact.ts'
import { addOwnCommands } from './api/own-commands.ts'
import { routes } from './api/routes.ts'
import { commonFill, siteRoutes } from './api/site.ts'
import type { Engine } from './engine.ts'
import { addGoalMetrics } from './goals/recount-goals.ts'
import { answerError } from './http/answer/answer-fault.ts'
import { notFoundPage } from './http/answer/not-found-page.ts'
import { staticRoutes } from './http/answer/serve-static.ts'
import type { EdgeEnv } from './http/edge/edge.ts'
import { nameRequest } from './http/edge/edge.ts'
import { readyUntil } from './http/edge/leave-gently.ts'
import { secureAnswers } from './http/edge/security-headers.ts'
import { turnAway } from './http/edge/turn-away.ts'
import { openMetrics } from './http/metrics.ts'
import { observe } from './http/observe.ts'
import { addJobMetrics } from './jobs/job-metrics.ts'
import { fillPage } from './site/fill-page.ts'
import { readPages } from './site/pages.ts'

const built = fileURLToPath(new URL('../../dist/web', import.meta.url))
const builtPages = fileURLToPath(new URL('../../dist/pages', import.meta.url))

/** The whole server as one function from request to answer. */
export function createApp(engine: Engine, stopping?: AbortSignal): Hono<EdgeEnv> {
  const { config, log } = engine
  addOwnCommands()
  const metrics = openMetrics(engine)
  addJobMetrics(metrics.registry, engine)
  addGoalMetrics(metrics.registry, engine)
  const app = new Hono<EdgeEnv>()
  app.use(nameRequest(config.isProxyTrusted), secureAnswers(config))
  const turnAwaySome = turnAway({ ...engine, registry: metrics.registry })
  app.use('/api/*', turnAwaySome)
  app.use(mcpPath, turnAwaySome)
  app.use(observe(log, metrics, config))
  app.onError(answerError(log))
  if (stopping) app.use('/readyz', readyUntil(stopping))
  app.route('/', routes(engine, metrics))
  const pages = readPages(builtPages)
  app.route('/', siteRoutes(engine, pages))
  app.route('/', contactRoutes(engine, pages))
  app.route('/', staticRoutes(built, notFoundFrom(pages, engine)))
  return app
}

/** The site's own page, or a plain one where nothing was built. */
function notFoundFrom(pages: ReadonlyMap<string, string>, { config }: Engine) {
  const html = pages.get(notFoundPageId)
  const { values, parts } = commonFill(config, '')
  const filled = html === undefined ? notFoundPage : fillPage(html, values, parts)
  return () => filled
}
