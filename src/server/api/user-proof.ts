import { Hono } from 'hono'
import {
  type ProofAnswer,
  proofBody,
  proofSendBody,
  type RenewedAnswer,
} from '#contract/entities/proof.ts'
import { giveProof } from '../auth/give-proof.ts'
import { proofWaysOf, sendProofCode } from '../auth/proof-codes.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { readBody } from '../http/read-body.ts'

/** Showing again who one is. */
export function proofRoutes(engine: Engine): Hono<CallerEnv> {
  const { identity } = engine
  const signedIn = requireCaller(engine)
  const app = new Hono<CallerEnv>()
  app.get('/api/user/proof', signedIn, async (c) => {
    const { isRecent, hasPassword } = await identity.howProven(c.var.token)
    const sent = await proofWaysOf(engine, c.var.caller.uid)
    const ways = [...(hasPassword ? (['password'] as const) : []), ...sent]
    return c.json({ isRecent, ways } satisfies ProofAnswer)
  })
  app.post('/api/user/proof/send', signedIn, async (c) => {
    const { way } = await readBody(c, proofSendBody)
    return c.json(await sendProofCode(engine, c.var.caller, way))
  })
  app.post('/api/user/proof', signedIn, async (c) => {
    const body = await readBody(c, proofBody)
    const token = await giveProof(engine, c.var.caller, c.var.token, body)
    return c.json({ ok: true, token } satisfies RenewedAnswer)
  })
  return app
}
