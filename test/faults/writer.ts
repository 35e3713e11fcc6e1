import { randomUUID } from 'node:crypto'
import type { SessionAnswer } from '#contract/identity/session.ts'

/** Somebody who writes expenses over the API and remembers which were confirmed. */
export class Writer {
  readonly confirmed = new Set<string>()
  readonly statuses = new Set<number>()
  readonly #session: SessionAnswer

  constructor(session: SessionAnswer) {
    this.#session = session
  }

  static async signUp(url: string): Promise<Writer> {
    const answer = await fetch(`${url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: `${randomUUID()}@example.org`,
        password: 'four plain words',
        name: 'Anna Berg',
      }),
    })
    if (!answer.ok) throw new Error(`sign-up answered ${answer.status}`)
    return new Writer((await answer.json()) as SessionAnswer)
  }

  async write(url: string): Promise<Response> {
    const id = randomUUID()
    const answer = await fetch(`${url}/api/data/${this.#path}/${id}`, {
      method: 'PUT',
      headers: { ...this.#bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        amount: 1250,
        currency: 'EUR',
        description: 'Bread',
        date: '2026-03-31',
      }),
    })
    this.statuses.add(answer.status)
    if (answer.ok) this.confirmed.add(id)
    return answer
  }

  async stored(url: string): Promise<Set<string>> {
    const answer = await fetch(`${url}/api/data/${this.#path}?limit=1000`, {
      headers: this.#bearer,
    })
    const { documents } = (await answer.json()) as { documents: { id: string }[] }
    return new Set(documents.map(({ id }) => id))
  }

  openStream(url: string): Promise<Response> {
    return fetch(`${url}/api/sync/stream`, {
      method: 'POST',
      headers: { ...this.#bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({ cursors: {} }),
    })
  }

  get #path() {
    return `users/${this.#session.user.id}/expenses`
  }

  get #bearer() {
    return { Authorization: `Bearer ${this.#session.token}` }
  }
}
