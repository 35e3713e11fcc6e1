import type { Hono } from 'hono'
import { mcpPath } from '#contract/assistant/tools.ts'
import { serveAssistant } from '../assistant/serve.ts'
import type { Engine } from '../engine.ts'
import type { CallerEnv } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'
import { userCalls } from './user-calls.ts'

/** Where assistants come in, with a token that their owner made for them. */
export function mcpRoutes(engine: Engine): Hono<CallerEnv> {
  const app = userCalls(engine, {
    mcp: async ({ body, caller, c }) => {
      // What it was told is read under the token it came by.
      if (!caller.grant) throw new Fault('not-allowed')
      const said = await serveAssistant(engine, caller, c.req.raw, body)
      return c.newResponse(said.body, said)
    },
  })
  app.all(mcpPath, (c) => {
    c.header('Allow', 'POST')
    const error = { code: -32_000, message: 'There is no stream here.' }
    return c.json({ jsonrpc: '2.0', error, id: null }, 405)
  })
  return app
}
