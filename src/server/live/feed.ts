import type { Scope } from '#contract/sync.ts'
import type { Caller } from '../auth/identity.ts'

/** Where a stream's events go; it says when it has room, so nobody's slowness fills the memory. */
export interface Sink {
  /** One event, ready to travel. */
  send(event: string): void
  hasRoom(): boolean
  close(): void
}

export interface Subscriber {
  readonly caller: Caller
  /** Asked about again and again: a session that has ended ends its stream. */
  readonly token: string
  /** What the caller may read at this moment; looked at again and again, too. */
  readonly scopes: readonly Scope[]
  /** The last revision the subscriber has, by scope. */
  readonly cursors: Readonly<Record<string, number>>
  /** Where it is read, nearest first; none for this machine: an unnamed proxy may stand there. */
  readonly networks: readonly string[]
  readonly sink: Sink
}

/** An open stream: `drained` says there is room again, `leave` that nobody reads any more. */
export interface Subscription {
  drained(): void
  leave(): void
}

/** Tells open streams of changed scopes, in this process and in the others. */
export interface LiveFeed {
  /** Some rows of these scopes changed (this process committed them, or a hint arrived). */
  wake(scopes: Iterable<Scope>): void
  /** Whether this person, and this network, may hold one stream more. */
  hasRoomFor(subscriber: Pick<Subscriber, 'caller' | 'networks'>): boolean
  subscribe(subscriber: Subscriber): Subscription
  openStreams(): number
  /** Ask every stream to connect again, then stop listening. */
  close(): Promise<void>
}
