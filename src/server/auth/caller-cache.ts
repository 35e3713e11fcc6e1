import type { Clock } from '../clock.ts'
import type { Caller } from './identity.ts'

const KEPT_MS = 1000
const KEPT_MOST = 10_000

interface Kept {
  readonly caller: Caller
  readonly until: number
}

/** Callers seen a moment ago, by token hash. Short, because a suspension must bite soon. */
export class CallerCache {
  readonly #clock: Clock
  readonly #kept = new Map<string, Kept>()
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

  forget(hash: string) {
    this.#forgotten++
    this.#kept.delete(hash)
  }

  #keep(hash: string, kept: Kept) {
    if (this.#kept.size >= KEPT_MOST) {
      const oldest = this.#kept.keys().next().value
      if (oldest !== undefined) this.#kept.delete(oldest)
    }
    this.#kept.set(hash, kept)
  }
}
