import { isShownToSeats } from '#contract/seats/may.ts'
import type { Scope, StreamEvents } from '#contract/sync.ts'
import type { Caller, Identity } from '../auth/identity.ts'
import type { ChangeText } from '../documents/changes.ts'
import type { LiveFeed, Sink, Subscriber } from './feed.ts'

const written = (event: keyof StreamEvents, json: string) => `event: ${event}\ndata: ${json}\n\n`

/** A server-sent event, ready to travel. */
export const eventText = <E extends keyof StreamEvents>(event: E, data: StreamEvents[E]): string =>
  written(event, JSON.stringify(data))

/** The changes are JSON already; PostgreSQL escapes line breaks, so each stays on one line. */
export const changesText = (
  scope: Scope,
  from: number,
  to: number,
  changes: readonly ChangeText[],
): string =>
  written(
    'changes',
    `{"scope":"${scope}","from":${from},"to":${to},"changes":[${changes.map(({ json }) => json)}]}`,
  )

const CHECKED_FOR_MS = 3000
const STALLED_MS = 30_000

/** Whether a token still counts, and what its owner may read. */
export interface Gate {
  readonly identity: Pick<Identity, 'stateOf'>
  scopesOf(caller: Caller): Promise<readonly Scope[]>
}

/** One open stream: where it stands in each scope, and whether it may still read. */
export class Stream {
  readonly cursors: Map<Scope, number>
  /** It was passed over for want of room, so it has to be told when it has some. */
  isPassedOver = false
  readonly #subscriber: Subscriber
  #scopes: Set<Scope>
  #checkedAt = performance.now()
  #fullSince: number | null = null
  #isOpen = true

  constructor(subscriber: Subscriber) {
    this.#subscriber = subscriber
    const { scopes } = subscriber
    this.#scopes = new Set(scopes)
    this.cursors = new Map(
      scopes.flatMap((scope) => {
        const cursor = subscriber.cursors[scope]
        return cursor === undefined ? [] : [[scope, cursor]]
      }),
    )
    this.send(eventText('hello', { scopes }))
  }

  get uid() {
    return this.#subscriber.caller.uid
  }

  get networks() {
    return this.#subscriber.networks
  }

  get isOfGuest() {
    return this.#subscriber.caller.grant?.isSeat ?? false
  }

  isShown({ table }: ChangeText): boolean {
    return !this.isOfGuest || isShownToSeats(table)
  }

  get isOpen() {
    return this.#isOpen
  }

  /** A stream without room keeps its cursor and is told the rest when it has read. */
  get isReady() {
    return this.#isOpen && this.#subscriber.sink.hasRoom()
  }

  send(event: string) {
    if (this.#isOpen) this.#subscriber.sink.send(event)
  }

  reset(scope: Scope) {
    this.cursors.delete(scope)
    this.send(eventText('reset', { scope }))
  }

  end(event?: string) {
    if (!this.#isOpen) return
    if (event) this.send(event)
    this.#isOpen = false
    this.#subscriber.sink.close()
  }

  /** Whoever does not read for long loses the connection and comes back with a cursor. */
  dropIfStalled() {
    if (this.isReady) this.#fullSince = null
    else this.#fullSince ??= performance.now()
    if (this.#fullSince !== null && performance.now() - this.#fullSince > STALLED_MS) this.end()
  }

  /** Asks again who this is, unless that was done a moment ago. */
  async confirm(gate: Gate): Promise<void> {
    if (performance.now() - this.#checkedAt >= CHECKED_FOR_MS) await this.recheck(gate)
  }

  async recheck({ identity, scopesOf }: Gate): Promise<void> {
    const state = await identity.stateOf(this.#subscriber.token)
    this.#checkedAt = performance.now()
    if (state === 'ended') return this.end(eventText('ended', {}))
    // Whoever has the newer token comes back with it.
    if (state === 'renewed') return this.end(eventText('reconnect', {}))
    this.#follow(new Set(await scopesOf(this.#subscriber.caller)))
  }

  /** The caller may no longer read this scope. */
  revoke(scope: Scope) {
    if (!this.#scopes.delete(scope)) return
    this.cursors.delete(scope)
    this.send(eventText('revoked', { scope }))
  }

  /** Scopes come and go while a stream is open: groups are joined and left. */
  #follow(scopes: Set<Scope>) {
    for (const scope of [...this.#scopes]) if (!scopes.has(scope)) this.revoke(scope)
    for (const scope of scopes) if (!this.#scopes.has(scope)) this.reset(scope)
    this.#scopes = scopes
  }
}

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
