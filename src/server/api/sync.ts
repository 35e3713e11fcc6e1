import { type Context, Hono } from 'hono'
import {
  type CommandResult,
  type PushAnswer,
  pullQuery,
  pushBody,
  type Scope,
  type ScopesAnswer,
  snapshotQuery,
  streamBody,
} from '#contract/sync.ts'
import { checkScope, readableScopes } from '../documents/access.ts'
import { readChanges } from '../documents/changes.ts'
import { asResult, runCommand } from '../documents/run-command.ts'
import { readSnapshot } from '../documents/snapshot.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { clientAddress, isLoopback } from '../http/client-address.ts'
import { Fault } from '../http/fault.ts'
import { networksOf } from '../http/networks.ts'
import { readBody } from '../http/read-body.ts'
import { sendJson, sendJsonParts } from '../http/send-json.ts'
import { streamChanges } from '../live/stream-changes.ts'

type Call = Context<CallerEnv>

/** Who holds too many streams asks again after this long. */
const FULL_WAIT_S = 60

/** The live wire: copy, catch up, listen and push. */
export function syncRoutes(engine: Engine): Hono<CallerEnv> {
  const app = new Hono<CallerEnv>()
  app.use('/api/sync/*', requireCaller(engine))
  app.get('/api/sync/scopes', async (c) => {
    const scopes = await readableScopes(engine.database.pool, c.var.caller.uid)
    return c.json({ scopes } satisfies ScopesAnswer)
  })
  app.get('/api/sync/snapshot', (c) => snapshot(engine, c))
  app.get('/api/sync/pull', (c) => pull(engine, c))
  app.post('/api/sync/push', (c) => push(engine, c))
  app.post('/api/sync/stream', async (c) => {
    const { cursors } = await readBody(c, streamBody)
    const { caller, token } = c.var
    const [near = ''] = networksOf(clientAddress(c, engine.config))
    const network = isLoopback(c) ? null : near
    const scopes = await readableScopes(engine.database.pool, caller.uid)
    // Nothing is waited for from here on: many at once would all find the last place.
    if (!engine.live.hasRoomFor({ caller, network })) {
      throw new Fault('too-many-requests', undefined, FULL_WAIT_S)
    }
    const from = { caller, token, cursors, scopes, network }
    const { body, headers } = streamChanges(engine.live, from)
    // Answered through the context, or it would lack the headers that every answer has.
    return c.newResponse(body, 200, Object.fromEntries(headers))
  })
  return app
}

async function snapshot({ database }: Engine, c: Call): Promise<Response> {
  const { scope, newest } = snapshotQuery.parse(c.req.query())
  const mine = await checkScope(database.pool, c.var.caller, scope)
  const parts = await readSnapshot(database.pool, mine, newest ?? null)
  await stillReads(database, c, mine)
  return sendJsonParts(c, parts)
}

/** Whoever was taken out of a group while it was read is not shown what was read. */
async function stillReads({ pool }: Engine['database'], c: Call, scope: Scope): Promise<void> {
  if (scope.startsWith('g:')) await checkScope(pool, c.var.caller, scope)
}

async function pull({ database }: Engine, c: Call): Promise<Response> {
  const { scope, since, limit } = pullQuery.parse(c.req.query())
  const mine = await checkScope(database.pool, c.var.caller, scope)
  const read = await readChanges(database.pool, mine, since, limit)
  await stillReads(database, c, mine)
  const { cursor, hasMore, isReset } = read
  const changes = read.changes.map((change) => change.json)
  const head = JSON.stringify({ scope: mine, cursor, more: hasMore, reset: isReset })
  return sendJson(c, `${head.slice(0, -1)},"changes":[${changes}]}`)
}

/** What is temporary ends the list: the device sends the rest again, in the same order. */
async function push(engine: Engine, c: Call): Promise<Response> {
  const { commands } = await readBody(c, pushBody)
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
  return c.json({ results } satisfies PushAnswer)
}
