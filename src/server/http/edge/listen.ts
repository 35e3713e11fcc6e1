import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/refusal.ts'
import { nameOfHost } from '#server/settings/own-address.ts'
import { endConnectionsAfter } from './leave-gently.ts'

interface App {
  fetch(request: Request, env: unknown): Response | Promise<Response>
}

export interface Listening {
  readonly url: string
  /** No new calls; open ones may finish, idle connections end at once. */
  close(): Promise<void>
}

const headersWithinMs = 10_000
const requestWithinMs = 60_000
// Longer than a usual proxy keeps its side open, or it would meet a closing door.
const idleWithinMs = 75_000
const finishWithinMs = 3000
const lookEveryMs = 20

export async function listen(
  app: App,
  { port, host }: Pick<Config, 'port' | 'host'>,
  stopping?: AbortSignal,
): Promise<Listening> {
  const server = createServer(
    {
      headersTimeout: headersWithinMs,
      requestTimeout: requestWithinMs,
      keepAliveTimeout: idleWithinMs,
    },
    getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  )
  if (stopping) endConnectionsAfter(server, stopping)
  await bind(server, port, host)
  const { port: bound } = server.address() as AddressInfo
  return { url: `http://${nameOfHost(host)}:${bound}`, close: () => close(server) }
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new Refusal(`Port ${port} is already in use: set PORT to another one.`))
      } else {
        reject(new Refusal(`The server cannot listen on ${host}:${port} (${error.code}).`))
      }
    })
    server.listen(port, host, resolve)
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // One that is busy now is idle once it was answered, and would wait for the next call.
    const look = setInterval(() => server.closeIdleConnections(), lookEveryMs)
    server.close(() => {
      clearInterval(look)
      resolve()
    })
    setTimeout(() => server.closeAllConnections(), finishWithinMs).unref()
  })
}
