import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ModelAsked {
  readonly question: string
  readonly facts: readonly string[]
}

/** Says something the way a provider streams it, or misbehaves. */
export type ModelManner = (asked: ModelAsked, says: Says) => void | Promise<void>

export interface Says {
  piece(text: string): void
  stop(reason?: string): void
  readonly response: ServerResponse
}

/** Stands for a provider that speaks the OpenAI protocol, in the manner it is told. */
export async function openModelProvider() {
  const heard: string[] = []
  let manner: ModelManner = (_, says) => says.stop()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    heard.push(body)
    const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] }
    const said = messages.find(({ role }) => role === 'user')?.content
    const asked = JSON.parse(typeof said === 'string' ? said : textIn(said)) as ModelAsked
    await manner(asked, saysTo(response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    heard,
    behave(next: ModelManner) {
      manner = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const textIn = (content: unknown): string =>
  (content as { text?: string }[]).map((part) => part.text ?? '').join('')

function saysTo(response: ServerResponse): Says {
  const chunk = (delta: object, reason: string | null = null) => {
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    const choices = [{ index: 0, delta, finish_reason: reason }]
    const data = { id: 'x', object: 'chat.completion.chunk', created: 0, model: 'test', choices }
    response.write(`data: ${JSON.stringify(data)}\n\n`)
  }
  return {
    response,
    piece: (content) => chunk({ role: 'assistant', content }),
    stop(reason = 'stop') {
      chunk({}, reason)
      response.end('data: [DONE]\n\n')
    },
  }
}
