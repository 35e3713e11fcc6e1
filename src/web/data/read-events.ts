import type { ErrorBody } from '#contract/errors.ts'
import { CallError, sendAs } from './client.ts'

export interface ServerEvent {
  readonly name: string
  readonly data: unknown
}

const away: ErrorBody = {
  error: 'The server cannot be reached. Check your connection and try again.',
  code: 'unavailable',
  requestId: '',
}

async function refusal(response: Response): Promise<CallError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null
  const plain = { error: `HTTP ${response.status}`, code: 'unexpected', requestId: '' } as const
  return new CallError(response.status, body ?? plain)
}

function eventIn(block: string): ServerEvent | null {
  const name = /^event: (.*)$/m.exec(block)?.[1]
  const data = /^data: (.*)$/m.exec(block)?.[1]
  return name && data ? { name, data: JSON.parse(data) } : null
}

/** One call whose answer comes piece by piece. */
export async function* readEvents(
  path: string,
  body: unknown,
  token: string,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  const send = (bearer: string) =>
    fetch(path, {
      method: 'POST',
      headers: {
        Accept: 'text/event-stream',
        'Content-Type': 'application/json',
        Authorization: `Bearer ${bearer}`,
      },
      credentials: 'omit',
      body: JSON.stringify(body),
      signal,
    })
  const response = await sendAs(token, send).catch((error: unknown) => {
    throw signal.aborted ? error : new CallError(0, away)
  })
  if (!response.ok || !response.body) throw await refusal(response)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let held = ''
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    held += read.value
    const blocks = held.split('\n\n')
    held = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventIn(block)
      if (event) yield event
    }
  }
}
