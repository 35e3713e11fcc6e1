import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { staticRoutes } from '#server/http/answer/serve-static.ts'
import { secureAnswers } from '#server/http/edge/security-headers.ts'

interface Front {
  readonly url: string
  /** From now on the pages come from this folder. */
  show(folder: string): void
  stop(): Promise<void>
}

/** One address whose pages can be replaced while people use it; its calls go to a real server. */
export async function startFront(server: string, folder: string): Promise<Front> {
  let pages = staticRoutes(folder)
  const app = new Hono()
    .use(secureAnswers({ publicUrl: null, captcha: null }))
    .get('*', ({ req }) => pages.fetch(req.raw))
  const answerPage = getRequestListener(app.fetch)
  const front = createServer((asked, answer) =>
    asked.url?.startsWith('/api/') ? passOn(server, asked, answer) : answerPage(asked, answer),
  )
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    show(next) {
      pages = staticRoutes(next)
    },
    async stop() {
      front.close()
      front.closeAllConnections()
      await once(front, 'close')
    },
  }
}

/** The host stays as it was asked for, so that the server finds the call to be its own page's. */
function passOn(server: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '/' } = asked
  const call = request(new URL(url, server), { method: method ?? 'GET', headers })
  call.on('response', (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  call.on('error', () => answer.destroy())
  answer.on('close', () => call.destroy())
  asked.pipe(call)
}
