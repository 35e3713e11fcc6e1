import type { Hono } from 'hono'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { limitPasskeys } from '../auth/limit-tries.ts'
import { askForPasskey, askToMakePasskey } from '../auth/passkeys/ask-passkey.ts'
import { addPasskey, removePasskey, renamePasskey } from '../auth/passkeys/change-passkeys.ts'
import { knownPasskeys } from '../auth/passkeys/known-passkeys.ts'
import { signInByPasskey } from '../auth/passkeys/use-passkey.ts'
import { noteEntry } from '../auth/session/note-entry.ts'
import { refuseDemo } from '../demo/refuse-demo.ts'
import { checkId } from '../documents/validate.ts'
import type { Engine } from '../engine.ts'
import type { CallerEnv } from '../http/caller.ts'
import { deviceOf } from '../http/edge/device.ts'
import { seenFrom } from '../http/edge/seen-from.ts'
import { requireProfile } from '../users/profiles.ts'
import { done, userCalls } from './user-calls.ts'

/** Coming in by a passkey, and those that are one's own. */
export function passkeyRoutes(engine: Engine): Hono<CallerEnv> {
  const { config, database, log } = engine
  return userCalls(engine, {
    'passkeys.options': async ({ c }) => {
      await limitPasskeys(engine, deviceOf(c, config).address)
      return askForPasskey(engine, 'passkey-enter', null)
    },
    'passkeys.enter': async ({ body, c }) => {
      const seen = { way: 'login by passkey', ...seenFrom(c, config) }
      const entering = signInByPasskey(engine, body.response, deviceOf(c, config))
      const { uid, token } = await noteEntry(log, seen, entering)
      const user = await requireProfile(database.pool, uid)
      return { user, token } satisfies SessionAnswer
    },
    'user.passkeys.known': ({ caller }) => knownPasskeys(engine, caller.uid),
    'user.passkeys.options': async ({ caller }) => {
      await refuseDemo(database.pool, caller.uid)
      return askToMakePasskey(engine, caller)
    },
    'user.passkeys.add': ({ body, caller, c }) =>
      addPasskey(engine, caller, body, deviceOf(c, config)),
    'user.passkeys.rename': async ({ body, params, caller }) => {
      await renamePasskey(engine, caller, checkId(params.id), body.name)
      return done
    },
    'user.passkeys.remove': async ({ params, caller, c }) => {
      await removePasskey(engine, caller, checkId(params.id), deviceOf(c, config))
      return done
    },
    'user.proof.options': ({ caller }) => askForPasskey(engine, 'passkey-prove', caller.uid),
  })
}
