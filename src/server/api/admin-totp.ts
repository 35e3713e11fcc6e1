import type { Hono } from 'hono'
import { totpConfirmBody, totpDisableBody, totpEnrolBody } from '#contract/entities/admins.ts'
import type { Engine } from '../engine.ts'
import { readBody } from '../http/read-body.ts'
import { audit } from '../staff/audit.ts'
import { confirmPassword } from '../staff/confirm-password.ts'
import type { StaffEnv } from '../staff/guard.ts'
import { limitCodesOf } from '../staff/limit-guesses.ts'
import {
  confirmTotp,
  dropTotp,
  enrolTotp,
  spendSecondFactor,
  totpState,
  wrongCode,
} from '../staff/second-factor.ts'
import { endStaffSessions } from '../staff/sessions.ts'
import { done, staffCalls } from './admin-call.ts'

/** One's own second factor: set up, confirmed, turned off. */
export function adminTotpRoutes(engine: Engine): Hono<StaffEnv> {
  const { clock, database } = engine
  return staffCalls(engine, {
    'admin.totp.state': (c) => totpState(database.pool, c.var.admin.id),
    'admin.totp.enrol': async (c) => {
      const { password } = await readBody(c, totpEnrolBody)
      await confirmPassword(engine, c.var.admin.id, password)
      return enrolTotp(engine, c.var.admin)
    },
    'admin.totp.confirm': async (c) => {
      const { code } = await readBody(c, totpConfirmBody)
      const { id } = c.var.admin
      await limitCodesOf(engine, id)
      const recoveryCodes = await database.transact(async (tx) => {
        // Sessions begun with a password alone end here.
        await endStaffSessions(tx, id, clock.now(), c.var.token)
        return confirmTotp(engine, tx, id, code)
      })
      return { recoveryCodes }
    },
    'admin.totp.disable': async (c) => {
      const { password, code } = await readBody(c, totpDisableBody)
      const { id } = c.var.admin
      await confirmPassword(engine, id, password)
      await limitCodesOf(engine, id)
      if (!(await spendSecondFactor(engine, id, code))) throw wrongCode()
      await database.transact(async (tx) => {
        await dropTotp(tx, id)
        await audit(tx, { staffId: id, action: 'totp.disable', target: id, at: clock.now() })
      })
      return done
    },
  })
}
