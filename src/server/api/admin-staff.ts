import type { Hono } from 'hono'
import { newStaffBody, staffChangeBody } from '#contract/entities/admins.ts'
import type { Engine } from '../engine.ts'
import { readBody } from '../http/read-body.ts'
import { changeStaff } from '../staff/change-staff.ts'
import type { StaffEnv } from '../staff/guard.ts'
import { createStaff, listStaff, resetStaff } from '../staff/members.ts'
import { idIn, staffCalls } from './admin-call.ts'

/** The staff themselves. */
export const adminStaffRoutes = (engine: Engine): Hono<StaffEnv> =>
  staffCalls(engine, {
    'admin.staff.list': () => listStaff(engine),
    'admin.staff.create': async (c) =>
      createStaff(engine, c.var.admin.id, await readBody(c, newStaffBody)),
    'admin.staff.change': async (c) => {
      const change = await readBody(c, staffChangeBody)
      return { admin: await changeStaff(engine, c.var.admin.id, idIn(c), change) }
    },
    'admin.staff.reset': (c) => resetStaff(engine, c.var.admin.id, idIn(c)),
  })
