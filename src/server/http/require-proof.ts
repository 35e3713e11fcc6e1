import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { OwnCall } from '#contract/calls/calls.ts'
import { ownCalls } from '#contract/calls/own-calls.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from './caller.ts'
import { Fault } from './fault.ts'

type Proof = NonNullable<OwnCall['proof']>

/** Lets only those pass who have shown lately who they are, or whose password is asked for next. */
const requireProof = ({ identity }: Engine, proof: Proof) =>
  createMiddleware<CallerEnv>(async (c, next) => {
    const { isRecent, hasPassword, hasSecondFactor } = await identity.howProven(c.var.token)
    const isAskedNext = proof === 'password' && hasPassword && !hasSecondFactor
    if (!isRecent && !isAskedNext) throw new Fault('fresh-proof-needed')
    await next()
  })

/** Stands before the handlers of all calls of users for which the contract wants a proof. */
export function proofGuards(engine: Engine): Hono<CallerEnv> {
  const app = new Hono<CallerEnv>()
  const signedIn = requireCaller(engine)
  for (const { method, path, auth, proof } of Object.values<OwnCall>(ownCalls)) {
    if (proof && auth === 'user') app.on(method, path, signedIn, requireProof(engine, proof))
  }
  return app
}
