import type { Parcel } from '../shapes.ts'
import { reading, type Store, writing } from '../store/store.ts'

/** The queue on disk, in the order of writing over all tabs. */
export class Outbox {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async all(): Promise<Parcel[]> {
    return reading(this.#store, 'outbox').objectStore('outbox').getAll()
  }

  async queued(most: number): Promise<Parcel[]> {
    const outbox = reading(this.#store, 'outbox').objectStore('outbox')
    return outbox.index('state').getAll('queued', most)
  }

  /** Strict: when this resolves, the commands outlive the tab, the browser and the power. */
  async add(parcels: readonly Parcel[]): Promise<Parcel[]> {
    const tx = writing(this.#store, 'strict', 'outbox')
    const outbox = tx.objectStore('outbox')
    const seqs = await Promise.all(parcels.map((parcel) => outbox.add(parcel)))
    await tx.done
    return parcels.map((parcel, at) => {
      const seq = seqs[at]
      return seq === undefined ? parcel : { ...parcel, seq }
    })
  }

  /** Only what is still there: a tab may have dismissed a refused one meanwhile. */
  async update(parcels: readonly Parcel[]): Promise<void> {
    const tx = writing(this.#store, 'relaxed', 'outbox')
    const outbox = tx.objectStore('outbox')
    for (const parcel of parcels) {
      if (parcel.seq === undefined) continue
      if (await outbox.getKey(parcel.seq)) await outbox.put(parcel)
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
