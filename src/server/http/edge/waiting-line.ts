/** The part of a connection pool that says who waits. */
export interface Waited {
  readonly waitingCount: number
  on(event: 'release', listener: () => void): unknown
}

/** A line that empties now and then is a burst; one that stands so long is too much work. */
const standsAfterMs = 1000
/** Shorter than this share of the longest, waiting in it is still better than coming back. */
const shortest = 0.6

/** Those who wait for a connection to the database. */
export class WaitingLine {
  readonly #pool: Waited
  readonly #longest: number
  readonly #now: () => number
  #emptyAt: number

  constructor(pool: Waited, longest: number, now: () => number) {
    this.#pool = pool
    this.#longest = longest
    this.#now = now
    this.#emptyAt = now()
    pool.on('release', () => this.#look())
  }

  get length(): number {
    return this.#pool.waitingCount
  }

  /** Whoever joined it now would wait for long. */
  isTooLong(): boolean {
    this.#look()
    if (this.length >= this.#longest) return true
    const isStanding = this.#now() - this.#emptyAt > standsAfterMs
    return isStanding && this.length >= this.#longest * shortest
  }

  #look(): void {
    if (this.length === 0) this.#emptyAt = this.#now()
  }
}
