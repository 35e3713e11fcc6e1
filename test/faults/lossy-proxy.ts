import { once } from 'node:events'
import {
  Agent,
  request as callOn,
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

interface Weather {
  readonly random: () => number
  /** Which part of the answers never arrives whole. */
  readonly loss: number
  /** The least and the most that each way takes. */
  readonly delayMs: readonly [number, number]
}

interface LossyProxy {
  readonly url: string
  /** How many answers it has cut off. */
  readonly lost: () => number
  stop(): Promise<void>
}

/** A bad connection: slow, and now and then cut after the server has done what it was asked. */
export async function startLossyProxy(server: string, weather: Weather): Promise<LossyProxy> {
  const { random, loss } = weather
  const [least, most] = weather.delayMs
  const way = () => pause(least + random() * (most - least))
  const agent = new Agent({ keepAlive: true })
  let lost = 0

  async function passOn(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    await way()
    const { method = 'GET', headers, url = '/' } = asked
    const call = callOn(new URL(url, server), { method, headers, agent })
    asked.pipe(call)
    const [given] = (await once(call, 'response')) as [IncomingMessage]
    const isCut = random() < loss
    await way()
    if (!isCut) {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      return void given.pipe(answer)
    }
    lost++
    given.resume()
    // Half of them with the head of the answer, but not the rest.
    if (random() < 0.5) answer.writeHead(given.statusCode ?? 502, given.headers).flushHeaders()
    answer.destroy()
  }

  const proxy = createServer((asked, answer) => {
    passOn(asked, answer).catch(() => answer.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    lost: () => lost,
    async stop() {
      proxy.close()
      proxy.closeAllConnections()
      agent.destroy()
      await once(proxy, 'close')
    },
  }
}
