import type { Hono } from 'hono'
import { calls } from '#contract/calls/calls.ts'
import type { RenewedAnswer } from '#contract/identity/proof.ts'
import type { AdminRow } from '#contract/staff/entities.ts'
import type { Engine } from '#server/engine.ts'
import { deviceOf } from '#server/http/edge/device.ts'
import { audit } from '#server/staff/audit.ts'
import { changeStaffPassword } from '#server/staff/entrance/change-password.ts'
import { chooseFirstPassword, enrolAtEntrance } from '#server/staff/entrance/first-steps.ts'
import { proveStaff } from '#server/staff/entrance/prove-staff.ts'
import { endStaffSession } from '#server/staff/entrance/sessions.ts'
import { signInStaff } from '#server/staff/entrance/sign-in.ts'
import { requireStaff, type StaffEnv } from '#server/staff/guard.ts'
import { done } from '../user-calls.ts'
import { staffCalls } from './admin-call.ts'

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
