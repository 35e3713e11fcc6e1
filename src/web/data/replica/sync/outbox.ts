import { reading, type Store, writing } from '../store/store.ts'
import type { QueuedCommand } from '../types.ts'

/** The queue on disk, in the order of writing over all tabs. */
export class Outbox {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async all(): Promise<QueuedCommand[]> {
    return reading(this.#store, 'outbox').objectStore('outbox').getAll()
  }

  async queued(most: number): Promise<QueuedCommand[]> {
    const outbox = reading(this.#store, 'outbox').objectStore('outbox')
    return outbox.index('state').getAll('queued', most)
  }

  /** Strict: when this resolves, the commands outlive the tab, the browser and the power. */
  async add(queue: readonly QueuedCommand[]): Promise<QueuedCommand[]> {
    const tx = writing(this.#store, 'strict', 'outbox')
    const outbox = tx.objectStore('outbox')
    const seqs = await Promise.all(queue.map((queued) => outbox.add(queued)))
    await tx.done
    return queue.map((queued, at) => {
      const seq = seqs[at]
      return seq === undefined ? queued : { ...queued, seq }
    })
  }

  /** Only what is still there: a tab may have dismissed a refused one meanwhile. */
  async update(queue: readonly QueuedCommand[]): Promise<void> {
    const tx = writing(this.#store, 'relaxed', 'outbox')
    const outbox = tx.objectStore('outbox')
    for (const queued of queue) {
      if (queued.seq === undefined) continue
      if (await outbox.getKey(queued.seq)) await outbox.put(queued)
    }
    await tx.done
  }

  async remove(keys: readonly string[]): Promise<void> {
    const gone = new Set(keys)
    const tx = writing(this.#store, 'relaxed', 'outbox')
    const outbox = tx.objectStore('outbox')
    for (const { key, seq } of await outbox.getAll()) {
      if (seq !== undefined && gone.has(key)) await outbox.delete(seq)
    }
    await tx.done
  }
}
