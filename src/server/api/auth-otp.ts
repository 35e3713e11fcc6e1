import { Hono } from 'hono'
import { checkPhoneBody, otpConfirmBody, otpSendBody } from '#contract/entities/otp.ts'
import type { SessionAnswer } from '#contract/entities/session.ts'
import { checkHuman } from '../auth/check-human.ts'
import { confirmCode } from '../auth/confirm-code.ts'
import { limitChecks, limitConfirms } from '../auth/limit-tries.ts'
import { noteEntry } from '../auth/note-entry.ts'
import { toE164 } from '../auth/phone-number.ts'
import { sendCode } from '../auth/send-code.ts'
import type { Engine } from '../engine.ts'
import { clientAddress } from '../http/client-address.ts'
import { deviceOf } from '../http/device.ts'
import { Fault } from '../http/fault.ts'
import { readBody } from '../http/read-body.ts'
import { seenFrom } from '../http/seen-from.ts'
import { requireProfile } from '../users/profiles.ts'

/** Signing up and in by phone. */
export function otpRoutes(engine: Engine): Hono {
  const { config, database, identity, log, outside } = engine
  const app = new Hono()
  app.get('/api/auth/captcha', async (c) => c.json(await outside.captcha.begin()))

  app.post('/api/auth/check-user-by-phone', async (c) => {
    const body = await readBody(c, checkPhoneBody)
    const phoneNumber = toE164(body.phoneNumber)
    const address = clientAddress(c, config)
    if (body.captcha !== undefined) await checkHuman(engine, body.captcha, address)
    await limitChecks(engine, address, body.captcha !== undefined)
    if (!(await identity.isPhoneKnown(phoneNumber))) throw new Fault('no-user-with-phone')
    return c.json({ exists: true })
  })

  app.post('/api/auth/otp/send', async (c) => {
    const { purpose, captcha, ...body } = await readBody(c, otpSendBody)
    const use = { phoneNumber: toE164(body.phoneNumber), purpose, uid: null }
    const asked = { proof: captcha, address: clientAddress(c, config) }
    return c.json(await sendCode(engine, use, asked))
  })

  app.post('/api/auth/otp/confirm', async (c) => {
    const body = await readBody(c, otpConfirmBody)
    const phoneNumber = toE164(body.phoneNumber)
    const device = deviceOf(c, config)
    await limitConfirms(engine, device.address)
    const use = { phoneNumber, purpose: body.purpose, uid: null }
    const proven = () => confirmCode(engine, use, body.code, device.address)
    if (body.purpose === 'signup') {
      const signUp = async () => ({
        uid: await identity.signUpByPhone(phoneNumber, body.profile, device),
      })
      const seen = { way: 'signup by phone', ...seenFrom(c, config) }
      await noteEntry(log, seen, proven().then(signUp))
      return c.json({ ok: true })
    }
    const signIn = () => identity.signInByPhone(phoneNumber, device)
    const seen = { way: 'login by phone', ...seenFrom(c, config) }
    const { uid, token } = await noteEntry(log, seen, proven().then(signIn))
    const user = await requireProfile(database.pool, uid)
    return c.json({ user, token } satisfies SessionAnswer)
  })
  return app
}
