import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { type AdminCall, type AdminCallName, adminCalls } from '#contract/admin-calls.ts'
import { uuid } from '#contract/entities/entity.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import {
  requirePermission,
  requireStaff,
  requireStaffProof,
  type StaffEnv,
} from '../staff/guard.ts'

/** All but the entrance. */
type GuardedName = {
  [Name in AdminCallName]: (typeof adminCalls)[Name]['needs'] extends 'nobody' ? never : Name
}[AdminCallName]

export type StaffCall = Context<StaffEnv>
type Answers = Partial<Record<GuardedName, (c: StaffCall) => object | Promise<object>>>

/** Calls with address and guard from the contract: none can be answered without its permission. */
export function staffCalls(engine: Engine, answers: Answers): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()
  for (const [name, answer] of Object.entries(answers)) {
    const call = adminCalls[name as GuardedName]
    const { method, path, needs } = call
    const { proof }: AdminCall = call
    const guard =
      needs === 'staff' ? requireStaff(engine) : requirePermission(engine, needs[0], needs[1])
    app.on(method, path, guard)
    if (proof) app.on(method, path, requireStaffProof(engine))
    app.on(method, path, async (c) => {
      const said = await answer(c)
      return said instanceof Response ? said : c.json(said)
    })
  }
  return app
}

/** What is no id is the id of nobody. */
export function idIn(c: StaffCall, name = 'id'): string {
  const { success, data } = uuid.safeParse(c.req.param(name))
  if (!success) throw new Fault('not-found')
  return data
}

export const queryIn = <T extends z.ZodType>(c: StaffCall, schema: T): z.infer<T> =>
  schema.parse(c.req.query())

export const done = { ok: true } as const
