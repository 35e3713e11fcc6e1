import { Agent, request } from 'node:http'
import { type Spread, spreadOf } from './spread.ts'

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Load {
  readonly perSecond: number
  readonly ms: Spread
  readonly failures: number
}

/** So many clients, each asking again as soon as it is answered, for so long. */
export async function loadWith(options: {
  readonly url: string
  readonly clients: number
  readonly seconds: number
  readonly next: (client: number, turn: number) => Call
}): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.clients })
  const taken: number[] = []
  let failures = 0
  const startedAt = performance.now()
  const endsAt = startedAt + options.seconds * 1000
  const client = async (number: number) => {
    for (let turn = 0; performance.now() < endsAt; turn++) {
      const askedAt = performance.now()
      const isGood = await ask(agent, options.url, options.next(number, turn))
      if (!isGood) failures++
      taken.push(performance.now() - askedAt)
    }
  }
  await Promise.all(Array.from({ length: options.clients }, (_, number) => client(number)))
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return { perSecond: (taken.length - failures) / seconds, ms: spreadOf(taken), failures }
}

function ask(agent: Agent, url: string, call: Call): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const headers = call.body === undefined ? call.headers : withBody(call.headers, call.body)
    const sent = request(new URL(call.path, url), { agent, method: call.method, headers })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode === 200))
      answer.on('error', reject)
    })
    sent.end(call.body)
  })
}

function withBody(headers: Readonly<Record<string, string>>, body: string) {
  return {
    ...headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  }
}
