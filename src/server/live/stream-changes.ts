import type { LiveFeed, Sink, Subscriber } from './feed.ts'

/** What may wait for a slow reader; more is not sent until it has read. */
const WAITING_BYTES = 262_144

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // A proxy that gathers before it passes on would hold every change back.
  'X-Accel-Buffering': 'no',
}

/** An open answer that carries changes as they happen. */
export function streamChanges(feed: LiveFeed, from: Omit<Subscriber, 'sink'>): Response {
  const encoder = new TextEncoder()
  let subscription: ReturnType<LiveFeed['subscribe']> | undefined
  let isOpen = true
  const sinkOf = (controller: ReadableStreamDefaultController<Uint8Array>): Sink => ({
    send: (event) => {
      if (isOpen) controller.enqueue(encoder.encode(event))
    },
    hasRoom: () => isOpen && (controller.desiredSize ?? 0) > 0,
    close: () => {
      if (isOpen) controller.close()
      isOpen = false
    },
  })
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        subscription = feed.subscribe({ ...from, sink: sinkOf(controller) })
      },
      pull: () => subscription?.drained(),
      cancel() {
        // The stream is closed by now: closing it again would throw.
        isOpen = false
        subscription?.leave()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: WAITING_BYTES }),
  )
  return new Response(body, { headers })
}
