import type { Hono } from 'hono'
import { checkHuman } from '#server/auth/check-human.ts'
import { limitLinks } from '#server/auth/limit-tries.ts'
import { forgotPassword } from '#server/auth/password/forgot-password.ts'
import { linkSent } from '#server/auth/password/mail-links.ts'
import { resetPassword } from '#server/auth/password/reset-password.ts'
import { verifyEmail } from '#server/auth/password/verify-email.ts'
import { takeBack } from '#server/auth/undo-links.ts'
import type { Engine } from '#server/engine.ts'
import type { CallerEnv } from '#server/http/caller.ts'
import { clientAddress } from '#server/http/edge/client-address.ts'
import { done, userCalls } from '../user-calls.ts'

/** What a link in a mail does, and asking for one. */
export function passwordRoutes(engine: Engine): Hono<CallerEnv> {
  const { config, outside } = engine
  return userCalls(engine, {
    'auth.password.forgot': async ({ body: { email, captcha }, c }) => {
      const address = clientAddress(c, config)
      outside.check('mail')
      await checkHuman(engine, captcha, address)
      await limitLinks(engine, address, email)
      forgotPassword(engine, email, { askedAt: c.req.url, address })
      return linkSent(engine)
    },
    'auth.password.reset': async ({ body: { token, password }, c }) => {
      await resetPassword(engine, token, password, c.req.url)
      return done
    },
    'auth.email.verify': async ({ body, c }) => {
      await verifyEmail(engine, body.token, c.req.url)
      return done
    },
    'auth.not-me': async ({ body }) => {
      await takeBack(engine, body.token)
      return done
    },
  })
}
