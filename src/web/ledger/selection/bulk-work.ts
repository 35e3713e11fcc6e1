/** Work on many rows that goes on: what it does, and how far it has come. */
export interface BulkWork {
  readonly words: string
  readonly done: number
  readonly of: number
}

let now: BulkWork | null = null
const listeners = new Set<() => void>()

/** Outlives the page that began it. */
export const bulkWork = {
  now: (): BulkWork | null => now,
  set(next: BulkWork | null): void {
    now = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
