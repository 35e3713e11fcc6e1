import type { CallAnswer, SentBody } from '#contract/calls/every-call.ts'
import { ownErrorWords } from '#contract/error-codes.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { OtpConfirmBody, OtpPurpose, OtpSentAnswer } from '#contract/identity/otp.ts'
import type { SignupBody, UserRow } from '#contract/identity/session.ts'
import { authAddress, authCall } from './http/auth-call.ts'
import { CallError, onRefusedToken, send, setTokens, toErrorBody } from './http/client.ts'
import {
  browserMark,
  isUsable,
  type KeyValueStorage,
  nobody,
  readStored,
  type StoredSession,
  TOKEN_KEY,
  tokenNow,
  USER_KEY,
  writeStored,
} from './session-storage.ts'

/** The calls that begin a session. */
type Entering = 'auth.login' | 'auth.signup' | 'auth.demo' | 'auth.otp.confirm'

export type PhoneNewcomer = Omit<Extract<OtpConfirmBody, { purpose: 'signup' }>, 'purpose'>

export interface SessionState extends StoredSession {
  /** A token is known and its profile is still being fetched. */
  readonly isRestoring: boolean
  readonly lastError: ErrorBody | null
  /** Why the session ended, where its owner did not end it here. */
  readonly ended: string | null
}

interface StorageNews {
  readonly key: string | null
}

export interface SessionParts {
  readonly storage: KeyValueStorage
  readonly fetch: typeof fetch
  readonly report: (what: string, error: unknown) => void
  readonly solveCaptcha: () => Promise<string>
  /** When the page has nothing else to do. */
  readonly later: (work: () => void) => void
  /** What other tabs did to the storage. */
  readonly onStorage: (listener: (news: StorageNews) => void) => () => void
}

/** Nothing went wrong lately. */
const calm = { lastError: null, ended: null } as const

const renewing = () => import('./renew-token.ts')

/** Who is signed in on this device, the same in every tab. */
export class SessionStore {
  readonly #parts: SessionParts
  /** What every call goes over. */
  readonly #over: Pick<SessionParts, 'fetch'>
  readonly #listeners = new Set<() => void>()
  #state: SessionState

  constructor(parts: SessionParts) {
    this.#parts = parts
    this.#over = { fetch: parts.fetch }
    this.#state = this.#restored()
  }

