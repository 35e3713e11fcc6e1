import { randomUUID } from 'node:crypto'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { type CommandResult, type PushAnswer, type Scope, userScope } from '#contract/sync.ts'
import { contradiction } from './check-described.ts'
import { EventReader } from './event-reader.ts'

export interface Answer<T = Readonly<Record<string, unknown>>> {
  readonly status: number
  readonly body: T
}

export interface CallOptions {
  readonly body?: unknown
  /** Sent as it is, for what JSON.stringify would not write. */
  readonly raw?: string
  readonly headers?: Readonly<Record<string, string>>
}

export const newExpense = (fields: Readonly<Record<string, unknown>> = {}) => ({
  id: randomUUID(),
  amount: 1250,
  currency: 'EUR',
  description: 'Bread',
  date: '2026-03-31',
  ...fields,
})

export async function call<T = Readonly<Record<string, unknown>>>(
  address: string,
  method: string,
  { body, raw, headers = {} }: CallOptions = {},
): Promise<Answer<T>> {
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const answer = await fetch(address, {
    method,
    headers: { ...(text !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(text !== undefined && { body: text }),
  })
  const type = answer.headers.get('content-type') ?? ''
  const said = await (type.includes('json') ? answer.json() : answer.text())
  const { pathname: path } = new URL(address)
  const wrong = contradiction({ method, path, status: answer.status, type, body: said })
  if (wrong) throw new Error(wrong)
  return { status: answer.status, body: said as T }
}

const renewing: ReadonlySet<string> = new Set([
  '/api/auth/renew',
  '/api/user/password',
  '/api/user/proof',
])

/** Somebody signed in who talks to one server over the API. */
export class TestCaller {
  readonly url: string
  session: SessionAnswer

  constructor(url: string, session: SessionAnswer) {
    this.url = url
    this.session = session
  }

  static async signUp(url: string, name = 'Anna Berg'): Promise<TestCaller> {
    const body = { email: `${randomUUID()}@example.org`, password: 'four plain words', name }
    const answer = await call<SessionAnswer>(`${url}/api/auth/signup`, 'POST', { body })
    if (answer.status !== 200)
      throw new Error(`sign-up answered ${answer.status} ${JSON.stringify(answer.body)}`)
    return new TestCaller(url, answer.body)
  }

  /** The same session at another server of the same database. */
  at(url: string): TestCaller {
    return new TestCaller(url, this.session)
  }

  get uid(): string {
    return this.session.user.id
  }

  get scope(): Scope {
    return userScope(this.uid)
  }

  get bearer() {
    return { Authorization: `Bearer ${this.session.token}` }
  }

  /** Like the app, goes on with the token of an answer that holds another one. */
  async call<T = Readonly<Record<string, unknown>>>(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer<T>> {
    const headers = { ...this.bearer, ...options.headers }
    const answer = await call<T>(`${this.url}${path}`, method, { ...options, headers })
    const { token } = renewing.has(path) ? (answer.body as { token?: string }) : {}
    if (token) this.session = { ...this.session, token }
    return answer
  }

  /** One of the caller's own documents or collections. */
  data<T = Readonly<Record<string, unknown>>>(method: string, path: string, body?: unknown) {
    return this.call<T>(method, `/api/data/users/${this.uid}/${path}`, { body })
  }

  async push(...commands: readonly Sent[]): Promise<readonly CommandResult[]> {
    const body = { commands: commands.map((command) => ({ key: randomUUID(), ...command })) }
    const answer = await this.call<PushAnswer>('POST', '/api/sync/push', { body })
    if (answer.status !== 200) throw new Error(`push answered ${answer.status}`)
    return answer.body.results
  }

  async create(fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const doc = newExpense(fields)
    const [result] = await this.push({ name: 'expenses.create', args: { doc } })
    if (!result?.ok) throw new Error(`create was refused: ${JSON.stringify(result)}`)
    return doc.id
  }

  async listen(cursors: Readonly<Record<string, number>>): Promise<EventReader> {
    const { answer, close } = await this.connect(cursors)
    return new EventReader(answer, close)
  }

  /** An open stream that nobody reads yet. */
  async connect(cursors: Readonly<Record<string, number>>) {
    const stop = new AbortController()
    const answer = await fetch(`${this.url}/api/sync/stream`, {
      method: 'POST',
      headers: { ...this.bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({ cursors }),
      signal: stop.signal,
    })
    return { answer, close: () => stop.abort() }
  }
}

interface Sent {
  readonly key?: string
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
}
