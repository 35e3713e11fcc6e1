import type { Hono } from 'hono'
import { accountCalls } from '#contract/identity/calls.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { checkHuman } from '#server/auth/check-human.ts'
import { limitLogin, limitSignup, welcome } from '#server/auth/limit-tries.ts'
import { noteWrongPassword } from '#server/auth/password/tell-guesses.ts'
import { askForEmail } from '#server/auth/password/verify-email.ts'
import { noteEntry } from '#server/auth/session/note-entry.ts'
import { beginDemo } from '#server/demo/begin-demo.ts'
import type { Engine } from '#server/engine.ts'
import { bearerOf, type CallerEnv } from '#server/http/caller.ts'
import { deviceOf } from '#server/http/edge/device.ts'
import { seenFrom } from '#server/http/edge/seen-from.ts'
import { Fault, SecondNeeded } from '#server/http/fault.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { done, userCalls } from '../user-calls.ts'

/** Signing up, in and out by email and password, and as somebody made up. */
export function authRoutes(engine: Engine): Hono<CallerEnv> {
  const { config, database, identity, outside } = engine
  const answer = async (session: { uid: string; token: string }): Promise<SessionAnswer> => ({
    user: await requireProfile(database.pool, session.uid),
    token: session.token,
  })

  const app = userCalls(engine, {
    'auth.signup': async ({ body: { captcha, ...body }, c }) => {
      const device = deviceOf(c, config)
      const { address } = device
      if (captcha !== undefined) await checkHuman(engine, captcha, address)
      await limitSignup(engine, address, captcha !== undefined)
      const seen = { way: 'signup by email', ...seenFrom(c, config) }
      const session = await noteEntry(engine.log, seen, identity.signUp(body, device))
      if (outside.has('mail')) {
        outside.later('a new address was not asked to confirm', () =>
          askForEmail(engine, session, body.email, { address, isSignup: true }),
        )
      }
      return answer(session)
    },
    'auth.login': async ({ body, c }) => {
      const device = deviceOf(c, config)
      const from = await limitLogin(engine, device, body.email)
      const seen = { way: 'login by email', ...seenFrom(c, config) }
      const signIn = identity.signIn(body, device).catch(async (error: unknown) => {
        const isWrong = error instanceof Fault && error.code === 'wrong-credentials'
        if (isWrong) noteWrongPassword(engine, body.email)
        if (error instanceof SecondNeeded) await welcome(engine, body.email, from)
        throw error
      })
      const session = await noteEntry(engine.log, seen, signIn)
      await welcome(engine, body.email, from)
      return answer(session)
    },
    /** Trying the app without an account. */
    'auth.demo': async ({ c }) => answer(await beginDemo(engine, deviceOf(c, config))),
    'auth.logout': async ({ token }) => {
      await identity.signOut(token)
      return done
    },
    'auth.session': async ({ caller }) => ({
      user: await requireProfile(database.pool, caller.uid),
    }),
  })
  const { method, path } = accountCalls['auth.renew']
  // Also with the token before the newest one: the answer that held that may have been lost.
  app.on(method, path, async (c) => {
    const token = await identity.renew(bearerOf(c) ?? '')
    if (!token) throw new Fault('not-signed-in')
    return c.json({ token })
  })
  return app
}
