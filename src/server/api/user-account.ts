import { Hono } from 'hono'
import {
  changeEmailBody,
  changePasswordBody,
  deleteAccountBody,
} from '#contract/entities/account.ts'
import { phoneConfirmBody, phoneSendBody } from '#contract/entities/otp.ts'
import type { RenewedAnswer } from '#contract/entities/proof.ts'
import { changePhone } from '../auth/change-phone.ts'
import { forgiveProofs, limitExports, limitProofs } from '../auth/limit-tries.ts'
import { toE164 } from '../auth/phone-number.ts'
import { sendCode } from '../auth/send-code.ts'
import { tellChange } from '../auth/tell-change.ts'
import { askForEmail } from '../auth/verify-email.ts'
import { refuseDemo } from '../demo/refuse-demo.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { clientAddress } from '../http/client-address.ts'
import { readBody } from '../http/read-body.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { exportAccount } from '../users/export-account.ts'
import { requireProfile } from '../users/profiles.ts'

/** What the owner of an account changes about it. */
export function accountRoutes(engine: Engine): Hono<CallerEnv> {
  const { config, database, identity } = engine
  const signedIn = requireCaller(engine)
  const app = new Hono<CallerEnv>()

  app.post('/api/user/email', signedIn, async (c) => {
    const { email } = await readBody(c, changeEmailBody)
    await refuseDemo(database.pool, c.var.caller.uid)
    await askForEmail(engine, c.var.caller, email, c.req.url)
    return c.json({ ok: true })
  })

  app.post('/api/user/phone/send', signedIn, async (c) => {
    const { captcha, ...body } = await readBody(c, phoneSendBody)
    const phoneNumber = toE164(body.phoneNumber)
    await refuseDemo(database.pool, c.var.caller.uid)
    const use = { phoneNumber, purpose: 'change', uid: c.var.caller.uid } as const
    const asked = { proof: captcha, address: clientAddress(c, config) }
    return c.json(await sendCode(engine, use, asked))
  })

  app.post('/api/user/phone/confirm', signedIn, async (c) => {
    const body = await readBody(c, phoneConfirmBody)
    const asked = { askedAt: c.req.url, address: clientAddress(c, config) }
    await changePhone(engine, c.var.caller, toE164(body.phoneNumber), body.code, asked)
    return c.json({ user: await requireProfile(database.pool, c.var.caller.uid) })
  })

  app.post('/api/user/password', signedIn, async (c) => {
    const body = await readBody(c, changePasswordBody)
    await limitProofs(engine, c.var.caller.sessionId)
    await identity.changePassword(c.var.caller, body)
    const token = await identity.renewProven(c.var.caller, c.var.token)
    await forgiveProofs(engine, c.var.caller.sessionId)
    const change = { about: 'password', before: null } as const
    await tellChange(engine, c.var.caller.uid, change, c.req.url)
    return c.json({ ok: true, token } satisfies RenewedAnswer)
  })

  app.get('/api/user/export', signedIn, async (c) => {
    await limitExports(engine, c.var.caller.uid)
    const zip = await exportAccount(engine, c.var.caller.uid)
    const day = engine.clock.now().toISOString().slice(0, 10)
    return c.body(zip, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="moneycomb-${day}.zip"`,
    })
  })

  app.post('/api/user/delete', signedIn, async (c) => {
    const { password } = await readBody(c, deleteAccountBody)
    await limitProofs(engine, c.var.caller.sessionId)
    await identity.checkPassword(c.var.caller.uid, password)
    await deleteAccount(engine, c.var.caller.uid)
    return c.json({ ok: true })
  })
  return app
}
