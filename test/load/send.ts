import { type Agent, type IncomingMessage, request } from 'node:http'

export interface Sent {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
}

export interface Received {
  /** 0: the connection broke. */
  readonly status: number
  readonly retryAfterS: number | null
  readonly text: string
}

export interface Line {
  readonly agent: Agent
  readonly place: Pick<URL, 'hostname' | 'port'>
  readonly token: string
}

const giveUpMs = 30_000

/** Begins a call; its answer has still to be read. */
export function open({ agent, place, token }: Line, sent: Sent): Promise<IncomingMessage> {
  const body = sent.body === undefined ? undefined : JSON.stringify(sent.body)
  const headers: Record<string, string> = { authorization: `Bearer ${token}` }
  if (body !== undefined) {
    headers['content-type'] = 'application/json'
    headers['content-length'] = String(Buffer.byteLength(body))
  }
  const { method, path } = sent
  return new Promise((resolve, reject) => {
    const asked = request({ ...place, agent, method, path, headers })
    asked.on('error', reject)
    asked.on('response', resolve)
    asked.end(body)
  })
}

// By events and not by iteration: whoever asks is to take little of the processor they share.
const textOf = (answer: IncomingMessage) =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    answer.setEncoding('utf8')
    answer.setTimeout(giveUpMs, () => answer.destroy(new Error('no answer in time')))
    answer.on('data', (chunk: string) => {
      text += chunk
    })
    answer.on('end', () => resolve(text))
    answer.on('error', reject)
  })

export async function send(line: Line, sent: Sent): Promise<Received> {
  try {
    const answer = await open(line, sent)
    const text = await textOf(answer)
    const wait = answer.headers['retry-after']
    const retryAfterS = wait === undefined ? null : Number(wait)
    return { status: answer.statusCode ?? 0, retryAfterS, text }
  } catch (error) {
    return { status: 0, retryAfterS: null, text: String(error) }
  }
}
