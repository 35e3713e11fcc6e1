/** Work on many rows that goes on: what it does, and how far it has come. */
export interface LongWork {
  readonly words: string
  readonly done: number
  readonly of: number
}

let now: LongWork | null = null
const listeners = new Set<() => void>()

/** Outlives the page that began it. */
export const longWork = {
  now: (): LongWork | null => now,
  set(next: LongWork | null): void {
    now = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
