import type { Hono } from 'hono'
import { type AdminRow, adminLoginBody, passwordChangeBody } from '#contract/entities/admins.ts'
import type { Engine } from '../engine.ts'
import { clientAddress } from '../http/client-address.ts'
import { readBody } from '../http/read-body.ts'
import { audit } from '../staff/audit.ts'
import { changeStaffPassword } from '../staff/change-password.ts'
import { requireStaff, type StaffEnv } from '../staff/guard.ts'
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
    'admin.password': async (c) => {
      const body = await readBody(c, passwordChangeBody)
      await changeStaffPassword(engine, c.var.admin, body, c.var.token)
      return done
    },
  })
  app.post('/api/admin/login', async (c) => {
    const body = await readBody(c, adminLoginBody)
    const device = {
      address: clientAddress(c, config),
      userAgent: c.req.header('user-agent') ?? '',
    }
    return c.json(await signInStaff(engine, body, device))
  })
  app.get('/api/admin/auth', requireStaff(engine), (c) => c.json(c.var.admin satisfies AdminRow))
  return app
}
