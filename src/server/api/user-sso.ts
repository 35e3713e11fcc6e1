import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { everyCall } from '#contract/calls/every-call.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { closedBySso, ssoBackPath } from '#contract/identity/sso.ts'
import { routes } from '#contract/routes.ts'
import { limitSso } from '../auth/limit-tries.ts'
import { noteEntry } from '../auth/session/note-entry.ts'
import { linkSso, unlinkSso } from '../auth/sso/change-sso.ts'
import { enterBySso } from '../auth/sso/use-sso.ts'
import { beginVisit } from '../auth/sso/visit.ts'
import type { Config } from '../config.ts'
import { refuseDemo } from '../demo/refuse-demo.ts'
import type { Engine } from '../engine.ts'
import type { CallerEnv } from '../http/caller.ts'
import { deviceOf } from '../http/edge/device.ts'
import { seenFrom } from '../http/edge/seen-from.ts'
import { Fault } from '../http/fault.ts'
import { requireProfile } from '../users/profiles.ts'
import { done, userCalls } from './user-calls.ts'

/** Coming in by single sign-on, and linking it to an account. */
export function ssoRoutes(engine: Engine): Hono<CallerEnv> {
  const { config, database, log, outside } = engine
  const app = userCalls(engine, {
    'auth.sso.offer': () => ({
      name: outside.issuer?.name ?? null,
      isOnly: config.sso?.isOnly ?? false,
    }),
    'auth.sso.begin': async ({ c }) => {
      await limitSso(engine, deviceOf(c, config).address)
      return beginVisit(engine, 'sso-enter', null)
    },
    'auth.sso.enter': async ({ body, c }) => {
      const device = deviceOf(c, config)
      const seen = { way: 'login by single sign-on', ...seenFrom(c, config) }
      const { uid, token } = await noteEntry(log, seen, enterBySso(engine, body, device))
      const user = await requireProfile(database.pool, uid)
      return { user, token } satisfies SessionAnswer
    },
    'user.sso.begin': async ({ caller }) => {
      await refuseDemo(database.pool, caller.uid)
      return beginVisit(engine, 'sso-link', caller.uid)
    },
    'user.sso.link': async ({ body, caller, c }) => {
      await linkSso(engine, caller, body, deviceOf(c, config))
      return done
    },
    'user.sso.unlink': async ({ caller, c }) => {
      await unlinkSso(engine, caller, deviceOf(c, config))
      return done
    },
    'user.proof.sso': ({ caller }) => beginVisit(engine, 'sso-prove', caller.uid),
  })
  // Behind the sharp, where no log and no other server sees what was said.
  app.get(ssoBackPath, (c) => {
    const said = new URLSearchParams({ sso: new URL(c.req.url).search.slice(1) })
    return c.redirect(`${routes.login.path}#${said}`, 303)
  })
  return app
}

const refuse = createMiddleware(async () => {
  throw new Fault('sso-only')
})

/** Stands before every other way in, where single sign-on is the only one. */
export function ssoOnlyGuards({ sso }: Pick<Config, 'sso'>): Hono {
  const app = new Hono()
  if (!sso?.isOnly) return app
  for (const name of closedBySso) app.on(everyCall[name].method, everyCall[name].path, refuse)
  return app
}
