import type { Model } from './model.ts'
import { type Cursors, Disk, type Reader } from './store/disk.ts'
import { Persister } from './store/persister.ts'
import type { Store } from './store/store.ts'
import { Outbox } from './sync/outbox.ts'
import type { Outside } from './sync/outside.ts'
import type { QueuedCommand } from './types.ts'

interface Shelf {
  readonly store: Store
  readonly outbox: Outbox
  readonly disk: Disk
  readonly persister: Persister
}

/** The disk when there is one; without it everything goes on in memory. */
export class Storage {
  readonly #outside: Outside
  readonly #model: Model
  readonly #closing: AbortSignal
  readonly #onChange: () => void
  readonly #opening: Promise<Shelf | null>
  readonly #adding = new Set<Promise<unknown>>()
  #isDurable = true

  constructor(
    outside: Outside,
    model: Model,
    name: string,
    closing: AbortSignal,
    onChange: () => void,
  ) {
    this.#outside = outside
    this.#model = model
    this.#closing = closing
    this.#onChange = onChange
    this.#opening = this.#open(name)
  }

  get isDurable(): boolean {
    return this.#isDurable
  }

  /** Memory from the disk, the newest months first; `onMore` when there is more to show. */
  async load(onMore: () => void): Promise<void> {
    const shelf = await this.#opening
    if (!shelf) return
    try {
      // Asked before the months: a command that lands in between is known twice, never lost.
      const queue = shelf.outbox.all()
      const { idle, rowsToShow } = this.#outside
      const reader: Reader = {
        part: (part, rows) => this.#model.load(part, rows),
        more: onMore,
        shown: idle,
        // Without a pause, in which the disk would end the reading.
        startOver: () => this.#model.clear(() => Promise.resolve()),
      }
      const [cursors] = await Promise.all([
        shelf.disk.load(reader, rowsToShow),
        queue.then((all) => this.#model.enqueue(all)),
      ])
      this.#model.adopt(cursors)
    } catch {
      this.#degrade()
      await this.#model.clear(this.#outside.pause)
    }
  }

  async add(queue: readonly QueuedCommand[]): Promise<readonly QueuedCommand[]> {
    const adding = this.#add(queue)
    this.#adding.add(adding)
    return adding.finally(() => this.#adding.delete(adding))
  }

  /** Nothing is being added any more. */
  async added(): Promise<void> {
    await Promise.all(this.#adding)
  }

  async #add(queue: readonly QueuedCommand[]): Promise<readonly QueuedCommand[]> {
    const stored = await this.#store(queue)
    this.#model.enqueue(stored)
    return stored
  }

  async #store(queue: readonly QueuedCommand[]): Promise<readonly QueuedCommand[]> {
    const shelf = await this.#opening
    try {
      if (shelf) return await shelf.outbox.add(queue)
    } catch {
      this.#degrade()
    }
    return queue.map((queued) => ({ ...queued, isLoose: true }))
  }

  async queued(most: number): Promise<readonly QueuedCommand[]> {
    const shelf = await this.#opening
    return (await shelf?.outbox.queued(most).catch(() => [])) ?? []
  }

  /** The queue as it is on disk, or null when it cannot be told. */
  async queue(): Promise<readonly QueuedCommand[] | null> {
    const shelf = await this.#opening
    return (await shelf?.outbox.all().catch(() => null)) ?? null
  }

  /** Storage that is full still lets go of what is no longer needed. */
  async settle(queue: readonly QueuedCommand[]): Promise<void> {
    const shelf = await this.#opening
    if (!shelf) return
    try {
      await shelf.outbox.update(queue)
    } catch {
      this.#degrade()
      await this.remove(queue.map(({ key }) => key))
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    const shelf = await this.#opening
    await shelf?.outbox.remove(keys).catch(() => this.#degrade())
  }

  async isAt(cursors: Cursors): Promise<boolean> {
    const shelf = await this.#opening
    return (await shelf?.disk.isAt(cursors).catch(() => false)) ?? true
  }

  /** Soon, together with what else changes meanwhile. */
  async saveSoon(): Promise<void> {
    const shelf = await this.#opening
    await shelf?.persister.schedule()
  }

  async saveNow(): Promise<void> {
    const shelf = await this.#opening
    if (this.#model.truth.hasDirt) await shelf?.persister.save()
  }

  /** What is being written stays written. */
  async close(): Promise<void> {
    const shelf = await this.#opening
    await this.added()
    shelf?.store.close()
  }

  async #open(name: string): Promise<Shelf | null> {
    try {
      const store = await this.#outside.openStore(name)
      const disk = new Disk(store)
      const persister = new Persister(this.#outside, this.#model, disk, this.#closing, () =>
        this.#degrade(),
      )
      return { store, outbox: new Outbox(store), disk, persister }
    } catch {
      this.#degrade()
      return null
    }
  }

  #degrade(): void {
    if (!this.#isDurable || this.#closing.aborted) return
    this.#isDurable = false
    this.#onChange()
  }
}
