import { type Context, Hono } from 'hono'
import type { CallRead } from '#contract/calls/every-call.ts'
import { type AdminCall, type AdminCallName, adminCalls } from '#contract/staff/calls.ts'
import type { AdminRow } from '#contract/staff/entities.ts'
import type { Engine } from '#server/engine.ts'
import { readCall, sendSaid } from '#server/http/answer/read-call.ts'
import {
  requirePermission,
  requireStaff,
  requireStaffProof,
  type StaffEnv,
} from '#server/staff/guard.ts'

type Needs<Name extends AdminCallName> = (typeof adminCalls)[Name]['needs']

interface Member {
  readonly admin: AdminRow
  readonly token: string
}

/** What a call of staff is answered from; nobody is known at the entrance. */
type StaffHanded<Name extends AdminCallName> = CallRead<Name> & {
  readonly c: Context<StaffEnv>
} & (Needs<Name> extends 'nobody' ? unknown : Member)

type Answering<Name extends AdminCallName> = (handed: StaffHanded<Name>) => object | Promise<object>
type Answers = { readonly [Name in AdminCallName]?: Answering<Name> }

const guardFor = (engine: Engine, needs: Exclude<Needs<AdminCallName>, 'nobody'>) =>
  needs === 'staff' ? requireStaff(engine) : requirePermission(engine, needs[0], needs[1])

/** Calls with address and guard from the contract: none can be answered without its permission. */
export function staffCalls(engine: Engine, answers: Answers): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()
  for (const [name, answer] of Object.entries(answers)) {
    const call = adminCalls[name as AdminCallName]
    const { method, path, needs } = call
    const { proof }: AdminCall = call
    if (needs !== 'nobody') app.on(method, path, guardFor(engine, needs))
    if (proof) app.on(method, path, requireStaffProof(engine))
    app.on(method, path, async (c) => {
      const handed: unknown = { ...(await readCall(c, call)), ...c.var, c }
      return sendSaid(
        c,
        await (answer as Answering<AdminCallName>)(handed as StaffHanded<AdminCallName>),
      )
    })
  }
  return app
}
