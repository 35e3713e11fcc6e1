import type { Logger } from 'pino'
import type { Caller, Identity } from '../auth/identity.ts'
import type { Database } from '../db/database.ts'
import { scopesOf } from '../documents/access.ts'
import type { LiveFeed } from './feed.ts'
import { Hints } from './hints.ts'
import { eventText } from './stream.ts'
import { Switchboard } from './switchboard.ts'

const INSPECT_MS = 2000
const HEARTBEAT_MS = 15_000

interface LiveFeedDeps {
  readonly database: Database
  readonly identity: Identity
  readonly log: Logger
}

/** The live feed of this process: woken by its own commits, by hints and by a safety look. */
export function openLiveFeed({ database, identity, log }: LiveFeedDeps): LiveFeed {
  const { pool } = database
  const onFailure = (error: unknown) =>
    log.warn({ reason: (error as Error).message }, 'changes could not be read')
  const read = (caller: Caller) => scopesOf(pool, caller)
  const streams = new Switchboard({ pool, identity, scopesOf: read, onFailure })
  // How far a guest reaches is what their group says.
  const moved = (uid: string) => {
    identity.forget(uid)
    streams.recheck(uid).catch(onFailure)
  }
  const hints = new Hints({
    pool,
    log,
    onHint: (scopes) => streams.wake(scopes),
    onEnded: (uid) => {
      identity.forget(uid)
      streams.recheck(uid).catch(onFailure)
    },
    onMoved: moved,
    onGap: () => streams.wakeAll(),
  })
  database.onTouched((scopes) => {
    streams.wake(scopes)
    hints.tell(scopes)
  })
  database.onMoved((uids) => {
    for (const uid of uids) moved(uid)
    hints.tellMoved(uids)
  })
  identity.onEnded((uid) => {
    streams.recheck(uid).catch(onFailure)
    hints.tellEnded(uid)
  })

  let isInspecting = false
  async function inspect() {
    if (isInspecting) return
    isInspecting = true
    await streams.inspect().catch(onFailure)
    isInspecting = false
  }
  const inspection = setInterval(inspect, INSPECT_MS)
  const heartbeat = eventText('heartbeat', {})
  const heart = setInterval(() => streams.sendAll(heartbeat), HEARTBEAT_MS)

  return {
    wake: (scopes) => streams.wake(scopes),
    hasRoomFor: (subscriber) => streams.hasRoomFor(subscriber),
    subscribe: (subscriber) => streams.subscribe(subscriber),
    openStreams: () => streams.size,
    async close() {
      clearInterval(inspection)
      clearInterval(heart)
      streams.endAll(eventText('reconnect', {}))
      await hints.close()
    },
  }
}
