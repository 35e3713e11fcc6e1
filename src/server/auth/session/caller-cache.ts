import type { Clock } from '#server/clock.ts'
import type { Caller } from '../identity.ts'

/** How long a process may go on believing in a session; whoever ends one waits it out. */
export const KEPT_MS = 200
const KEPT_MOST = 10_000

interface CachedCaller {
  readonly caller: Caller
  readonly until: number
}

/** Callers seen a moment ago, by token hash. */
export class CallerCache {
  readonly #clock: Clock
  readonly #kept = new Map<string, CachedCaller>()
  #forgotten = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async find(hash: string, look: () => Promise<Caller | null>): Promise<Caller | null> {
    const now = this.#clock.now().getTime()
    const known = this.#kept.get(hash)
    if (known && known.until > now) return known.caller
    this.#kept.delete(hash)
    const before = this.#forgotten
    const caller = await look()
    // A look that began before somebody signed out may have seen the ended session.
    if (caller && before === this.#forgotten) this.#keep(hash, { caller, until: now + KEPT_MS })
    return caller
  }

  forget(uid: string) {
    this.#forgotten++
    for (const [hash, { caller }] of this.#kept) if (caller.uid === uid) this.#kept.delete(hash)
  }

  #keep(hash: string, kept: CachedCaller) {
    if (this.#kept.size >= KEPT_MOST) {
      const oldest = this.#kept.keys().next().value
      if (oldest !== undefined) this.#kept.delete(oldest)
    }
    this.#kept.set(hash, kept)
  }
}
