import type { Hono } from 'hono'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { endFormerLinks } from '../auth/former/end-links.ts'
import { askForSecond, signInBySecondPasskey } from '../auth/passkeys/use-passkey.ts'
import {
  enrolFactor,
  renewCodes,
  turnOffFactor,
  turnOnFactor,
} from '../auth/second-factor/change-factor.ts'
import { signInBySecond } from '../auth/second-factor/give-second.ts'
import { stopRecovery } from '../auth/second-factor/recovery.ts'
import { noteEntry } from '../auth/session/note-entry.ts'
import { refuseDemo } from '../demo/refuse-demo.ts'
import type { Engine } from '../engine.ts'
import type { CallerEnv } from '../http/caller.ts'
import { deviceOf } from '../http/edge/device.ts'
import { seenFrom } from '../http/edge/seen-from.ts'
import { requireProfile } from '../users/profiles.ts'
import { done, userCalls } from './user-calls.ts'

/** Two-factor sign-in: set up, asked for, and kept. */
export function factorRoutes(engine: Engine): Hono<CallerEnv> {
  const { config, database, log } = engine
  return userCalls(engine, {
    'second-factor.give': async ({ body, c }) => {
      const seen = { way: 'login by second factor', ...seenFrom(c, config) }
      const entering = signInBySecond(engine, body, deviceOf(c, config))
      const { uid, token } = await noteEntry(log, seen, entering)
      const user = await requireProfile(database.pool, uid)
      return { user, token } satisfies SessionAnswer
    },
    'second-factor.options': ({ body, c }) =>
      askForSecond(engine, body.ticket, deviceOf(c, config)),
    'second-factor.passkey': async ({ body, c }) => {
      const seen = { way: 'login by passkey as second factor', ...seenFrom(c, config) }
      const entering = signInBySecondPasskey(engine, body, deviceOf(c, config))
      const { uid, token } = await noteEntry(log, seen, entering)
      const user = await requireProfile(database.pool, uid)
      return { user, token } satisfies SessionAnswer
    },
    'user.former.end': async ({ body, caller, c }) => {
      await endFormerLinks(engine, caller, body, deviceOf(c, config))
      return done
    },
    'user.totp.enrol': async ({ caller }) => {
      await refuseDemo(database.pool, caller.uid)
      return enrolFactor(engine, caller)
    },
    'user.totp.confirm': async ({ body, caller, c }) => ({
      recoveryCodes: await turnOnFactor(engine, caller, body.code, deviceOf(c, config)),
    }),
    'user.totp.disable': async ({ caller, c }) => {
      await turnOffFactor(engine, caller, deviceOf(c, config))
      return done
    },
    'user.recovery-codes': async ({ caller, c }) => ({
      recoveryCodes: await renewCodes(engine, caller, deviceOf(c, config)),
    }),
    'user.recovery.stop': async ({ caller, c }) => {
      await stopRecovery(engine, caller, deviceOf(c, config))
      return done
    },
  })
}
