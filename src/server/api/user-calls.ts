import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import {
  type CallAuth,
  type CallRead,
  type EveryCallName,
  everyCall,
} from '#contract/calls/every-call.ts'
import type { SignedCallName } from '#contract/tokens/may.ts'
import type { Caller } from '../auth/identity.ts'
import type { Engine } from '../engine.ts'
import { readCall, sendSaid } from '../http/answer/read-call.ts'
import type { CallerEnv } from '../http/caller.ts'
import { requireActor } from '../http/require-actor.ts'

/** All but those of the staff, which have a guard of their own. */
type UserCallName = Exclude<EveryCallName, `admin.${string}`>

interface Signed {
  readonly caller: Caller
  readonly token: string
}

/** What a call is answered from: checked by the contract, and by whom where that is known. */
export type Handed<Name extends EveryCallName> = CallRead<Name> & {
  readonly c: Context<CallerEnv>
} & (CallAuth<Name> extends 'user' ? Signed : unknown)

/** An object is sent as JSON; what is a file or long is a `Response` already. */
export type Answering<Name extends EveryCallName> = (
  handed: Handed<Name>,
) => object | Promise<object>
export type Answers = { readonly [Name in UserCallName]?: Answering<Name> }

/** They read as much as there is in a book, so few of them are answered at once. */
const readsMuch = (name: string) =>
  name.startsWith('analytics.') || name.startsWith('advice.') || others.has(name)
const more = ['search', 'sync.snapshot', 'user.export', 'user.usage'] satisfies UserCallName[]
const others: ReadonlySet<string> = new Set(more)

const anybody = createMiddleware<CallerEnv>((_c, next) => next())

/** Calls with address, guard and reading from the contract: a handler sees what was checked. */
export function userCalls(engine: Engine, answers: Answers): Hono<CallerEnv> {
  const app = new Hono<CallerEnv>()
  for (const [name, answer] of Object.entries(answers)) {
    const call = everyCall[name as UserCallName]
    const { method, path, auth } = call
    const guard = auth === 'none' ? anybody : requireActor(engine, name as SignedCallName)
    app.on(method, path, guard, async (c) => {
      const handed: unknown = { ...(await readCall(c, call)), ...c.var, c }
      const say = async () => (answer as Answering<UserCallName>)(handed as Handed<UserCallName>)
      const isHeavy = readsMuch(name)
      return sendSaid(c, await (isHeavy ? engine.heavyReads.within(c.var.caller.uid, say) : say()))
    })
  }
  return app
}

export const done = { ok: true } as const
