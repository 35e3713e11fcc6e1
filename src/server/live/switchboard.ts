import type { Scope } from '#contract/sync.ts'
import { NETWORKS_AROUND } from '../http/edge/rate-limit.ts'
import { Channel, type ChannelParts } from './channel.ts'
import type { Subscriber, Subscription } from './feed.ts'
import { Stream } from './stream.ts'

/** Of one person, with all their devices and tabs. */
const STREAMS_PER_PERSON = 50
/** Of one network, with all its people, and of that around it. */
const STREAMS_NEAR = 500
const STREAMS_AROUND = STREAMS_NEAR * NETWORKS_AROUND

/** Which stream listens to which scope, in this process. */
export class Switchboard {
  readonly #parts: ChannelParts
  readonly #streams = new Set<Stream>()
  readonly #channels = new Map<Scope, Channel>()

  constructor(parts: ChannelParts) {
    this.#parts = parts
  }

  get size() {
    return this.#streams.size
  }

  wake(scopes: Iterable<Scope>) {
    for (const scope of scopes) this.#channels.get(scope)?.wake()
  }

  wakeAll() {
    this.wake(this.#channels.keys())
  }

  hasRoomFor({ caller, networks }: Pick<Subscriber, 'caller' | 'networks'>): boolean {
    const [near, around] = networks
    let [theirs, here, nearby] = [0, 0, 0]
    for (const stream of this.#streams) {
      if (stream.uid === caller.uid) theirs++
      if (near && stream.networks[0] === near) here++
      if (around && stream.networks[1] === around) nearby++
    }
    return theirs < STREAMS_PER_PERSON && here < STREAMS_NEAR && nearby < STREAMS_AROUND
  }

  subscribe(subscriber: Subscriber): Subscription {
    const stream = new Stream(subscriber)
    this.#streams.add(stream)
    for (const scope of stream.cursors.keys()) this.#join(stream, scope)
    return {
      drained: () => {
        if (!stream.isPassedOver) return
        stream.isPassedOver = false
        this.wake(stream.cursors.keys())
      },
      leave: () => {
        stream.end()
        this.#leave(stream)
      },
    }
  }

  /** Sends to every stream that has room. */
  sendAll(event: string) {
    for (const stream of this.#streams) if (stream.isReady) stream.send(event)
  }

  endAll(event: string) {
    for (const stream of this.#streams) stream.end(event)
    this.#streams.clear()
    this.#channels.clear()
  }

  /** Sessions of this user have ended, here or elsewhere: their streams end now. */
  async recheck(uid: string) {
    const theirs = [...this.#streams].filter((stream) => stream.uid === uid)
    await Promise.all(theirs.map((stream) => stream.recheck(this.#parts)))
    for (const stream of theirs) if (!stream.isOpen) this.#leave(stream)
  }

  /** Hints can be lost and sessions end silently, so both are looked at every few seconds. */
  async inspect() {
    if (this.#streams.size === 0) return
    const { pool } = this.#parts
    for (const stream of this.#streams) stream.dropIfStalled()
    await Promise.all([...this.#streams].map((stream) => stream.confirm(this.#parts)))
    for (const stream of this.#streams) if (!stream.isOpen) this.#leave(stream)
    const { rows } = await pool.query<{ scope: Scope; rev: number }>({
      name: 'poll scopes',
      text: 'select scope, rev from sync_scope where scope = any($1)',
      values: [[...this.#channels.keys()]],
    })
    for (const { scope, rev } of rows) {
      if (this.#channels.get(scope)?.isBehind(rev)) this.wake([scope])
    }
  }

  #join(stream: Stream, scope: Scope) {
    const channel = this.#channels.get(scope) ?? new Channel(scope, this.#parts)
    this.#channels.set(scope, channel)
    channel.streams.add(stream)
    channel.wake()
  }

  #leave(stream: Stream) {
    this.#streams.delete(stream)
    for (const [scope, channel] of this.#channels) {
      if (channel.streams.delete(stream) && channel.streams.size === 0) this.#channels.delete(scope)
    }
  }
}
