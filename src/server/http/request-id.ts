import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from './edge.ts'

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
