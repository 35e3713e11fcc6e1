import type { Hono } from 'hono'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { checkHuman } from '#server/auth/check-human.ts'
import { limitChecks, limitConfirms } from '#server/auth/limit-tries.ts'
import { confirmCode } from '#server/auth/phone/confirm-code.ts'
import { sendCode } from '#server/auth/phone/send-code.ts'
import { noteEntry } from '#server/auth/session/note-entry.ts'
import type { Engine } from '#server/engine.ts'
import type { CallerEnv } from '#server/http/caller.ts'
import { clientAddress } from '#server/http/edge/client-address.ts'
import { deviceOf } from '#server/http/edge/device.ts'
import { seenFrom } from '#server/http/edge/seen-from.ts'
import { Fault } from '#server/http/fault.ts'
import { toE164 } from '#server/http/phone-number.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { done, userCalls } from '../user-calls.ts'

/** Signing up and in by phone. */
export function otpRoutes(engine: Engine): Hono<CallerEnv> {
  const { config, database, identity, log, outside } = engine
  return userCalls(engine, {
    'auth.captcha': () => outside.captcha.begin(),
    'auth.check-user-by-phone': async ({ body, c }) => {
      const phoneNumber = toE164(body.phoneNumber)
      const address = clientAddress(c, config)
      if (body.captcha !== undefined) await checkHuman(engine, body.captcha, address)
      await limitChecks(engine, address, body.captcha !== undefined)
      if (!(await identity.isPhoneKnown(phoneNumber))) throw new Fault('no-user-with-phone')
      return { exists: true }
    },
    'auth.otp.send': ({ body: { purpose, captcha, ...body }, c }) => {
      const use = { phoneNumber: toE164(body.phoneNumber), purpose, uid: null }
      return sendCode(engine, use, { proof: captcha, device: deviceOf(c, config) })
    },
    'auth.otp.confirm': async ({ body, c }) => {
      const phoneNumber = toE164(body.phoneNumber)
      const device = deviceOf(c, config)
      await limitConfirms(engine, device.address)
      const use = { phoneNumber, purpose: body.purpose, uid: null }
      const proven = () => confirmCode(engine, use, body.code, device)
      if (body.purpose === 'signup') {
        const signUp = async () => ({
          uid: await identity.signUpByPhone(phoneNumber, body.profile, device),
        })
        const seen = { way: 'signup by phone', ...seenFrom(c, config) }
        await noteEntry(log, seen, proven().then(signUp))
        return done
      }
      const signIn = () => identity.signInByPhone(phoneNumber, device)
      const seen = { way: 'login by phone', ...seenFrom(c, config) }
      const { uid, token } = await noteEntry(log, seen, proven().then(signIn))
      const user = await requireProfile(database.pool, uid)
      return { user, token } satisfies SessionAnswer
    },
  })
}
