import type { Config } from './config.ts'
import { Fault } from './http/fault.ts'

interface PlaceLimits {
  readonly most: number
  readonly mostOfOne: number
  readonly waiting: number
  /** Of one; so that nobody fills the line. */
  readonly waitingOfOne: number
  readonly waitMs: number
}

interface Waiting {
  readonly key: string
  readonly enter: () => void
}

const ASK_AGAIN_S = 10

/** A few places, given in the order of asking; nobody has more than their part of them. */
export class Places {
  readonly #limits: PlaceLimits
  readonly #taken = new Map<string, number>()
  readonly #line: Waiting[] = []
  #count = 0

  constructor(limits: PlaceLimits) {
    this.#limits = limits
  }

  /** Answers how to leave. */
  async take(key: string): Promise<() => void> {
    const { waiting, waitingOfOne } = this.#limits
    const own = this.#line.filter((one) => one.key === key).length
    if (this.#line.length >= waiting || own >= waitingOfOne) throw busy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const one = { key, enter: resolve }
    this.#line.push(one)
    this.#letIn()
    const late = setTimeout(() => {
      const at = this.#line.indexOf(one)
      if (at < 0) return
      this.#line.splice(at, 1)
      reject(busy())
    }, this.#limits.waitMs)
    try {
      await promise
    } finally {
      clearTimeout(late)
    }
    return () => {
      this.#add(key, -1)
      this.#letIn()
    }
  }

  async within<Made>(key: string, use: () => Promise<Made>): Promise<Made> {
    const leave = await this.take(key)
    return use().finally(leave)
  }

  #letIn(): void {
    while (this.#count < this.#limits.most) {
      const next = this.#next()
      if (!next) return
      this.#line.splice(this.#line.indexOf(next), 1)
      this.#add(next.key, 1)
      next.enter()
    }
  }

  /** The first of whoever has the fewest places: who asks often waits for the others. */
  #next(): Waiting | undefined {
    const has = ({ key }: Waiting) => this.#taken.get(key) ?? 0
    const some = this.#line.filter((one) => has(one) < this.#limits.mostOfOne)
    return some.reduce<Waiting | undefined>(
      (least, one) => (least && has(least) <= has(one) ? least : one),
      undefined,
    )
  }

  /** Whether somebody waits for others than themselves. */
  get isWanted(): boolean {
    return this.#count >= this.#limits.most && this.#next() !== undefined
  }

  #add(key: string, by: number): void {
    this.#count += by
    const left = (this.#taken.get(key) ?? 0) + by
    if (left > 0) this.#taken.set(key, left)
    else this.#taken.delete(key)
  }
}

export const busy = () => new Fault('too-busy', undefined, ASK_AGAIN_S)

/**
 * What reads much of a book holds connections to the database for long. One account has two such
 * reads at once, and all of them together leave half of the connections to what is quick.
 */
export const openHeavyReads = ({
  databaseConnections,
  waitingCalls: waiting,
}: Pick<Config, 'databaseConnections' | 'waitingCalls'>): Places => {
  const most = Math.ceil(databaseConnections / 2)
  return new Places({ most, mostOfOne: 2, waiting, waitingOfOne: 20, waitMs: 20_000 })
}
