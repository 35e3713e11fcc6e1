import { Agent, request } from 'node:http'

export interface RawRequest {
  readonly method: string
  /** Sent as it is: nothing of it is made proper on the way. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string | Buffer
}

export interface RawAnswer {
  /** 0 where the connection ended without an answer. */
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
  readonly ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const withinMs = 30_000
const keptCharacters = 200_000

/** Says how long the body is, unless it is to come in pieces. */
function headersOf({ headers, body }: RawRequest) {
  const isInPieces = headers['Transfer-Encoding'] !== undefined
  const length = body === undefined || isInPieces ? {} : { 'Content-Length': lengthOf(body) }
  const given = Object.entries(headers).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [...value],
  ])
  return { ...length, ...Object.fromEntries(given) }
}

const lengthOf = (body: string | Buffer) => String(Buffer.byteLength(body))

/** One request over the bare protocol, as no browser would write it. */
export function sendRaw(url: string, wanted: RawRequest) {
  const { method, path, body } = wanted
  const { hostname, port } = new URL(url)
  const startedAt = performance.now()
  return new Promise<RawAnswer>((resolve) => {
    const end = (status: number, text = '', of: RawAnswer['headers'] = {}) =>
      resolve({ status, text, headers: of, ms: performance.now() - startedAt })
    const sent = request(
      { agent, hostname, port, method, path, headers: headersOf(wanted), timeout: withinMs },
      (answer) => {
        const status = answer.statusCode ?? 0
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          if (text.length < keptCharacters) text += part
        })
        answer.on('end', () => end(status, text, answer.headers))
        answer.on('error', () => end(status, text, answer.headers))
        // Those have no end: that it began is answer enough.
        if (answer.headers['content-type']?.includes('event-stream')) {
          end(status, text, answer.headers)
          sent.destroy()
        }
      },
    )
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => end(0))
    if (body !== undefined) sent.write(body)
    sent.end()
  })
}
