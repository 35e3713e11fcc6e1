import { useEffect, useRef, useState } from 'react'
import type { PayoffAnswer, PayoffAsk } from './payoff.ts'

/** Asked on another thread, so that a slider over forty loans still moves at once. */
class Planner {
  readonly #worker = new Worker(new URL('./payoff-worker.ts', import.meta.url), { type: 'module' })
  #isBusy = false
  /** Only the latest question is worth an answer. */
  #waiting: PayoffAsk | null = null

  constructor(onAnswer: (answer: PayoffAnswer) => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<PayoffAnswer>) => {
      this.#isBusy = false
      if (this.#waiting) this.ask(this.#waiting)
      onAnswer(data)
    }
  }

  ask(asked: PayoffAsk): void {
    this.#waiting = this.#isBusy ? asked : null
    if (this.#isBusy) return
    this.#isBusy = true
    this.#worker.postMessage(asked)
  }

  end(): void {
    this.#worker.terminate()
  }
}

/** Null until the first answer; then the last one until the next. */
export function usePayoff(asked: PayoffAsk): PayoffAnswer | null {
  const planner = useRef<Planner | null>(null)
  const [answer, setAnswer] = useState<PayoffAnswer | null>(null)
  useEffect(() => {
    const made = new Planner(setAnswer)
    planner.current = made
    return () => made.end()
  }, [])
  useEffect(() => planner.current?.ask(asked), [asked])
  return answer
}
