import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { PushAnswer } from '#contract/sync.ts'
import { newExpense, type TestCaller } from '#test/support/caller.ts'

const ANSWER_WITHIN_MS = 15_000
const AGAIN_AFTER_MS = 200

/** When a write was sent for the last time, and when its answer was read. */
interface Confirmed {
  readonly sentAt: number
  readonly at: number
}

/** Writes one expense after the other, and repeats each with its key until it is confirmed. */
export class KeyedWriter {
  readonly confirmed = new Map<string, Confirmed>()
  /** How often each status came; 0 where no answer did. */
  readonly statuses = new Map<number, number>()
  readonly person: TestCaller
  readonly #urls: readonly string[]
  #turn: number

  constructor(person: TestCaller, urls: readonly string[], turn: number) {
    this.person = person
    this.#urls = urls
    this.#turn = turn
  }

  async write(): Promise<void> {
    const doc = newExpense({ description: `Bread ${this.confirmed.size}` })
    const command = { key: randomUUID(), name: 'expenses.create', args: { doc } }
    for (;;) {
      const sentAt = performance.now()
      const status = await this.#send(command)
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
      if (status === 200) {
        this.confirmed.set(doc.id, { sentAt, at: performance.now() })
        return
      }
      await pause(AGAIN_AFTER_MS)
    }
  }

  /** To another server than the last time. */
  async #send(command: object): Promise<number> {
    this.#turn++
    const url = this.#urls[this.#turn % this.#urls.length] ?? ''
    try {
      const answer = await fetch(`${url}/api/sync/push`, {
        method: 'POST',
        headers: { ...this.person.bearer, 'Content-Type': 'application/json' },
        body: JSON.stringify({ commands: [command] }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        return answer.status
      }
      const { results } = (await answer.json()) as PushAnswer
      const [result] = results
      return result?.ok ? 200 : (result?.status ?? 0)
    } catch {
      return 0
    }
  }
}
