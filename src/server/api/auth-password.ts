import { Hono } from 'hono'
import { forgotBody, notMeBody, resetBody, verifyEmailBody } from '#contract/entities/account.ts'
import { checkHuman } from '../auth/check-human.ts'
import { forgotPassword } from '../auth/forgot-password.ts'
import { limitLinks } from '../auth/limit-tries.ts'
import { resetPassword } from '../auth/reset-password.ts'
import { takeBack } from '../auth/undo-links.ts'
import { verifyEmail } from '../auth/verify-email.ts'
import type { Engine } from '../engine.ts'
import { clientAddress } from '../http/client-address.ts'
import { readBody } from '../http/read-body.ts'

/** What a link in a mail does, and asking for one. */
export function passwordRoutes(engine: Engine): Hono {
  const { config, outside } = engine
  const app = new Hono()
  app.post('/api/auth/password/forgot', async (c) => {
    const { email, captcha } = await readBody(c, forgotBody)
    const address = clientAddress(c, config)
    outside.check('mail')
    await checkHuman(engine, captcha, address)
    await limitLinks(engine, address, email)
    forgotPassword(engine, email, { askedAt: c.req.url, address })
    return c.json({ ok: true })
  })
  app.post('/api/auth/password/reset', async (c) => {
    const { token, password } = await readBody(c, resetBody)
    await resetPassword(engine, token, password, c.req.url)
    return c.json({ ok: true })
  })
  app.post('/api/auth/email/verify', async (c) => {
    const { token } = await readBody(c, verifyEmailBody)
    await verifyEmail(engine, token, c.req.url)
    return c.json({ ok: true })
  })
  app.post('/api/auth/not-me', async (c) => {
    const { token } = await readBody(c, notMeBody)
    await takeBack(engine, token)
    return c.json({ ok: true })
  })
  return app
}
