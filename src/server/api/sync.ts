import type { Context, Hono } from 'hono'
import type { ReadBody, ReadQuery } from '#contract/calls/every-call.ts'
import { limits } from '#contract/limits.ts'
import type { CommandResult, PushAnswer, Scope, ScopesAnswer } from '#contract/sync.ts'
import { checkScope, scopesOf } from '../documents/access.ts'
import { readChanges } from '../documents/changes.ts'
import { asResult, runCommand } from '../documents/run-command.ts'
import { readSnapshot } from '../documents/snapshot.ts'
import type { Engine } from '../engine.ts'
import { sendJson, sendJsonParts } from '../http/answer/send-json.ts'
import type { CallerEnv } from '../http/caller.ts'
import { clientAddress, isLoopback } from '../http/edge/client-address.ts'
import { limitPush } from '../http/edge/limit-writes.ts'
import { networksOf } from '../http/edge/networks.ts'
import { Fault } from '../http/fault.ts'
import { streamChanges } from '../live/stream.ts'
import { type Handed, userCalls } from './user-calls.ts'

type Call = Context<CallerEnv>

/** Who holds too many streams asks again after this long. */
const FULL_WAIT_S = 60

/** The live wire: copy, catch up, listen and push. */
export const syncRoutes = (engine: Engine): Hono<CallerEnv> =>
  userCalls(engine, {
    'sync.scopes': async ({ caller }) => {
      const scopes = await scopesOf(engine.database.pool, caller)
      return { scopes } satisfies ScopesAnswer
    },
    'sync.snapshot': ({ query, c }) => snapshot(engine, c, query),
    'sync.pull': ({ query, c }) => pull(engine, c, query),
    'sync.push': ({ body, c }) => push(engine, c, body),
    'sync.stream': (handed) => listen(engine, handed),
  })

async function listen(engine: Engine, { body, caller, token, c }: Handed<'sync.stream'>) {
  const networks = isLoopback(c) ? [] : networksOf(clientAddress(c, engine.config))
  const scopes = await scopesOf(engine.database.pool, caller)
  // Nothing is waited for from here on: many at once would all find the last place.
  if (!engine.live.hasRoomFor({ caller, networks })) {
    throw new Fault('too-many-requests', undefined, FULL_WAIT_S)
  }
  const from = { caller, token, cursors: body.cursors, scopes, networks }
  const streamed = streamChanges(engine.live, from)
  // Answered through the context, or it would lack the headers that every answer has.
  return c.newResponse(streamed.body, 200, Object.fromEntries(streamed.headers))
}

type Snapshot = ReadQuery<'sync.snapshot'>
type Pull = ReadQuery<'sync.pull'>

async function snapshot({ database }: Engine, c: Call, { scope, newest }: Snapshot) {
  const mine = await checkScope(database.pool, c.var.caller, scope)
  const parts = await database.reading({ uid: c.var.caller.uid }, (db) =>
    readSnapshot(db, mine, newest ?? null, c.var.caller.grant),
  )
  await stillReads(database, c, mine)
  return sendJsonParts(c, parts)
}

/** Whoever was taken out of a group while it was read is not shown what was read. */
async function stillReads({ pool }: Engine['database'], c: Call, scope: Scope): Promise<void> {
  if (scope.startsWith('g:')) await checkScope(pool, c.var.caller, scope)
}

async function pull({ database }: Engine, c: Call, { scope, since, limit }: Pull) {
  const mine = await checkScope(database.pool, c.var.caller, scope)
  const read = await database.reading({ uid: c.var.caller.uid }, (db) =>
    readChanges(db, mine, since, limit, c.var.caller.grant),
  )
  await stillReads(database, c, mine)
  const { cursor, hasMore, isReset } = read
  const changes = read.changes.map((change) => change.json)
  const head = JSON.stringify({ scope: mine, cursor, more: hasMore, reset: isReset })
  return sendJson(c, `${head.slice(0, -1)},"changes":[${changes}]}`)
}

const { batchOperations } = limits

/** More than a command may bring is refused unread, and costs what any refusal does. */
const rowsIn = ({ docs, changes, ids }: Readonly<Record<string, unknown>>) =>
  [docs, changes, ids].reduce<number>((most, rows) => {
    const count = Array.isArray(rows) ? rows.length : 1
    return count > batchOperations ? most : Math.max(most, count)
  }, 1)

/** What is temporary ends the list: the device sends the rest again, in the same order. */
async function push(engine: Engine, c: Call, { commands }: ReadBody<'sync.push'>) {
  const rows = commands.reduce((sum, { args }) => sum + rowsIn(args), 0)
  await limitPush(engine, c.var.caller.uid, { commands: commands.length, rows })
  const results: CommandResult[] = []
  for (const command of commands) {
    try {
      results.push(asResult(command.key, await runCommand(engine, c.var.caller, command)))
    } catch (error) {
      if (results.length === 0) throw error
      engine.log.warn({ err: error }, 'a push ended early')
      break
    }
  }
  const refused = results.flatMap((result) => (result.ok ? [] : [result.code]))
  if (refused.length > 0) c.set('refused', [...new Set(refused)])
  return { results } satisfies PushAnswer
}
