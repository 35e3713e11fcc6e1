import type { Scope } from '#contract/sync.ts'

/** Tells open streams of changed scopes, in this process and in the others. */
export interface LiveFeed {
  /** Some rows of these scopes changed (this process committed them, or a hint arrived). */
  wake(scopes: Iterable<Scope>): void
  /** Ask every stream to connect again, then stop listening. */
  close(): Promise<void>
}
