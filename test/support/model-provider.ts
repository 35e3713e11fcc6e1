import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ModelAsked {
  readonly question: string
  readonly facts: readonly string[]
  /** As a data address, where one was shown. */
  readonly picture?: string
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
    await manner(askedIn(said), saysTo(response))
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

interface Part {
  readonly text?: string
  readonly image_url?: { readonly url: string }
}

function askedIn(said: unknown): ModelAsked {
  if (typeof said === 'string') return JSON.parse(said) as ModelAsked
  const parts = said as readonly Part[]
  const text = parts.map((part) => part.text ?? '').join('')
  const picture = parts.find((part) => part.image_url)?.image_url?.url
  return picture ? { question: text, facts: [], picture } : (JSON.parse(text) as ModelAsked)
}

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
