import type { Context, Hono } from 'hono'
import { adminCalls } from '#contract/admin-calls.ts'
import {
  type AdminRow,
  adminLoginBody,
  entranceEnrolBody,
  firstPasswordBody,
  passwordChangeBody,
  staffProofBody,
} from '#contract/entities/admins.ts'
import type { RenewedAnswer } from '#contract/entities/proof.ts'
import type { Engine } from '../engine.ts'
import { clientAddress } from '../http/client-address.ts'
import { readBody } from '../http/read-body.ts'
import { audit } from '../staff/audit.ts'
import { changeStaffPassword } from '../staff/change-password.ts'
import { chooseFirstPassword, enrolAtEntrance } from '../staff/first-steps.ts'
import { requireStaff, type StaffEnv } from '../staff/guard.ts'
import { proveStaff } from '../staff/prove-staff.ts'
import { endStaffSession } from '../staff/sessions.ts'
import { signInStaff } from '../staff/sign-in.ts'
import { done, staffCalls } from './admin-call.ts'

/** Staff logging in and out, and who they are. */
export function adminRoutes(engine: Engine): Hono<StaffEnv> {
  const { clock, config, database } = engine
  const app = staffCalls(engine, {
    'admin.logout': async (c) => {
      const at = clock.now()
      await database.transact(async (tx) => {
        await endStaffSession(tx, c.var.token, at)
        await audit(tx, { staffId: c.var.admin.id, action: 'logout', at })
      })
      return done
    },
    'admin.proof': async (c) => {
      const body = await readBody(c, staffProofBody)
      const token = await proveStaff(engine, c.var.admin, body, c.var.token)
      return { ok: true, token } satisfies RenewedAnswer
    },
    'admin.password': async (c) => {
      const body = await readBody(c, passwordChangeBody)
      await changeStaffPassword(engine, c.var.admin, body, c.var.token)
      return done
    },
  })
  const deviceOf = (c: Context) => ({
    address: clientAddress(c, config),
    userAgent: c.req.header('user-agent') ?? '',
  })
  app.post(adminCalls['admin.login'].path, async (c) =>
    c.json(await signInStaff(engine, await readBody(c, adminLoginBody), deviceOf(c))),
  )
  app.post(adminCalls['admin.login.password'].path, async (c) => {
    await chooseFirstPassword(engine, await readBody(c, firstPasswordBody), deviceOf(c))
    return c.json(done)
  })
  app.post(adminCalls['admin.login.enrol'].path, async (c) =>
    c.json(await enrolAtEntrance(engine, await readBody(c, entranceEnrolBody), deviceOf(c))),
  )
  app.get('/api/admin/auth', requireStaff(engine), (c) => c.json(c.var.admin satisfies AdminRow))
  return app
}
