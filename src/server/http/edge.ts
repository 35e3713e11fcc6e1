import type { HttpBindings } from '@hono/node-server'

/** What every handler may read from its context, whichever route it serves. */
export interface EdgeEnv {
  Bindings: HttpBindings
  Variables: { requestId: string }
}
