import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Scope } from '#contract/sync.ts'

const CHANNEL = 'touched_scopes'
/** PostgreSQL takes less than 8000 bytes, and scopes are plain ASCII. */
const PAYLOAD_CHARACTERS = 7900
/** Others hear of a lone change at once; of many, this often. */
const PAUSE_MS = 20
const RECONNECT_LEAST_MS = 250
const RECONNECT_MOST_MS = 5000

/** A scope that changed, or a user: whose sessions ended, or who may read more or less now. */
type Hint = Scope | `ended:${string}` | `moved:${string}`
const ENDED = 'ended:'
const MOVED = 'moved:'

interface HintDeps {
  readonly pool: pg.Pool
  readonly log: Logger
  /** Scopes another process touched. */
  readonly onHint: (scopes: readonly Scope[]) => void
  /** Another process ended sessions of this user. */
  readonly onEnded: (uid: string) => void
  /** Another process let this user into a group, or out of one. */
  readonly onMoved: (uid: string) => void
  /** Hints may have been missed: look at everything. */
  readonly onGap: () => void
}

/** Tells the other processes what changed. Only a hint: losing one costs a moment. */
export class Hints {
  readonly #deps: HintDeps
  readonly #sender = randomUUID()
  readonly #waiting = new Set<Hint>()
  #isSending = false
  #isClosed = false
  #listener: pg.Client | null = null
  #retry: NodeJS.Timeout | undefined

  constructor(deps: HintDeps) {
    this.#deps = deps
    void this.#listen(RECONNECT_LEAST_MS)
  }

  /** Gathers what is touched in one turn, and in the moment after a hint was sent. */
  tell(hints: Iterable<Hint>) {
    for (const hint of hints) this.#waiting.add(hint)
    if (!this.#isSending) {
      this.#isSending = true
      setImmediate(() => void this.#send())
    }
  }

  tellEnded(uid: string) {
    this.tell([`${ENDED}${uid}`])
  }

  tellMoved(uids: Iterable<string>) {
    this.tell(Array.from(uids, (uid): Hint => `${MOVED}${uid}`))
  }

  async close() {
    this.#isClosed = true
    clearTimeout(this.#retry)
    await this.#listener?.end().catch(() => undefined)
  }

  async #send() {
    try {
      while (this.#waiting.size > 0 && !this.#isClosed) {
        const payload = this.#takePayload()
        await this.#deps.pool.query({
          name: 'hint',
          text: `select pg_notify('${CHANNEL}', $1)`,
          values: [payload],
        })
        await pause(PAUSE_MS)
      }
    } catch (error) {
      this.#waiting.clear()
      this.#deps.log.debug({ reason: (error as Error).message }, 'a hint was not sent')
    } finally {
      this.#isSending = false
    }
  }

  #takePayload(): string {
    let payload = this.#sender
    for (const hint of this.#waiting) {
      if (payload.length + hint.length + 1 > PAYLOAD_CHARACTERS) break
      payload += ` ${hint}`
      this.#waiting.delete(hint)
    }
    return payload
  }

  async #listen(pauseMs: number) {
    if (this.#isClosed) return
    const client = new pg.Client({ ...this.#deps.pool.options, keepAlive: true })
    let isUp = false
    const again = () => {
      if (this.#listener !== client) return
      this.#listener = null
      const next = isUp ? RECONNECT_LEAST_MS : Math.min(pauseMs * 2, RECONNECT_MOST_MS)
      if (!this.#isClosed) this.#retry = setTimeout(() => void this.#listen(next), pauseMs)
    }
    this.#listener = client
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload = '' }) => this.#hear(payload))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      isUp = true
      this.#deps.onGap()
    } catch {
      again()
      await client.end().catch(() => undefined)
    }
  }

  #hear(payload: string) {
    const [sender, ...hints] = payload.split(' ')
    if (sender === this.#sender) return
    for (const hint of hints) {
      if (hint.startsWith(ENDED)) this.#deps.onEnded(hint.slice(ENDED.length))
      if (hint.startsWith(MOVED)) this.#deps.onMoved(hint.slice(MOVED.length))
    }
    const isScope = (hint: string) => !hint.startsWith(ENDED) && !hint.startsWith(MOVED)
    this.#deps.onHint(hints.filter(isScope) as Scope[])
  }
}
