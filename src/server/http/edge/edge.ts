import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
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

const shape = /^[\w-]{8,64}$/

/** Names each request, so that an answer can be found in the log. */
export const nameRequest = (isProxyTrusted: boolean) =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    const given = isProxyTrusted ? c.req.header('x-request-id') : undefined
    const id = given && shape.test(given) ? given : randomUUID()
    c.set('requestId', id)
    c.header('X-Request-Id', id)
    await next()
  })
