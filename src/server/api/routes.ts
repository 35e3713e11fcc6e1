import { Hono } from 'hono'
import { mcpPath } from '#contract/assistant/tools.ts'
import type { Engine } from '../engine.ts'
import type { ErrorCounts } from '../http/answer/error-counts.ts'
import { plainStyle } from '../http/answer/plain-page.ts'
import type { EdgeEnv } from '../http/edge/edge.ts'
import { limitWrites } from '../http/edge/limit-writes.ts'
import { Fault } from '../http/fault.ts'
import { keepNoCopy, limitBody, refuseForeign, requireJson } from '../http/guard-calls.ts'
import type { Metrics } from '../http/metrics.ts'
import { proofGuards } from '../http/require-proof.ts'
import type { StaffEnv } from '../staff/guard.ts'
import { adviceRoutes } from './ai-advice.ts'
import { analyticsRoutes } from './analytics.ts'
import { authRoutes } from './auth/auth.ts'
import { otpRoutes } from './auth/auth-otp.ts'
import { passwordRoutes } from './auth/auth-password.ts'
import { bookRoutes } from './book.ts'
import { calendarRoutes } from './calendar.ts'
import { dataRoutes } from './data.ts'
import { docsRoutes } from './docs/page.ts'
import { groupRoutes } from './groups.ts'
import { healthRoutes } from './health.ts'
import { mcpRoutes } from './mcp.ts'
import { outboxRoutes } from './outbox.ts'
import { pictureRoutes } from './pictures.ts'
import { scanRoutes } from './scan.ts'
import { seatRoutes } from './seats.ts'
import { adminRoutes } from './staff/admin.ts'
import { adminContentRoutes, adminSupportRoutes } from './staff/admin-content.ts'
import { adminStaffRoutes } from './staff/admin-staff.ts'
import { adminSystemRoutes } from './staff/admin-system.ts'
import { adminTotpRoutes } from './staff/admin-totp.ts'
import { adminUserRoutes } from './staff/admin-users.ts'
import { syncRoutes } from './sync.ts'
import { accountRoutes } from './user-account.ts'
import { factorRoutes } from './user-factors.ts'
import { passkeyRoutes } from './user-passkeys.ts'
import { sessionRoutes } from './user-sessions.ts'
import { ssoOnlyGuards, ssoRoutes } from './user-sso.ts'
import { tokenRoutes } from './user-tokens.ts'
import { webhookRoutes } from './user-webhooks.ts'

const userParts = [
  otpRoutes,
  passwordRoutes,
  authRoutes,
  accountRoutes,
  sessionRoutes,
  factorRoutes,
  passkeyRoutes,
  ssoRoutes,
  tokenRoutes,
  seatRoutes,
  webhookRoutes,
  pictureRoutes,
  syncRoutes,
  groupRoutes,
  analyticsRoutes,
  bookRoutes,
  calendarRoutes,
  adviceRoutes,
  scanRoutes,
]

const staffParts = [
  adminRoutes,
  adminTotpRoutes,
  adminStaffRoutes,
  adminUserRoutes,
  adminContentRoutes,
  adminSupportRoutes,
]

/** Everything under /api/admin. */
export function staffRoutes(engine: Engine, errors: ErrorCounts): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()
  for (const part of staffParts) app.route('/', part(engine))
  app.route('/', adminSystemRoutes(engine, errors))
  return app
}

/** Everything the server answers besides the built files. */
export function routes(engine: Engine, metrics: Metrics): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>()
  app.route('/', healthRoutes(engine, metrics))
  const css = { 'Content-Type': 'text/css; charset=utf-8' }
  app.get('/plain.css', (c) => c.body(plainStyle, 200, css))
  app.route('/', outboxRoutes(engine))
  const limitAll = limitWrites(engine)
  for (const path of ['/api/*', mcpPath]) {
    app.use(path, keepNoCopy, refuseForeign(engine.config), requireJson, limitBody, limitAll)
  }
  app.route('/', ssoOnlyGuards(engine.config))
  app.route('/', proofGuards(engine))
  for (const part of userParts) app.route('/', part(engine))
  app.route('/', staffRoutes(engine, metrics.errors))
  app.route('/', mcpRoutes(engine))
  app.route('/', dataRoutes(engine))
  app.route('/', docsRoutes())
  app.all('/api/*', () => {
    throw new Fault('not-found')
  })
  return app
}
