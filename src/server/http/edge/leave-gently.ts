import type { Server } from 'node:http'
import { createMiddleware } from 'hono/factory'
import { Fault } from '../fault.ts'

/** Tells whoever asks that this server is going: nobody new should be sent here. */
export const readyUntil = (stopping: AbortSignal) =>
  createMiddleware(async (_, next) => {
    if (stopping.aborted) throw new Fault('unavailable')
    await next()
  })

/**
 * From that moment every answer ends its connection. Closing an idle one instead could cross with
 * a call on its way, which its sender may not repeat.
 */
export function endConnectionsAfter(server: Server, stopping: AbortSignal): void {
  stopping.addEventListener('abort', () => {
    server.prependListener('request', (_, answer) => {
      answer.shouldKeepAlive = false
    })
  })
}
