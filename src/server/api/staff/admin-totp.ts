import type { Hono } from 'hono'
import { wrongCode } from '#server/auth/second-factor/kept-factor.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { knownId } from '#server/http/known-id.ts'
import { audit } from '#server/staff/audit.ts'
import { confirmPassword } from '#server/staff/entrance/confirm-password.ts'
import { limitCodesOf } from '#server/staff/entrance/limit-guesses.ts'
import {
  confirmTotp,
  limitCode,
  renewRecoveryCodes,
  staffFactor,
} from '#server/staff/entrance/second-factor.ts'
import {
  endOwnStaffSession,
  endStaffSessions,
  listStaffSessions,
} from '#server/staff/entrance/sessions.ts'
import type { StaffEnv } from '#server/staff/guard.ts'
import { noteRefused } from '#server/staff/note-refused.ts'
import { tellStaff } from '#server/staff/tell-staff.ts'
import { done } from '../user-calls.ts'
import { staffCalls } from './admin-call.ts'

/** One's own second factor, set up, confirmed and turned off, and where one is logged in. */
export function adminTotpRoutes(engine: Engine): Hono<StaffEnv> {
  const { clock, database } = engine
  return staffCalls(engine, {
    'admin.totp.state': ({ admin }) => staffFactor.state(database.pool, admin.id),
    'admin.totp.enrol': async ({ body, admin }) => {
      await confirmPassword(engine, admin.id, body.password)
      return staffFactor.enrol(engine, admin.id, admin.email)
    },
    'admin.totp.confirm': async ({ body: { code }, admin, token }) => {
      const { id } = admin
      await limitCodesOf(engine, id)
      const recoveryCodes = await database.transact(async (tx) => {
        // Sessions begun with a password alone end here.
        await endStaffSessions(tx, id, clock.now(), token)
        return confirmTotp(engine, tx, id, code)
      })
      tellStaff(engine, admin, 'second-factor-on')
      return { recoveryCodes }
    },
    'admin.totp.recovery': async ({ admin }) => {
      const recoveryCodes = await database.transact((tx) =>
        renewRecoveryCodes(tx, admin.id, clock.now()),
      )
      tellStaff(engine, admin, 'recovery-codes')
      return { recoveryCodes }
    },
    'admin.sessions': async ({ admin, token }) => ({
      sessions: await listStaffSessions(engine, admin.id, token),
    }),
    'admin.sessions.end': async ({ params, admin }) => {
      const isEnded = await endOwnStaffSession(engine, admin.id, knownId(params.id))
      if (!isEnded) throw new Fault('not-found')
      return done
    },
    'admin.sessions.end-all': async ({ admin, token }) => {
      await database.transact((tx) => endStaffSessions(tx, admin.id, clock.now(), token))
      return done
    },
    'admin.totp.disable': async ({ body: { password, code }, admin }) => {
      const { id } = admin
      await confirmPassword(engine, id, password)
      await limitCode(engine, id, code)
      if (!(await staffFactor.spend(engine, database.pool, id, code))) {
        noteRefused(engine, id, 'code', 'proof.refused')
        throw wrongCode()
      }
      await database.transact(async (tx) => {
        await staffFactor.drop(tx, id)
        await audit(tx, { staffId: id, action: 'totp.disable', target: id, at: clock.now() })
      })
      tellStaff(engine, admin, 'second-factor-off')
      return done
    },
  })
}
