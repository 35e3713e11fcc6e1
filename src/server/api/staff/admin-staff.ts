import type { Hono } from 'hono'
import type { Engine } from '#server/engine.ts'
import { knownId } from '#server/http/known-id.ts'
import { exportAudit, readAudit, verifyAudit } from '#server/staff/audit.ts'
import { changeStaff } from '#server/staff/change-staff.ts'
import type { StaffEnv } from '#server/staff/guard.ts'
import { createStaff, listStaff, resetStaff } from '#server/staff/members.ts'
import { staffCalls } from './admin-call.ts'

/** The staff themselves, and what they did: of all for some, one's own for all. */
export const adminStaffRoutes = (engine: Engine): Hono<StaffEnv> => {
  const { database } = engine
  return staffCalls(engine, {
    'admin.staff.list': () => listStaff(engine),
    'admin.staff.create': ({ body, admin }) => createStaff(engine, admin.id, body),
    'admin.staff.change': async ({ body, params, admin }) => ({
      admin: await changeStaff(engine, admin.id, knownId(params.id), body),
    }),
    'admin.staff.reset': ({ params, admin }) => resetStaff(engine, admin.id, knownId(params.id)),
    'admin.audit.list': ({ query }) => readAudit(database, query),
    'admin.audit.mine': ({ query, admin }) => readAudit(database, query, admin),
    'admin.audit.export': async ({ query, admin, c }) =>
      c.body(await exportAudit(engine, admin.id, query), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="moneycomb-audit-log.csv"',
      }),
    'admin.audit.verify': () => verifyAudit(database),
  })
}
