import type { Hono } from 'hono'
import type { RenewedAnswer } from '#contract/identity/proof.ts'
import { deleteAccount } from '../account/delete-account.ts'
import { exportAccount } from '../account/export-account.ts'
import { limitAddresses, limitChanges, limitExports, limitProofs } from '../auth/limit-tries.ts'
import { readOwnWays } from '../auth/own-ways.ts'
import { changePassword } from '../auth/password/change-password.ts'
import { dropPendingEmail, linkSent, readPendingEmail } from '../auth/password/mail-links.ts'
import { askForEmail, tellAsked } from '../auth/password/verify-email.ts'
import { changePhone, removePhone } from '../auth/phone/change-phone.ts'
import { sendCode } from '../auth/phone/send-code.ts'
import { requireTellable, tellChange } from '../auth/tell-change.ts'
import { refuseDemo } from '../demo/refuse-demo.ts'
import type { Engine } from '../engine.ts'
import type { CallerEnv } from '../http/caller.ts'
import { deviceOf } from '../http/edge/device.ts'
import { toE164 } from '../http/phone-number.ts'
import { askForPlus, takeBackPlus } from '../users/ask-for-plus.ts'
import { requireProfile } from '../users/profiles.ts'
import { done, userCalls } from './user-calls.ts'

const zipHeaders = (now: Date) => ({
  'Content-Type': 'application/zip',
  'Content-Disposition': `attachment; filename="moneycomb-${now.toISOString().slice(0, 10)}.zip"`,
})

/** What the owner of an account changes about it. */
export function accountRoutes(engine: Engine): Hono<CallerEnv> {
  const { config, database, identity } = engine
  return userCalls(engine, {
    'user.email': async ({ body: { email }, caller, c }) => {
      await refuseDemo(database.pool, caller.uid)
      const device = deviceOf(c, config)
      const { address } = device
      await limitAddresses(engine, caller.uid, address)
      await askForEmail(engine, caller, email, { address })
      await tellAsked(engine, { ...caller, device }, email)
      return linkSent(engine)
    },
    'user.ways': ({ caller }) => readOwnWays(engine, caller.uid),
    'user.email.pending': async ({ caller }) => ({
      pending: await readPendingEmail(engine, caller.uid),
    }),
    'user.email.cancel': ({ caller: { uid } }) => dropPendingEmail(engine, uid).then(() => done),
    'user.phone.send': async ({ body, caller: { uid }, c }) => {
      const phoneNumber = toE164(body.phoneNumber)
      await refuseDemo(database.pool, uid)
      const asked = { proof: body.captcha, device: deviceOf(c, config) }
      return sendCode(engine, { phoneNumber, purpose: 'change', uid }, asked)
    },
    'user.phone.confirm': async ({ body, caller, c }) => {
      const device = deviceOf(c, config)
      await changePhone(engine, caller, toE164(body.phoneNumber), body.code, device)
      return { user: await requireProfile(database.pool, caller.uid) }
    },
    'user.phone.remove': async ({ caller, c }) => {
      const device = deviceOf(c, config)
      await limitChanges(engine, device.address)
      await removePhone(engine, caller, device)
      return { user: await requireProfile(database.pool, caller.uid) }
    },
    'user.password': async ({ body, caller, token, c }) => {
      const next = await changePassword(engine, { caller, token }, body, deviceOf(c, config))
      return { ok: true, token: next } satisfies RenewedAnswer
    },
    'user.export': async ({ caller, c }) => {
      await limitExports(engine, caller.uid)
      await requireTellable(engine, caller, 'export')
      const zip = await exportAccount(engine, caller.uid)
      const by = { ...caller, device: deviceOf(c, config) }
      await tellChange(engine, by, { about: 'export', before: null }, null)
      return c.body(zip, 200, zipHeaders(engine.clock.now()))
    },
    'user.delete': async ({ body: { password }, caller }) => {
      await limitProofs(engine, caller.sessionId)
      await identity.checkPassword(caller.uid, password)
      await deleteAccount(engine, caller.uid)
      return done
    },
    /** Plus is asked for here, and given by staff. */
    'user.plus.ask': ({ body, caller }) => askForPlus(engine, caller.uid, body).then(() => done),
    'user.plus.take-back': ({ caller }) => takeBackPlus(engine, caller.uid).then(() => done),
  })
}
