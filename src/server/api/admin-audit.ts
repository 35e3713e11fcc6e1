import { Hono } from 'hono'
import { auditQuery } from '#contract/entities/admins.ts'
import type { Engine } from '../engine.ts'
import { readAudit, verifyAudit } from '../staff/audit.ts'
import { requirePermission, requireStaff, type StaffEnv } from '../staff/guard.ts'

/** What staff did: everybody's for those who may see it, one's own for all. */
export function adminAuditRoutes(engine: Engine): Hono<StaffEnv> {
  const { database } = engine
  const mayRead = requirePermission(engine, 'system', 'read')
  const app = new Hono<StaffEnv>()
  app.get('/api/admin/audit', mayRead, async (c) =>
    c.json(await readAudit(database, auditQuery.parse(c.req.query()))),
  )
  app.get('/api/admin/audit/mine', requireStaff(engine), async (c) =>
    c.json(await readAudit(database, auditQuery.parse(c.req.query()), c.var.admin.id)),
  )
  app.get('/api/admin/audit/verify', mayRead, async (c) => c.json(await verifyAudit(database)))
  return app
}
