import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface HeardDelivery {
  readonly id: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface WebhookReceiver {
  readonly url: string
  /** What WEBHOOK_ALLOW has to say for it to be reached at all. */
  readonly allow: string
  /** Everything that came, also what was answered badly. */
  readonly heard: readonly HeardDelivery[]
  /** How it answers from now on; 200 to begin with. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void
  /** Under this address it answers nobody until `letGo`. */
  readonly slowUrl: string
  letGo(): void
  close(): Promise<void>
}

/** Stands for a program of somebody's that takes webhooks. */
export async function openReceiver(): Promise<WebhookReceiver> {
  const heard: HeardDelivery[] = []
  let answer: readonly [number, Readonly<Record<string, string>>] = [200, {}]
  const slow = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    heard.push({ id: String(request.headers['webhook-id']), headers: request.headers, body })
    if (request.url === '/slow') await slow.promise
    response.writeHead(answer[0], { ...answer[1] }).end('x')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    allow: `127.0.0.1:${port}`,
    slowUrl: `http://127.0.0.1:${port}/slow`,
    letGo: slow.resolve,
    heard,
    answer(status, headers = {}) {
      answer = [status, headers]
    },
    async close() {
      slow.resolve()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
