import type { Outside } from './outside.ts'

const longestMs = 30_000
const shortestMs = 400

/** How long to wait before the next try: longer each time, and never in step with others. */
export function backoffMs(attempt: number, random: () => number): number {
  const most = Math.min(longestMs, shortestMs * 2 ** attempt)
  return most / 2 + (random() * most) / 2
}

/** A rest that `wake` ends early; a wake in the middle of work makes the next rest short. */
export class Backoff {
  readonly #outside: Outside
  #isWoken = false
  #rise: (() => void) | null = null

  constructor(outside: Outside) {
    this.#outside = outside
  }

  readonly wake = (): void => {
    this.#isWoken = true
    this.#rise?.()
  }

  /** Without a time it rests until woken. */
  async rest(signal: AbortSignal, ms?: number): Promise<void> {
    const rising = new AbortController()
    const rise = () => rising.abort()
    this.#rise = rise
    signal.addEventListener('abort', rise)
    if (signal.aborted || this.#isWoken) rise()
    if (ms !== undefined) await this.#outside.wait(ms, rising.signal)
    else if (!rising.signal.aborted) {
      await new Promise((resolve) => rising.signal.addEventListener('abort', resolve))
    }
    signal.removeEventListener('abort', rise)
    this.#rise = null
    this.#isWoken = false
  }
}
