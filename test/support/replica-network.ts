import type { Command, Scope } from '#contract/sync.ts'
import type { ModelServer } from './replica-server.ts'

export type Random = () => number

/** What may go wrong on the way, as probabilities. */
export interface Weather {
  /** The request never arrives. */
  lost: number
  /** It arrives, the answer does not. */
  unanswered: number
  busy: number
  /** A stream leaves out some changes, or ends. */
  streamLoss: number
  streamCut: number
  /** An event is delivered twice. */
  echo: number
}

export const calm: Weather = {
  lost: 0,
  unanswered: 0,
  busy: 0,
  streamLoss: 0,
  streamCut: 0,
  echo: 0,
}

/** Lets everything else that is ready run first, a number of times. */
export async function ticks(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await new Promise((resolve) => setImmediate(resolve))
}

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

/** The way to a model server from one tab: slow, lossy, and cut off when its tab dies. */
export class Network {
  readonly #server: ModelServer
  readonly #random: Random
  weather: Weather = { ...calm }
  isOnline = true

  constructor(server: ModelServer, random: Random) {
    this.#server = server
    this.#random = random
  }

  #happens(probability: number): boolean {
    return probability > 0 && this.#random() < probability
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    await ticks(1 + Math.floor(this.#random() * 4))
    const { signal } = init
    if (signal?.aborted || !this.isOnline || this.#happens(this.weather.lost)) {
      throw new TypeError('The network is down.')
    }
    if (this.#happens(this.weather.busy)) {
      return answer({ error: 'busy', code: 'unavailable' }, 503, { 'retry-after': '1' })
    }
    const response = this.#serve(new URL(url, 'http://model'), init)
    await ticks(1 + Math.floor(this.#random() * 4))
    if (signal?.aborted || !this.isOnline || this.#happens(this.weather.unanswered)) {
      response.body?.cancel().catch(() => undefined)
      throw new TypeError('The network is down.')
    }
    return response
  }

  #serve({ pathname, searchParams }: URL, init: RequestInit): Response {
    const server = this.#server
    const scope = (searchParams.get('scope') ?? 'global') as Scope
    const body = init.body ? JSON.parse(String(init.body)) : {}
    if (server.isSignedOut) return answer({ error: 'Not signed in', code: 'not-signed-in' }, 401)
    if (pathname === '/api/sync/scopes') return answer({ scopes: [...server.scopes] })
    if (pathname === '/api/sync/stream') return this.#stream(body.cursors, init.signal)
    if (pathname === '/api/sync/push') return this.#push(body.commands)
    if (!server.scopes.has(scope)) return answer({ error: 'no', code: 'not-allowed' }, 403)
    if (pathname === '/api/sync/pull') {
      return answer(server.pull(scope, Number(searchParams.get('since')), 3))
    }
    return answer(server.snapshot(scope, Number(searchParams.get('newest') ?? 1e9)))
  }

  #push(commands: Command[]): Response {
    const results = []
    for (const command of commands) {
      if (this.#happens(this.weather.busy)) break
      results.push(this.#server.run(command))
    }
    this.#server.tell()
    return answer({ results })
  }

  #stream(cursors: Record<Scope, number>, signal: AbortSignal | null | undefined): Response {
    const server = this.#server
    const encoder = new TextEncoder()
    const held = Object.entries(cursors) as [Scope, number][]
    const known = new Map(held.filter(([scope]) => server.scopes.has(scope)))
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        let isOpen = true
        const cut = () => {
          if (isOpen) controller.error(new TypeError('The network is down.'))
          isOpen = false
          server.listeners.delete(listener)
        }
        const send = (name: string, data: unknown) => {
          const isLost = name === 'changes' && this.#happens(this.weather.streamLoss)
          if (!isOpen || isLost) return
          if (!this.isOnline || this.#happens(this.weather.streamCut)) return cut()
          const text = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
          const copies = this.#happens(this.weather.echo) ? text + text : text
          const middle = Math.floor(this.#random() * copies.length)
          controller.enqueue(encoder.encode(copies.slice(0, middle)))
          controller.enqueue(encoder.encode(copies.slice(middle)))
        }
        const listener = { cursors: known, send, cut }
        server.listeners.add(listener)
        signal?.addEventListener('abort', cut)
        const event = { scopes: [...server.scopes] }
        controller.enqueue(encoder.encode(`event: hello\ndata: ${JSON.stringify(event)}\n\n`))
        server.tell()
      },
    })
    return new Response(body)
  }
}
