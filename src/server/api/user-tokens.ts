import type { Hono } from 'hono'
import { listAsked } from '../assistant/asked-log.ts'
import { listEnded, listTokens, makeToken } from '../auth/session/api-tokens.ts'
import { requireTellable, tellChange } from '../auth/tell-change.ts'
import { refuseDemo } from '../demo/refuse-demo.ts'
import { checkId } from '../documents/validate.ts'
import type { Engine } from '../engine.ts'
import type { CallerEnv } from '../http/caller.ts'
import { deviceOf } from '../http/edge/device.ts'
import { Fault } from '../http/fault.ts'
import { done, userCalls } from './user-calls.ts'

const isTokenOf = async (engine: Engine, uid: string, id: string) =>
  (await listTokens(engine, uid)).some((token) => token.id === id)

/** What lets programs into one's book: made, seen and ended by whoever is signed in. */
export const tokenRoutes = (engine: Engine): Hono<CallerEnv> =>
  userCalls(engine, {
    'user.tokens': async ({ caller }) => ({
      tokens: await listTokens(engine, caller.uid),
      ended: [...(await listEnded(engine, caller.uid))],
    }),
    'user.tokens.make': async ({ body, caller, c }) => {
      await refuseDemo(engine.database.pool, caller.uid)
      await requireTellable(engine, caller, 'token')
      const made = await makeToken(engine, caller, body)
      const by = { ...caller, device: deviceOf(c, engine.config) }
      await tellChange(engine, by, { about: 'token', before: null }, null)
      return made
    },
    'user.tokens.asked': async ({ params, caller }) => {
      const id = checkId(params.id)
      const asked = await listAsked(engine, caller.uid, id)
      // One that has ended is known by what was asked by it.
      const isMine = asked.length > 0 || (await isTokenOf(engine, caller.uid, id))
      if (!isMine) throw new Fault('not-found')
      return { asked }
    },
    'user.tokens.end': async ({ params, caller }) => {
      if (!(await engine.identity.endToken(caller, checkId(params.id))))
        throw new Fault('not-found')
      return done
    },
  })
