import { Hono } from 'hono'
import type { Engine } from '../engine.ts'
import type { EdgeEnv } from '../http/edge.ts'
import type { ErrorCounts } from '../http/error-counts.ts'
import { Fault } from '../http/fault.ts'
import { keepNoCopy, limitBody, refuseForeign, requireJson } from '../http/guard-calls.ts'
import { limitWrites } from '../http/limit-writes.ts'
import type { Metrics } from '../http/metrics.ts'
import { plainStyle } from '../http/plain-page.ts'
import { proofGuards } from '../http/require-proof.ts'
import type { StaffEnv } from '../staff/guard.ts'
import { adminRoutes } from './admin.ts'
import { adminAuditRoutes } from './admin-audit.ts'
import { adminContentRoutes, adminSupportRoutes } from './admin-content.ts'
import { adminStaffRoutes } from './admin-staff.ts'
import { adminSystemRoutes } from './admin-system.ts'
import { adminTotpRoutes } from './admin-totp.ts'
import { adminUserRoutes } from './admin-users.ts'
import { adviceRoutes } from './ai-advice.ts'
import { analyticsRoutes } from './analytics.ts'
import { authRoutes } from './auth.ts'
import { otpRoutes } from './auth-otp.ts'
import { passwordRoutes } from './auth-password.ts'
import { avatarRoutes } from './avatars.ts'
import { calendarRoutes } from './calendar.ts'
import { dashboardRoutes } from './dashboard.ts'
import { dataRoutes } from './data.ts'
import { demoRoutes } from './demo.ts'
import { docsRoutes } from './docs.ts'
import { groupRoutes } from './groups.ts'
import { healthRoutes } from './health.ts'
import { outboxRoutes } from './outbox.ts'
import { ratesRoutes } from './rates.ts'
import { receiptRoutes } from './receipts.ts'
import { scanRoutes } from './scan.ts'
import { searchRoutes } from './search.ts'
import { syncRoutes } from './sync.ts'
import { accountRoutes } from './user-account.ts'
import { plusRoutes } from './user-plus.ts'
import { proofRoutes } from './user-proof.ts'
import { pushRoutes } from './user-push.ts'
import { sessionRoutes } from './user-sessions.ts'

const staffParts = [
  adminRoutes,
  adminTotpRoutes,
  adminStaffRoutes,
  adminAuditRoutes,
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
  app.get('/plain.css', (c) => c.body(plainStyle, 200, { 'Content-Type': 'text/css' }))
  app.route('/', outboxRoutes(engine))
  app.use('/api/*', keepNoCopy, refuseForeign(engine.config), requireJson, limitBody)
  app.use('/api/*', limitWrites(engine))
  app.route('/', proofGuards(engine))
  for (const part of [otpRoutes, passwordRoutes]) app.route('/', part(engine))
  for (const part of [authRoutes, accountRoutes, proofRoutes, plusRoutes, sessionRoutes]) {
    app.route('/', part(engine))
  }
  app.route('/', avatarRoutes(engine))
  app.route('/', pushRoutes(engine))
  app.route('/', staffRoutes(engine, metrics.errors))
  app.route('/', dataRoutes(engine))
  app.route('/', syncRoutes(engine))
  app.route('/', groupRoutes(engine))
  app.route('/', ratesRoutes(engine))
  for (const part of [analyticsRoutes, dashboardRoutes]) app.route('/', part(engine))
  app.route('/', searchRoutes(engine))
  app.route('/', calendarRoutes(engine))
  app.route('/', demoRoutes(engine))
  app.route('/', adviceRoutes(engine))
  app.route('/', receiptRoutes(engine))
  app.route('/', scanRoutes(engine))
  app.route('/', docsRoutes())
  app.all('/api/*', () => {
    throw new Fault('not-found')
  })
  return app
}
