import type { ErrorBody } from '#contract/errors.ts'
import type {
  Command,
  PullAnswer,
  PushAnswer,
  Scope,
  ScopesAnswer,
  SnapshotAnswer,
} from '#contract/sync.ts'
import { sendAs } from '../client.ts'
import type { Outside } from './outside.ts'

/** A call that did not work. Status 0: the server was not reached. */
export class WireError extends Error {
  readonly status: number
  readonly body: Partial<ErrorBody>
  readonly retryAfterMs: number

  constructor(status: number, body: Partial<ErrorBody> = {}, retryAfterMs = 0) {
    super(body.error ?? `HTTP ${status}`)
    this.status = status
    this.body = body
    this.retryAfterMs = retryAfterMs
  }

  /** The session is over, or the account is closed. */
  get isSignedOut(): boolean {
    return this.status === 401 || this.body.code === 'account-not-active'
  }

  /** This scope is not, or no longer, ours. */
  get isForbidden(): boolean {
    return !this.isSignedOut && (this.status === 403 || this.status === 404)
  }
}

async function errorOf(response: Response): Promise<WireError> {
  const body: unknown = await response.json().catch(() => null)
  const seconds = Number(response.headers.get('retry-after') ?? 0)
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : 0
  return new WireError(
    response.status,
    typeof body === 'object' && body !== null ? body : {},
    retryAfterMs,
  )
}

/** The server's sync calls. */
export class Wire {
  readonly #outside: Outside
  readonly #token: string
  readonly #closing: AbortSignal

  constructor(outside: Outside, token: string, closing: AbortSignal) {
    this.#outside = outside
    this.#token = token
    this.#closing = closing
  }

  scopes(): Promise<ScopesAnswer> {
    return this.#json('/api/sync/scopes')
  }

  snapshot(scope: Scope, newest?: number): Promise<SnapshotAnswer> {
    const part = newest === undefined ? '' : `&newest=${newest}`
    return this.#json(`/api/sync/snapshot?scope=${encodeURIComponent(scope)}${part}`)
  }

  pull(scope: Scope, since: number): Promise<PullAnswer> {
    return this.#json(`/api/sync/pull?scope=${encodeURIComponent(scope)}&since=${since}`)
  }

  push(commands: readonly Command[]): Promise<PushAnswer> {
    return this.#json('/api/sync/push', { commands })
  }

  async stream(cursors: Readonly<Record<string, number>>, signal: AbortSignal): Promise<Response> {
    return this.#send('/api/sync/stream', { cursors }, signal)
  }

  async #json<Answer>(path: string, body?: unknown): Promise<Answer> {
    const response = await this.#send(path, body, this.#closing)
    try {
      return await response.json()
    } catch {
      throw new WireError(0)
    }
  }

  async #send(path: string, body: unknown, signal: AbortSignal): Promise<Response> {
    const headers: Record<string, string> = {}
    if (body !== undefined) headers['content-type'] = 'application/json'
    const init: RequestInit = { method: body === undefined ? 'GET' : 'POST', headers, signal }
    if (body !== undefined) init.body = JSON.stringify(body)
    const send = (token: string) => {
      headers.authorization = `Bearer ${token}`
      return this.#outside.fetch(path, init)
    }
    const response = await sendAs(this.#token, send).catch(() => null)
    if (!response) throw new WireError(0)
    if (!response.ok) throw await errorOf(response)
    return response
  }
}
