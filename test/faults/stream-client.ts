import { setTimeout as pause } from 'node:timers/promises'
import type { StreamEvents } from '#contract/sync.ts'
import type { TestCaller } from '#test/support/caller.ts'
import type { EventReader } from '#test/support/event-reader.ts'

const JITTER_MS = 1000
const LOOK_AGAIN_MS = 200

interface Wanted {
  readonly person: TestCaller
  readonly cursors: Readonly<Record<string, number>>
  /** Where to connect, asked anew each time. */
  readonly place: () => string
  readonly random: () => number
  /** Comes back without what it knew, as our devices never do. */
  readonly isForgetful?: boolean
}

/** A device that holds a stream open, and comes back with its cursors when it is cut. */
export class StreamClient {
  readonly cursorsAtFirst: Readonly<Record<string, number>>
  /** What was heard, over all connections. */
  readonly heard: StreamEvents['changes'][] = []
  /** Whatever else came that a device has to act upon. */
  readonly others: string[] = []
  /** When each connection was up. */
  readonly connectedAt: number[] = []
  /** Names the last server it was at. */
  url = ''
  readonly #wanted: Wanted
  readonly #cursors: Map<string, number>
  #reader: EventReader | null = null
  #isClosed = false
  #running: Promise<void> = Promise.resolve()

  constructor(wanted: Wanted) {
    this.#wanted = wanted
    this.cursorsAtFirst = wanted.cursors
    this.#cursors = new Map(Object.entries(wanted.cursors))
  }

  start(): void {
    this.#running = this.#run()
  }

  get scopes(): readonly string[] {
    return Object.keys(this.cursorsAtFirst)
  }

  cursor(scope: string): number {
    return this.#cursors.get(scope) ?? 0
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#reader?.close()
    await this.#running
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.#listen()
      } catch {
        // Nobody is there: try again, as after every cut.
      }
      if (!this.#isClosed) await pause(this.#wanted.random() * JITTER_MS)
    }
  }

  async #listen(): Promise<void> {
    const { person, place, isForgetful } = this.#wanted
    const isBack = this.connectedAt.length > 0
    this.url = place()
    const at = person.at(this.url)
    if (isBack && isForgetful) await this.#forget(at)
    const reader = await at.listen(Object.fromEntries(this.#cursors))
    this.#reader = reader
    // Closed while it was coming back: nobody would close this one.
    if (this.#isClosed) return reader.close()
    let read = 0
    await reader
      .until(() => {
        for (; read < reader.events.length; read++) this.#hear(reader, read)
        return false
      })
      .catch(() => undefined)
  }

  #hear(reader: EventReader, at: number): void {
    const event = reader.events[at]
    if (!event) return
    if (event.name === 'hello') this.connectedAt.push(performance.now())
    else if (event.name === 'changes') {
      this.heard.push(event.data)
      this.#cursors.set(event.data.scope, event.data.to)
    } else if (event.name !== 'heartbeat') this.others.push(event.name)
  }

  /** Starts at what is newest by now, once something happened that it has not heard of. */
  async #forget(at: TestCaller): Promise<void> {
    for (const [scope, known] of this.#cursors) {
      for (let newest = known; newest === known && !this.#isClosed; ) {
        const path = `/api/sync/pull?scope=${scope}&since=${known}`
        const { body } = await at.call<{ cursor: number }>('GET', path)
        newest = body.cursor
        this.#cursors.set(scope, newest)
        await pause(LOOK_AGAIN_MS)
      }
    }
  }
}
