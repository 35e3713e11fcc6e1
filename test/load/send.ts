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
  readonly url: string
  readonly token: string
}

const giveUpMs = 30_000

/** Begins a call; its answer has still to be read. */
export function open({ agent, url, token }: Line, sent: Sent): Promise<IncomingMessage> {
  const body = sent.body === undefined ? undefined : JSON.stringify(sent.body)
  const headers: Record<string, string> = { authorization: `Bearer ${token}` }
  if (body !== undefined) {
    headers['content-type'] = 'application/json'
    headers['content-length'] = String(Buffer.byteLength(body))
  }
  return new Promise((resolve, reject) => {
    const asked = request(new URL(sent.path, url), { agent, method: sent.method, headers })
    asked.on('error', reject)
    asked.on('response', resolve)
    asked.end(body)
  })
}

export async function send(line: Line, sent: Sent): Promise<Received> {
  try {
    const answer = await open(line, sent)
    answer.setTimeout(giveUpMs, () => answer.destroy(new Error('no answer in time')))
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk)
    const wait = answer.headers['retry-after']
    return {
      status: answer.statusCode ?? 0,
      retryAfterS: wait === undefined ? null : Number(wait),
      text: Buffer.concat(chunks).toString(),
    }
  } catch (error) {
    return { status: 0, retryAfterS: null, text: String(error) }
  }
}
