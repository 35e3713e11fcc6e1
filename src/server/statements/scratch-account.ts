import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { type PushAnswer, type Row, type SnapshotAnswer, userScope } from '#contract/sync.ts'

export interface Command {
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
}

/** Somebody who signs up only to import statements, over the same API as the app. */
export class ScratchAccount {
  private readonly url: string
  private readonly session: SessionAnswer

  private constructor(url: string, session: SessionAnswer) {
    this.url = url
    this.session = session
  }

  static async signUp(url: string): Promise<ScratchAccount> {
    const body = {
      email: `${randomUUID()}@example.org`,
      password: randomUUID(),
      name: 'Statements',
      currency: 'EUR',
      locale: 'en-GB',
      timezone: 'UTC',
    }
    const response = await fetch(`${url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`Signing up was answered with ${response.status}.`)
    return new ScratchAccount(url, (await response.json()) as SessionAnswer)
  }

  get currency(): string {
    return this.session.user.currency
  }

  get locale(): string {
    return this.session.user.locale
  }

  private async ask(path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${this.session.token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
    return response
  }

  /** Runs the commands in order; throws with the first refusal. */
  async push(commands: readonly Command[]): Promise<void> {
    for (const command of commands) {
      const sent = { key: randomUUID(), ...command }
      const response = await this.ask('/api/sync/push', { commands: [sent] })
      const { results } = (await response.json()) as PushAnswer
      const [result] = results
      if (!result?.ok) throw new Error(`${command.name} was refused: ${JSON.stringify(result)}`)
    }
  }

  /** Every row the account has in a table. */
  async rowsOf(...tables: readonly string[]): Promise<readonly (readonly Row[])[]> {
    const scope = userScope(this.session.user.id)
    const response = await this.ask(`/api/sync/snapshot?scope=${encodeURIComponent(scope)}`)
    const snapshot = (await response.json()) as SnapshotAnswer
    return tables.map((table) => {
      const { columns = [], rows = [] } = snapshot.tables[table] ?? {}
      return rows.map(
        (cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at]])) as Row,
      )
    })
  }

  /** What is in the book, by file; what is told of visits and of exports grows with each. */
  async export(): Promise<string> {
    const response = await this.ask('/api/user/export')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const own = Object.entries(files).filter(
      ([name]) => !/^(?:last_seen|sign_ins|security_events|notifications)\b/.test(name),
    )
    return JSON.stringify(own.map(([name, bytes]) => [name, strFromU8(bytes, true)]))
  }
}
