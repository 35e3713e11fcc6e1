import type { HttpBindings } from '@hono/node-server'
import type { ErrorCode } from '#contract/errors.ts'

/** What every handler may read from its context, whichever route it serves. */
export interface EdgeEnv {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** Why it was refused, in all or in part, for the log. */
    refused?: readonly ErrorCode[]
    /** Who asked, where somebody is signed in. */
    caller?: { readonly uid: string }
    admin?: { readonly id: string }
  }
}
