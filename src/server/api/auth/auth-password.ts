import type { Hono } from 'hono'
import { checkHuman } from '#server/auth/check-human.ts'
import { limitLinks } from '#server/auth/limit-tries.ts'
import { forgotPassword, resetPassword } from '#server/auth/password/choose-by-mail.ts'
import { linkSent } from '#server/auth/password/mail-links.ts'
import { refuseEmail, verifyEmail } from '#server/auth/password/verify-email.ts'
import { takeBack } from '#server/auth/take-back.ts'
import type { Engine } from '#server/engine.ts'
import { bearerOf, type CallerEnv } from '#server/http/caller.ts'
import { deviceOf } from '#server/http/edge/device.ts'
import { done, userCalls } from '../user-calls.ts'

/** What a link in a mail does, and asking for one. */
export function passwordRoutes(engine: Engine): Hono<CallerEnv> {
  const { config, outside } = engine
  return userCalls(engine, {
    'auth.password.forgot': async ({ body: { email, captcha }, c }) => {
      const device = deviceOf(c, config)
      const { address } = device
      outside.check('mail')
      await checkHuman(engine, captcha, address)
      const from = await limitLinks(engine, device, email)
      forgotPassword(engine, email, { address, from })
      return linkSent(engine)
    },
    'auth.password.reset': ({ body, c }) => resetPassword(engine, body, deviceOf(c, config)),
    'auth.email.verify': async ({ body, c }) => {
      const opened = { device: deviceOf(c, config), bearer: bearerOf(c) }
      await verifyEmail(engine, body, opened)
      return done
    },
    'auth.email.refuse': async ({ body }) => {
      await refuseEmail(engine, body.token)
      return done
    },
    'auth.not-me': ({ body, c }) => takeBack(engine, body.token, deviceOf(c, config)),
  })
}
