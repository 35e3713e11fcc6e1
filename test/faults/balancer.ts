import { once } from 'node:events'
import {
  Agent,
  request as callOn,
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

interface Balancer {
  readonly url: string
  /** Sends calls there too, from the moment it says that it is ready. */
  add(server: string): void
  stop(): Promise<void>
}

const lookEveryMs = 100
/** Callers that pause for longer than this are none of these tests. */
const keptOpenMs = 120_000

/**
 * What usual balancers do: they keep connections open, ask at /readyz who is there, and send a
 * call to another server only if the first one never took it.
 */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const ready = new Map(servers.map((server) => [server, true]))
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  function passOn(asked: IncomingMessage, body: Buffer, answer: ServerResponse): void {
    const there = [...ready].flatMap(([server, isReady]) => (isReady ? [server] : []))
    const server = there[turn++ % there.length]
    if (!server) return void answer.writeHead(502).end()
    const { method = 'GET', headers, url = '/' } = asked
    const call = callOn(new URL(url, server), { method, headers, agent })
    call.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, withoutConnection(given.headers))
      given.pipe(answer)
      given.on('error', () => answer.destroy())
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') return void answer.writeHead(502).end(error.message)
      ready.set(server, false)
      passOn(asked, body, answer)
    })
    call.end(body)
  }

  const look = setInterval(() => {
    for (const server of ready.keys()) {
      fetch(`${server}/readyz`).then(
        ({ ok }) => ready.set(server, ok),
        () => ready.set(server, false),
      )
    }
  }, lookEveryMs)

  const door = createServer(async (asked, answer) => {
    passOn(asked, Buffer.concat(await asked.toArray()), answer)
  })
  door.keepAliveTimeout = keptOpenMs
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    add: (server) => void ready.set(server, false),
    async stop() {
      clearInterval(look)
      door.close()
      door.closeAllConnections()
      agent.destroy()
      await once(door, 'close')
    },
  }
}

/** That is between the balancer and its server. */
const withoutConnection = ({ connection: _, ...headers }: IncomingMessage['headers']) => headers
