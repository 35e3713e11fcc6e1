import { describe, expect, it } from 'vitest'
import type { LiveFeed, Sink, Subscriber } from './feed.ts'
import { streamChanges } from './stream.ts'

const from = {
  caller: { uid: 'u', sessionId: 's' },
  token: 't',
  cursors: { global: 1 },
  scopes: [],
  networks: ['203.0.113.7'],
}

/** A feed that hands its one subscriber's sink to the test and notes what it is told. */
function listening() {
  const told: string[] = []
  let subscriber: Subscriber | undefined
  const feed: LiveFeed = {
    wake: () => undefined,
    openStreams: () => 0,
    hasRoomFor: () => true,
    close: async () => undefined,
    subscribe(given) {
      subscriber = given
      return { drained: () => void told.push('drained'), leave: () => void told.push('leave') }
    },
  }
  const answer = streamChanges(feed, from)
  const sink = subscriber?.sink as Sink
  return { answer, sink, told, subscriber }
}

describe('an open answer', () => {
  it('carries what the feed sends, until it closes', async () => {
    const { answer, sink, subscriber } = listening()
    sink.send('event: a\n\n')
    sink.send('event: b\n\n')
    sink.close()
    sink.close()
    expect(await answer.text()).toBe('event: a\n\nevent: b\n\n')
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(subscriber).toMatchObject(from)
  })

  it('has no room while its reader is slow, and says when it has again', async () => {
    const { answer, sink, told } = listening()
    const reader = answer.body?.getReader()
    expect(sink.hasRoom()).toBe(true)
    sink.send('x'.repeat(300_000))
    expect(sink.hasRoom()).toBe(false)
    const before = told.length
    await reader?.read()
    expect(sink.hasRoom()).toBe(true)
    expect(told.length).toBeGreaterThan(before)
  })

  it('leaves the feed when its reader has gone', async () => {
    const { answer, sink, told } = listening()
    await answer.body?.cancel()
    expect(told).toContain('leave')
    expect(sink.hasRoom()).toBe(false)
    sink.send('event: late\n\n')
    sink.close()
  })
})
