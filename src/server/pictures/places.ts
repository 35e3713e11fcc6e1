import { Fault } from '../http/fault.ts'

interface PlaceLimits {
  readonly most: number
  readonly mostOfOne: number
  readonly waiting: number
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
    if (this.#line.length >= this.#limits.waiting) throw busy()
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

  #letIn(): void {
    while (this.#count < this.#limits.most) {
      const at = this.#line.findIndex(
        ({ key }) => (this.#taken.get(key) ?? 0) < this.#limits.mostOfOne,
      )
      const [next] = at < 0 ? [] : this.#line.splice(at, 1)
      if (!next) return
      this.#add(next.key, 1)
      next.enter()
    }
  }

  #add(key: string, by: number): void {
    this.#count += by
    const left = (this.#taken.get(key) ?? 0) + by
    if (left > 0) this.#taken.set(key, left)
    else this.#taken.delete(key)
  }
}

export const busy = () => new Fault('too-busy', undefined, ASK_AGAIN_S)
