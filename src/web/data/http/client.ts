import type { Address } from '#contract/calls/call-address.ts'
import { ownErrorWords } from '#contract/error-codes.ts'
import type { ErrorBody, ErrorCode } from '#contract/errors.ts'
import type { SecondStep } from '#contract/identity/second-factor.ts'
import { screenLimits } from '#contract/screen-limits.ts'
import { browserHeader } from '#contract/storage.ts'
import { say } from '#web/words/say.ts'

type Fields = Readonly<Record<string, string>>

/** A call that did not succeed. Status 0: the server was not reached, or somebody else answered. */
export class CallError extends Error {
  declare readonly status: number
  declare readonly code: ErrorCode
  declare readonly fields: Fields | undefined
  declare readonly requestId: string
  declare readonly body: ErrorBody
  /** How long the server asks to be left alone. */
  declare readonly retryAfterMs: number

  constructor(status: number, body: ErrorBody = unreached, retryAfterMs = 0) {
    super(body.error)
    const { code, fields, requestId } = body
    Object.assign(this, { status, code, fields, requestId, body, retryAfterMs })
  }
}

const unreached: ErrorBody = {
  error: say('The server cannot be reached. Check your connection and try again.'),
  code: 'unavailable',
  requestId: '',
}

/** What a form can say about any failure. */
export const toErrorBody = (error: unknown): ErrorBody =>
  error instanceof CallError
    ? error.body
    : { error: ownErrorWords.unexpected, code: 'unexpected', requestId: '' }

export interface CallOptions {
  readonly token?: string | null
  readonly signal?: AbortSignal
  readonly fetch?: (path: string, init: RequestInit) => Promise<Response>
  /** Its answer holds another token, which takes the place of the one it was made with. */
  readonly isRenewing?: boolean
  /** What this browser is known by, where somebody comes in or asks to. */
  readonly browser?: string | null
}

export interface SendOptions extends CallOptions {
  readonly body?: unknown
  readonly accept?: string
}

/** One call to our server; the answer is JSON, and what the contract says it is. */
export async function send(address: Address, options: SendOptions): Promise<unknown> {
  const response = await open(address, options)
  const answer = await readAnswer(response)
  if (answer.json === undefined) throw toCallError(response, answer)
  return answer.json
}

/** The same for what is no JSON; its failures are told like those of any call. */
export async function open(address: Address, options: SendOptions): Promise<Response> {
  const response = await reachProven(address, options)
  if (response.ok) return response
  const error = toCallError(response, await readAnswer(response))
  if (isSignedOut(error) && options.token) {
    reportRefusedToken(options.token, response.status === 401 ? loggedOut : error.body.error)
  }
  throw error
}

/** A file travels as it is, everything else as JSON. */
function written(body: unknown): { readonly type: string; readonly body: BodyInit } | null {
  if (body === undefined) return null
  if (body instanceof Blob) return { type: body.type, body }
  return { type: 'application/json', body: JSON.stringify(body) }
}

export type SendAs = (token: string) => Promise<Response>

/** Tokens are renewed while pages are open; a page goes by the one it began with. */
interface Tokens {
  readonly newest: (token: string) => string
  /** Sends in turn with those that renew the token; where the answer holds the next, it is kept. */
  readonly renew: (token: string, send: SendAs, isRenewing: boolean) => Promise<Response>
}

let tokens: Tokens | null = null

export function setTokens(next: Tokens) {
  tokens = next
}

/** With the newest token, and once more where it was renewed on the way. */
async function sendAs(token: string, send: SendAs): Promise<Response> {
  const response = await send(tokens?.newest(token) ?? token)
  return response.status === 401 && tokens ? tokens.renew(token, send, false) : response
}

/** What an answer asks for before the very same call may go once more. */
type Proven = (answer: Response, token: string, again: SendAs) => Promise<Response>
let proven: Proven | null = null

export function setProven(next: Proven | null) {
  proven = next
}

async function reachProven(address: Address, options: SendOptions) {
  const { token } = options
  const response = await reach(address, options)
  if (response.status !== 403 || !proven || !token) return response
  return proven(response, token, (next) => reach(address, { ...options, token: next }))
}

async function reach({ method, path }: Address, options: SendOptions) {
  const { token, isRenewing, signal, fetch: ask = fetch } = options
  const sent = written(options.body)
  const headers = new Headers({ Accept: options.accept ?? 'application/json' })
  if (sent) headers.set('Content-Type', sent.type)
  if (options.browser) headers.set(browserHeader, options.browser)
  const init: RequestInit = { method, headers, credentials: 'omit', ...(signal && { signal }) }
  if (sent) init.body = sent.body
  const attempt = async (bearer?: string) => {
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
    try {
      return await ask(path, init)
    } catch (error) {
      throw signal?.aborted ? error : new CallError(0)
    }
  }
  if (!token) return attempt()
  return isRenewing && tokens ? tokens.renew(token, attempt, true) : sendAs(token, attempt)
}

interface Answer {
  readonly text: string
  readonly json: unknown
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  try {
    return { text, json: JSON.parse(text) }
  } catch {
    return { text, json: undefined }
  }
}

function toCallError(response: Response, { text, json }: Answer): CallError {
  const said: Record<string, unknown> = isRecord(json) ? json : {}
  const words =
    json === undefined ? text.slice(0, screenLimits.errorTextCharacters) : saidWords(said)
  const { headers, ok, status } = response
  const requestId = String(said.requestId ?? headers.get('X-Request-Id') ?? '')
  const body = {
    error: words || `HTTP ${status}`,
    code: isErrorCode(said.code) ? said.code : codeOfStatus(status),
    requestId,
    ...(isFields(said.fields) && { fields: said.fields }),
    ...(isSecond(said.second) && { second: said.second }),
  }
  // Some networks answer everything with a page of their own: that was not our server.
  return new CallError(ok ? 0 : status, body, (Number(headers.get('Retry-After')) || 0) * 1000)
}

const saidWords = ({ error, message }: Record<string, unknown>) =>
  [error, message].find((words) => typeof words === 'string' && words !== '') as string | undefined

const codeOfStatus = (status: number): ErrorCode => {
  if (status === 401) return 'not-signed-in'
  if (status === 429) return 'too-many-requests'
  return status >= 502 ? 'unavailable' : 'unexpected'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** By its shape: a newer server may have codes of which this page knows only the words it says. */
const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && /^[a-z-]+$/.test(value)

const isSecond = (value: unknown): value is SecondStep => isRecord(value) && 'ticket' in value

const isFields = (value: unknown): value is Fields =>
  isRecord(value) && Object.values(value).every((words) => typeof words === 'string')

/** The session is over, or the account is closed or gone. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.code.startsWith('account-'))

const loggedOut = say('You were logged out.')

/** With what is said to whoever was in; null to those who left by themselves. */
type TokenListener = (token: string, why: string | null) => void
const tokenListeners = new Set<TokenListener>()

/** Whoever learns that the server refuses a token says so here, and the session ends. */
export function reportRefusedToken(token: string, why: string | null = loggedOut) {
  for (const listen of tokenListeners) listen(token, why)
}

export function onRefusedToken(listener: TokenListener): () => void {
  tokenListeners.add(listener)
  return () => tokenListeners.delete(listener)
}
