import type { ErrorBody } from '#contract/errors.ts'
import type { TotpEnrolAnswer } from '#contract/identity/second-factor.ts'
import type { AdminRow } from '#contract/staff/entities.ts'
import { storageKeys } from '#contract/storage.ts'
import { authCall } from './http/auth-call.ts'
import { type CallOptions, onRefusedToken, toErrorBody } from './http/client.ts'
import type { SessionParts } from './session-store.ts'

const KEY = storageKeys.adminToken

export type AdminParts = Omit<SessionParts, 'solveCaptcha' | 'later'>

export interface AdminState {
  /** As the server described them; never taken from storage. */
  readonly admin: AdminRow | null
  readonly token: string | null
  /** A token is known and its profile is still being asked for. */
  readonly isLoading: boolean
  readonly lastError: ErrorBody | null
  /** The server ended the session: it is told why the entrance is here, until the next try. */
  readonly isOver: boolean
  /** Recovery codes of a second factor set up just now, until they are kept. */
  readonly newCodes: readonly string[] | null
}

const nobody: AdminState = {
  admin: null,
  token: null,
  isLoading: false,
  lastError: null,
  isOver: false,
  newCodes: null,
}

/** Who is signed in as staff on this device, the same in every tab. */
export class AdminStore {
  readonly #parts: AdminParts
  readonly #listeners = new Set<() => void>()
  #state: AdminState

  constructor(parts: AdminParts) {
    this.#parts = parts
    this.#state = this.#stored()
  }

  readonly state = (): AdminState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly start = (): (() => void) => {
    const stops = [
      onRefusedToken((token) => {
        if (token === this.#state.token) this.#keep({ ...nobody, isOver: true })
      }),
      this.#parts.onStorage(({ key }) => {
        if (key === null || key === KEY) this.#follow()
      }),
    ]
    void this.#load()
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** False when it failed; `lastError` says why, also that a second factor is needed. */
  readonly signIn = async (email: string, password: string, totp?: string): Promise<boolean> => {
    const body = { email, password, ...(totp !== undefined && { totp }) }
    const answer = await this.#enter((over) => authCall('admin.login', { body, ...over }))
    if (!answer) return false
    const { admin, token, recoveryCodes: newCodes = null } = answer
    this.#keep({ ...nobody, admin, token, newCodes })
    return true
  }

  /** One's own instead of the one that was handed out. */
  readonly choosePassword = async (
    email: string,
    password: string,
    newPassword: string,
  ): Promise<boolean> => {
    const body = { email, password, newPassword }
    const done = await this.#enter((over) => authCall('admin.login.password', { body, ...over }))
    return done !== null
  }

  /** What an authenticator app is told, for whom a second factor is needed; null: refused. */
  readonly enrol = (email: string, password: string): Promise<TotpEnrolAnswer | null> =>
    this.#enter((over) => authCall('admin.login.enrol', { body: { email, password }, ...over }))

  /** Goes on with the token that a proof was answered with. */
  readonly adopt = (token: string): void => this.#keep({ ...this.#state, token })

  readonly keepCodes = (): void => this.#set({ ...this.#state, newCodes: null })

  /** One of the calls of the entrance; null when it failed, and `lastError` says why. */
  async #enter<Answer>(ask: (over: CallOptions) => Promise<Answer>): Promise<Answer | null> {
    this.#set({ ...this.#state, lastError: null, isOver: false })
    try {
      return await ask({ fetch: this.#parts.fetch })
    } catch (error) {
      this.#parts.report('admin login failed', error)
      this.#set({ ...this.#state, lastError: toErrorBody(error) })
      return null
    }
  }

  readonly signOut = async (): Promise<void> => {
    const { token } = this.#state
    this.#keep(nobody)
    if (!token) return
    try {
      const { fetch } = this.#parts
      await authCall('admin.logout', { token, fetch })
    } catch (error) {
      this.#parts.report('admin logout failed', error)
    }
  }

  /** The profile comes from the server; an error or an empty answer means no admin. */
  async #load(): Promise<void> {
    const { token } = this.#state
    if (!token) return
    try {
      const { fetch } = this.#parts
      const admin = await authCall('admin.auth', { token, fetch })
      if (this.#state.token !== token) return
      if (!admin?.id) throw new Error('The answer was empty.')
      this.#set({ ...nobody, admin, token })
    } catch (error) {
      this.#parts.report('admin profile not loaded', error)
      if (this.#state.token === token) this.#set({ ...this.#state, admin: null, isLoading: false })
    }
  }

  #follow() {
    const stored = this.#stored()
    const { token, admin } = this.#state
    if (stored.token === token) return
    // A proof in another tab brings another token; what is being written here stays meanwhile.
    this.#set(stored.token && admin ? { ...this.#state, token: stored.token } : stored)
    void this.#load()
  }

  #stored(): AdminState {
    const token = this.#parts.storage.getItem(KEY)
    return { ...nobody, token, isLoading: token !== null }
  }

  #keep(state: AdminState) {
    try {
      if (state.token) this.#parts.storage.setItem(KEY, state.token)
      else this.#parts.storage.removeItem(KEY)
    } catch (error) {
      // A full or closed storage costs the next visit its session, not this one.
      this.#parts.report('admin session not stored', error)
    }
    this.#set(state)
  }

  #set(state: AdminState) {
    this.#state = state
    for (const listen of this.#listeners) listen()
  }
}
