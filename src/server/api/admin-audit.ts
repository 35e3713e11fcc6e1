import type { Hono } from 'hono'
import { auditFilter, auditQuery } from '#contract/entities/admins.ts'
import type { Engine } from '../engine.ts'
import { exportAudit, readAudit, verifyAudit } from '../staff/audit.ts'
import type { StaffEnv } from '../staff/guard.ts'
import { queryIn, staffCalls } from './admin-call.ts'

/** What staff did: everybody's for those who may see it, one's own for all. */
export const adminAuditRoutes = (engine: Engine): Hono<StaffEnv> => {
  const { database } = engine
  return staffCalls(engine, {
    'admin.audit.list': (c) => readAudit(database, queryIn(c, auditQuery)),
    'admin.audit.mine': (c) => readAudit(database, queryIn(c, auditQuery), c.var.admin.id),
    'admin.audit.export': async (c) =>
      c.body(await exportAudit(engine, c.var.admin.id, queryIn(c, auditFilter)), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="moneycomb-audit-log.csv"',
      }),
    'admin.audit.verify': () => verifyAudit(database),
  })
}
