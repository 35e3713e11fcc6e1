import type { Hono } from 'hono'
import type { ProofAnswer, RenewedAnswer } from '#contract/identity/proof.ts'
import { readEnding } from '../auth/ending.ts'
import { hasPasskeys } from '../auth/passkeys/passkey-place.ts'
import { giveProof } from '../auth/proof/give-proof.ts'
import { proofWaysOf, sendProofCode } from '../auth/proof/proof-codes.ts'
import { forgetBrowsers } from '../auth/session/note-device.ts'
import { hasSso } from '../auth/sso-links.ts'
import { tellChange } from '../auth/tell-change.ts'
import { checkId } from '../documents/validate.ts'
import type { Engine } from '../engine.ts'
import type { CallerEnv } from '../http/caller.ts'
import { deviceOf } from '../http/edge/device.ts'
import { Fault } from '../http/fault.ts'
import { endSubscription, keepSubscription } from '../notifications/push-subscriptions.ts'
import { done, userCalls } from './user-calls.ts'

/** Where the caller is signed in, how they show that it is them, and where push messages go. */
export function sessionRoutes(engine: Engine): Hono<CallerEnv> {
  const { config, database, identity, outside } = engine
  return userCalls(engine, {
    'user.sessions': async ({ caller }) => ({ sessions: await identity.listSessions(caller) }),
    'user.sessions.end': async ({ params, caller }) => {
      const ended = checkId(params.id)
      await forgetBrowsers(database.pool, caller.uid, caller.sessionId, ended)
      if (!(await identity.endSession(caller, ended))) throw new Fault('not-found')
      return done
    },
    'user.sessions.end-all': async ({ query: { all }, caller, c }) => {
      const { uid, sessionId } = caller
      const ending = await readEnding(database.pool, uid, engine.clock.now())
      // Whoever wants nobody else in means feeds and invitations that others made there, too.
      await database.transact(async (tx) => {
        if (!all) await forgetBrowsers(tx.client, uid, sessionId, null)
        await identity.evict(tx, uid, all ? undefined : sessionId)
      })
      const by = { ...caller, device: deviceOf(c, config) }
      await tellChange(engine, by, { about: 'sign-out', before: null }, ending)
      return done
    },
    'user.proof': async ({ caller, token }) => {
      const { isRecent, hasPassword, hasSecondFactor } = await identity.howProven(token)
      const keys = (await hasPasskeys(engine, caller.uid)) ? (['passkey'] as const) : []
      if (hasSecondFactor) return { isRecent, ways: [...keys, 'totp'] } satisfies ProofAnswer
      const sent = await proofWaysOf(engine, caller.uid)
      const linked = (await hasSso(engine, caller.uid)) ? (['sso'] as const) : []
      const own = hasPassword ? (['password'] as const) : []
      const ways = [...keys, ...own, ...linked, ...sent]
      return { isRecent, ways } satisfies ProofAnswer
    },
    'user.proof.send': ({ body, caller }) => sendProofCode(engine, caller, body.way),
    'user.proof.give': async ({ body, caller, token, c }) => {
      const given = { token, device: deviceOf(c, config) }
      return {
        ok: true,
        token: await giveProof(engine, caller, given, body),
      } satisfies RenewedAnswer
    },
    'user.push.key': () => ({ publicKey: outside.push.publicKey }),
    'user.push.begin': async ({ body, caller }) => {
      await keepSubscription(engine, caller, body)
      return done
    },
    'user.push.end': async ({ body, caller }) => {
      await endSubscription(engine, caller, body.endpoint)
      return done
    },
  })
}
