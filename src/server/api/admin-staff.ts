import { type Context, Hono } from 'hono'
import { newStaffBody, staffChangeBody, userStatusBody } from '#contract/entities/admins.ts'
import { uuid } from '#contract/entities/entity.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import { readBody } from '../http/read-body.ts'
import { changeStaff } from '../staff/change-staff.ts'
import { requirePermission, type StaffEnv } from '../staff/guard.ts'
import { createStaff, listStaff, resetStaff } from '../staff/members.ts'
import { setUserStatus } from '../staff/set-user-status.ts'

/** The staff themselves, and what staff may do to users. */
export function adminStaffRoutes(engine: Engine): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()
  const manage = requirePermission(engine, 'system', 'manage')
  app.get('/api/admin/staff', requirePermission(engine, 'system', 'read'), async (c) =>
    c.json(await listStaff(engine)),
  )
  app.post('/api/admin/staff', manage, async (c) =>
    c.json(await createStaff(engine, c.var.admin.id, await readBody(c, newStaffBody))),
  )
  app.patch('/api/admin/staff/:id', manage, async (c) => {
    const change = await readBody(c, staffChangeBody)
    return c.json({ admin: await changeStaff(engine, c.var.admin.id, idIn(c, 'id'), change) })
  })
  app.post('/api/admin/staff/:id/reset', manage, async (c) =>
    c.json(await resetStaff(engine, c.var.admin.id, idIn(c, 'id'))),
  )
  app.post(
    '/api/admin/users/:uid/status',
    requirePermission(engine, 'users', 'write'),
    async (c) => {
      const { status } = await readBody(c, userStatusBody)
      const uid = idIn(c, 'uid')
      await setUserStatus(engine, c.var.admin.id, uid, status)
      return c.json({ id: uid, status })
    },
  )
  return app
}

/** What is no id is the id of nobody. */
function idIn(c: Context, name: string): string {
  const { success, data } = uuid.safeParse(c.req.param(name))
  if (!success) throw new Fault('not-found')
  return data
}
