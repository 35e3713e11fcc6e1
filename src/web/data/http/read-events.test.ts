import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readEvents } from './read-events.ts'

const text = [
  ': a comment\n\n',
  'event: hello\r\ndata: {"scopes":["u:ä","global"]}\r\n\r\n',
  'event: changes\ndata: {"scope":"global",\ndata: "from":1,"to":2,"changes":[]}\n\n',
  'event: heartbeat\ndata: {}\n\n',
  'event: ended\n\n',
  'event: heartbeat\ndata: {"cut": ',
].join('')

const expected = [
  { name: 'hello', data: { scopes: ['u:ä', 'global'] } },
  { name: 'changes', data: { scope: 'global', from: 1, to: 2, changes: [] } },
  { name: 'heartbeat', data: {} },
  { name: 'ended', data: {} },
]

function inChunks(bytes: Uint8Array, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const places = [0, ...[...cuts].sort((a, b) => a - b), bytes.length]
  return new ReadableStream({
    start(controller) {
      for (const [at, from] of places.entries())
        controller.enqueue(bytes.slice(from, places[at + 1]))
      controller.close()
    },
  })
}

it('reads the same events however the bytes are cut', async () => {
  const bytes = new TextEncoder().encode(text)
  const cuts = fc.array(fc.integer({ min: 0, max: bytes.length }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      const events = await Array.fromAsync(readEvents(inChunks(bytes, places)))
      expect(events).toEqual(expected)
    }),
  )
})
