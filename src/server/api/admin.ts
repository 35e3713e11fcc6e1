import type { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import type { AdminRow } from '#contract/entities/admins.ts'
import type { RenewedAnswer } from '#contract/entities/proof.ts'
import type { Engine } from '../engine.ts'
import { deviceOf } from '../http/device.ts'
import { audit } from '../staff/audit.ts'
import { changeStaffPassword } from '../staff/change-password.ts'
import { chooseFirstPassword, enrolAtEntrance } from '../staff/first-steps.ts'
import { requireStaff, type StaffEnv } from '../staff/guard.ts'
import { proveStaff } from '../staff/prove-staff.ts'
import { endStaffSession } from '../staff/sessions.ts'
import { signInStaff } from '../staff/sign-in.ts'
import { staffCalls } from './admin-call.ts'
import { done } from './user-calls.ts'

/** Staff logging in and out, and who they are. */
export function adminRoutes(engine: Engine): Hono<StaffEnv> {
  const { clock, config, database } = engine
  const app = staffCalls(engine, {
    'admin.login': ({ body, c }) => signInStaff(engine, body, deviceOf(c, config)),
    'admin.login.password': async ({ body, c }) => {
      await chooseFirstPassword(engine, body, deviceOf(c, config))
      return done
    },
    'admin.login.enrol': ({ body, c }) => enrolAtEntrance(engine, body, deviceOf(c, config)),
    'admin.logout': async ({ admin, token }) => {
      const at = clock.now()
      await database.transact(async (tx) => {
        await endStaffSession(tx, token, at)
        await audit(tx, { staffId: admin.id, action: 'logout', at })
      })
      return done
    },
    'admin.proof': async ({ body, admin, token }) => {
      const next = await proveStaff(engine, admin, body, token)
      return { ok: true, token: next } satisfies RenewedAnswer
    },
    'admin.password': async ({ body, admin, token }) => {
      await changeStaffPassword(engine, admin, body, token)
      return done
    },
  })
  const { method, path } = calls['admin.auth']
  app.on(method, path, requireStaff(engine), (c) => c.json(c.var.admin satisfies AdminRow))
  return app
}
