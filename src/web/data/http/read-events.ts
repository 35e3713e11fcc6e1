export interface ServerEvent {
  readonly name: string
  readonly data: unknown
}

/** The fields of one server-sent event. */
function readEvent(text: string): ServerEvent | null {
  let name = ''
  const data: string[] = []
  for (const line of text.split('\n')) {
    const [, field, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? []
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }
  if (name === '') return null
  return { name, data: JSON.parse(data.join('\n') || '{}') }
}

/** Server-sent events out of a fetched body, however its bytes are cut into chunks. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let held = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      held += decoder.decode(value, { stream: true })
      if (!held.includes('\n')) continue
      const texts = held.replaceAll('\r\n', '\n').split('\n\n')
      held = texts.pop() ?? ''
      for (const text of texts) {
        const event = readEvent(text)
        if (event) yield event
      }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
