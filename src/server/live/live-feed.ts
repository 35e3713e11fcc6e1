import type { Logger } from 'pino'
import type { Scope } from '#contract/sync.ts'
import type { Identity } from '../auth/identity.ts'
import type { Database } from '../db/database.ts'
import { Channel } from './channel.ts'
import { eventText } from './event.ts'
import type { LiveFeed, Subscriber, Subscription } from './feed.ts'
import { type Hint, Hints } from './hints.ts'
import { Stream } from './stream.ts'

const POLL_MS = 2000
const HEARTBEAT_MS = 15_000
const ENDED = 'ended:'

interface Parts {
  readonly database: Database
  readonly identity: Identity
  readonly log: Logger
}

/** The live feed of this process: woken by its own commits, by hints and by a safety poll. */
export function openLiveFeed({ database, identity, log }: Parts): LiveFeed {
  const { pool } = database
  const streams = new Set<Stream>()
  const channels = new Map<Scope, Channel>()
  const onFailure = (error: unknown) =>
    log.warn({ reason: (error as Error).message }, 'changes could not be read')

  function wake(scopes: Iterable<Scope>) {
    for (const scope of scopes) channels.get(scope)?.wake()
  }

  function join(stream: Stream, scope: Scope) {
    const channel = channels.get(scope) ?? new Channel(scope, { pool, identity, onFailure })
    channels.set(scope, channel)
    channel.streams.add(stream)
    channel.wake()
  }

  function leave(stream: Stream) {
    streams.delete(stream)
    for (const [scope, channel] of channels) {
      if (channel.streams.delete(stream) && channel.streams.size === 0) channels.delete(scope)
    }
  }

  function subscribe(subscriber: Subscriber): Subscription {
    const stream = new Stream(subscriber)
    streams.add(stream)
    for (const scope of stream.cursors.keys()) join(stream, scope)
    return {
      drained() {
        if (!stream.isPassedOver) return
        stream.isPassedOver = false
        wake(stream.cursors.keys())
      },
      leave() {
        stream.end()
        leave(stream)
      },
    }
  }

  /** Sessions of this user have ended, here or elsewhere: their streams end now. */
  function recheck(uid: string) {
    for (const stream of streams) {
      if (stream.uid !== uid) continue
      stream
        .recheck(identity)
        .then(() => stream.isOpen || leave(stream))
        .catch(onFailure)
    }
  }

  function hear(hinted: readonly Hint[]) {
    for (const hint of hinted) {
      if (!hint.startsWith(ENDED)) continue
      const uid = hint.slice(ENDED.length)
      identity.forget(uid)
      recheck(uid)
    }
    wake(hinted.filter((hint): hint is Scope => !hint.startsWith(ENDED)))
  }

  /** Hints can be lost and sessions end silently, so both are looked at every few seconds. */
  async function poll() {
    for (const stream of streams) stream.dropIfStalled()
    await Promise.all([...streams].map((stream) => stream.confirm(identity)))
    for (const stream of streams) if (!stream.isOpen) leave(stream)
    const { rows } = await pool.query<{ scope: Scope; rev: number }>({
      name: 'poll scopes',
      text: 'select scope, rev from sync_scope where scope = any($1)',
      values: [[...channels.keys()]],
    })
    for (const { scope, rev } of rows) if (channels.get(scope)?.isBehind(rev)) wake([scope])
  }

  let isPolling = false
  const pollTimer = setInterval(() => {
    if (isPolling || streams.size === 0) return
    isPolling = true
    poll()
      .catch(onFailure)
      .finally(() => {
        isPolling = false
      })
  }, POLL_MS)
  const heartbeat = eventText('heartbeat', {})
  const heartbeatTimer = setInterval(() => {
    for (const stream of streams) if (stream.isReady) stream.send(heartbeat)
  }, HEARTBEAT_MS)
  const hints = new Hints({ pool, log, onHint: hear, onGap: () => wake(channels.keys()) })
  database.onTouched((scopes) => {
    wake(scopes)
    hints.tell(scopes)
  })

  identity.onEnded((uid) => {
    recheck(uid)
    hints.tell([`${ENDED}${uid}`])
  })

  async function close() {
    clearInterval(pollTimer)
    clearInterval(heartbeatTimer)
    for (const stream of streams) stream.end(eventText('reconnect', {}))
    streams.clear()
    channels.clear()
    await hints.close()
  }

  return { wake, subscribe, openStreams: () => streams.size, close }
}