  readonly state = (): SessionState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins to listen and asks the server for the stored session's profile. */
  readonly start = (): (() => void) => {
    const stops = [
      onRefusedToken((token, why) => this.#endIf(token, why)),
      this.#parts.onStorage(({ key }) => {
        if (key === null || key === TOKEN_KEY || key === USER_KEY) this.#follow()
      }),
    ]
    setTokens({
      newest: (token) => tokenNow(this.#parts.storage, token),
      renew: async (...sent) => (await renewing()).sendRenewed(this.#parts, ...sent),
    })
    // Somebody known is shown their page first.
    if (this.#state.user) this.#parts.later(() => void this.#refresh())
    else void this.#refresh()
    return () => {
      for (const stop of stops) stop()
    }
  }

  readonly signIn = (email: string, password: string): Promise<boolean> =>
    this.#enter('login failed', 'auth.login', { email, password })

  readonly signUp = (body: SignupBody): Promise<boolean> =>
    this.#enter('signup failed', 'auth.signup', body)

  /** As somebody with made-up figures, where the server offers that. */
  readonly enterDemo = (): Promise<boolean> => this.#enter('demo failed', 'auth.demo', undefined)

  /** Null when no code was sent; `lastError` says why. */
  readonly sendOtp = (phoneNumber: string, purpose: OtpPurpose): Promise<OtpSentAnswer | null> =>
    this.#attempt('code not sent', async () => {
      const captcha = await this.#parts.solveCaptcha()
      const body = { phoneNumber, purpose, captcha }
      return authCall('auth.otp.send', { body, ...this.#from })
    })

  readonly signInByPhone = (phoneNumber: string, code: string): Promise<boolean> => {
    const body: OtpConfirmBody = { phoneNumber, purpose: 'login', code }
    return this.#enter('login failed', 'auth.otp.confirm', body)
  }

  /** Makes the account and begins no session: the specification has the user log in. */
  readonly signUpByPhone = async (newcomer: PhoneNewcomer): Promise<boolean> => {
    const body: OtpConfirmBody = { ...newcomer, purpose: 'signup' }
    const made = await this.#attempt('signup failed', () =>
      authCall('auth.otp.confirm', { body, ...this.#over }),
    )
    return made !== null
  }

  /** Somebody came in by more than one step, or goes back to the first. */
  readonly enterAs = (session: StoredSession): void => this.#keep(session)

  /** The profile changed while the session lasts, here or elsewhere. */
  readonly adopt = (user: UserRow): void => {
    const { user: known, token } = this.#state
    if (!token || known?.id !== user.id) return
    if (JSON.stringify(known) === JSON.stringify(user)) return
    const over = user.status === 'deleted' ? 'account-deleted' : 'account-not-active'
    if (isUsable(user)) this.#keep({ user, token })
    else this.#endIf(token, ownErrorWords[over])
  }

  readonly signOut = async (): Promise<void> => {
    const { token: begunWith } = this.#state
    // The newest, looked for before the storage is empty.
    const token = begunWith && tokenNow(this.#parts.storage, begunWith)
    this.#keep(nobody)
    if (!token) return
    try {
      await authCall('auth.logout', { token, ...this.#over })
    } catch (error) {
      this.#parts.report('logout failed', error)
    }
  }

  /** The same for calls that say by which browser somebody comes. */
  get #from() {
    return { browser: browserMark(this.#parts.storage), ...this.#over }
  }

  async #enter<Name extends Entering>(
    what: string,
    name: Name,
    body: Name extends 'auth.demo' ? undefined : SentBody<Name>,
  ): Promise<boolean> {
    const session = await this.#attempt(what, async () => {
      const ask = (sent: object | undefined) =>
        send(authAddress(name), { body: sent, ...this.#from })
      const answer = (await ask(body).catch(async (error: unknown) => {
        // Once more with a proof of work, where so many have asked that the server wants one.
        if (toErrorBody(error).code !== 'captcha-needed') throw error
        return ask({ ...body, captcha: await this.#parts.solveCaptcha() })
      })) as CallAnswer<Name>
      if (!('user' in answer) || !isUsable(answer.user)) throw notActive()
      return { user: answer.user, token: answer.token }
    })
    if (session) this.#keep(session)
    return session !== null
  }

  /** A failure is logged, kept as `lastError` and answered with null. */
  async #attempt<Answer>(what: string, work: () => Promise<Answer>): Promise<Answer | null> {
    this.#set({ ...this.#state, ...calm })
    try {
      return await work()
    } catch (error) {
      this.#parts.report(what, error)
      this.#set({ ...this.#state, lastError: toErrorBody(error) })
      return null
    }
  }

  async #refresh(): Promise<void> {
    const { token, user: before } = this.#state
    if (!token) return
    try {
      const { user } = await authCall('auth.session', { token, ...this.#over })
      if (this.#state.token !== token) return
      if (!isUsable(user)) this.#keep(nobody)
      // What was changed here meanwhile is newer than the answer.
      else if (this.#state.user === before) this.#keep({ user, token })
      if (this.#state.token) await (await renewing()).renewToken(this.#parts, token)
    } catch (error) {
      // Offline or refused; a refused token has already ended the session.
      this.#parts.report('session not refreshed', error)
      if (this.#state.token === token) this.#set({ ...this.#state, isRestoring: false })
    }
  }

  /** A late refusal of an older token must not end the session that followed it. */
  #endIf(token: string, ended: string | null) {
    if (this.#state.token !== token) return
    this.#keep(nobody)
    this.#set({ ...this.#state, ended })
  }

  #follow() {
    const stored = this.#restored()
    const { token, user } = this.#state
    const mine = token && tokenNow(this.#parts.storage, token)
    const isSame = stored.token === mine && stored.user?.id === user?.id
    if (isSame) return
    this.#set(stored)
    if (stored.isRestoring) void this.#refresh()
  }

  #restored(): SessionState {
    const stored = readStored(this.#parts.storage)
    const isRestoring = stored.token !== null && stored.user === null
    return { ...stored, isRestoring, ...calm }
  }

  #keep(session: StoredSession) {
    try {
      writeStored(this.#parts.storage, session)
    } catch (error) {
      // A full or closed storage costs the next visit its session, not this one.
      this.#parts.report('session not stored', error)
    }
    this.#set({ ...session, isRestoring: false, ...calm })
  }

  #set(state: SessionState) {
    this.#state = state
    for (const listen of this.#listeners) listen()
  }
}

const notActive = () =>
  new CallError(403, {
    error: ownErrorWords['account-not-active'],
    code: 'account-not-active',
    requestId: '',
  })
