import type { Lock } from './outside.ts'

/** Waits to become the leading tab of this browser profile, and leads until it is over. */
export class LeaderElection {
  readonly #lock: Lock
  readonly #name: string
  readonly #lead: (term: AbortSignal) => Promise<void>
  #hurry: AbortController | null = null
  #isStealing = false

  constructor(lock: Lock | null, name: string, lead: (term: AbortSignal) => Promise<void>) {
    this.#lock = lock ?? ((_name, _wanting, work) => work())
    this.#name = name
    this.#lead = lead
  }

  /** The leader does not answer: it was put to sleep by its browser. */
  takeOver(): void {
    this.#isStealing = true
    this.#hurry?.abort()
  }

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const hurry = new AbortController()
      this.#hurry = hurry
      const term = new AbortController()
      let leading: Promise<void> = Promise.resolve()
      const isStealing = this.#isStealing
      this.#isStealing = false
      const wanting = { signal: AbortSignal.any([signal, hurry.signal]), isStealing }
      try {
        await this.#lock(this.#name, wanting, () => {
          leading = this.#lead(AbortSignal.any([signal, term.signal]))
          return leading
        })
      } catch (error) {
        if (!(error instanceof DOMException)) throw error
      } finally {
        term.abort()
        await leading
      }
    }
  }
}
