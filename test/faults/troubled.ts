import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

export const troubles = ['refuses', 'hangs', 'talks nonsense', 'has had enough', 'fails'] as const
export type Trouble = (typeof troubles)[number]
type Manner = Trouble | 'works'
type Protocol = 'http' | 'smtp'

const http = (status: string, body: string) =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n` +
  `Retry-After: 60\r\nConnection: close\r\n\r\n${body}`

const said: Readonly<Record<Protocol, Readonly<Partial<Record<Trouble, string>>>>> = {
  http: {
    'talks nonsense': http('200 OK', '{"nonsense": [1, {"and": "half of'),
    'has had enough': http('429 Too Many Requests', '{"error": "slow down"}'),
    fails: http('500 Internal Server Error', '{"error": "sorry"}'),
  },
  smtp: {
    'talks nonsense': '<html><body>Please log in</body></html>\r\n',
    'has had enough': '421 Too many connections\r\n',
    fails: '554 Not today\r\n',
  },
}

/** Stands before a provider on this machine, and gets in the way as it is told. */
export class Troubled {
  readonly #protocol: Protocol
  readonly #behind: URL
  readonly #sockets = new Set<Socket>()
  readonly #server: Server
  #port = 0
  #manner: Manner = 'works'

  private constructor(protocol: Protocol, behind: string) {
    this.#protocol = protocol
    this.#behind = new URL(behind)
    this.#server = createServer((socket) => this.#serve(socket))
  }

  static async before(protocol: Protocol, behind: string): Promise<Troubled> {
    const front = new Troubled(protocol, behind)
    await front.#listen()
    return front
  }

  /** Where the provider seems to be. */
  get url(): string {
    const url = new URL(this.#behind)
    url.port = String(this.#port)
    return url.href
  }

  async behave(manner: Manner): Promise<void> {
    const before = this.#manner
    this.#manner = manner
    for (const socket of this.#sockets) socket.destroy()
    if (manner === 'refuses') await this.close()
    else if (before === 'refuses') await this.#listen()
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return
    const closed = once(this.#server, 'close')
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  async #listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  #serve(socket: Socket): void {
    this.#keep(socket)
    const words = said[this.#protocol][this.#manner as Trouble]
    if (this.#manner === 'works') this.#passOn(socket)
    else if (words === undefined) socket.resume()
    else if (this.#protocol === 'smtp') socket.end(words)
    else socket.once('data', () => socket.end(words))
  }

  #passOn(socket: Socket): void {
    const inner = connect(Number(this.#behind.port), '127.0.0.1')
    this.#keep(inner)
    socket.pipe(inner).pipe(socket)
    socket.once('close', () => inner.destroy())
    inner.once('close', () => socket.destroy())
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => this.#sockets.delete(socket))
  }
}
