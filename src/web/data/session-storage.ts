import type { UserRow } from '#contract/identity/session.ts'
import { storageKeys } from '#contract/storage.ts'

export const USER_KEY = storageKeys.user
export const TOKEN_KEY = storageKeys.token

export interface StoredSession {
  readonly user: UserRow | null
  readonly token: string | null
}

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const nobody: StoredSession = { user: null, token: null }

/** A profile is used only when its status is absent or active. */
export const isUsable = (user: unknown): user is UserRow => {
  if (typeof user !== 'object' || user === null) return false
  if (!('id' in user) || typeof user.id !== 'string') return false
  return !('status' in user) || user.status == null || user.status === 'active'
}

export function readStored(storage: KeyValueStorage): StoredSession {
  const token = storage.getItem(TOKEN_KEY)
  if (!token) return nobody
  const user = parse(storage.getItem(USER_KEY))
  return { user: isUsable(user) ? user : null, token }
}

/** The token goes last in and first out: other tabs act on it and must find its user. */
export function writeStored(storage: KeyValueStorage, { user, token }: StoredSession) {
  if (user && token) {
    const now = tokenNow(storage, token)
    // Another session begins.
    if (now !== storage.getItem(TOKEN_KEY)) storage.removeItem(storageKeys.renewed)
    storage.setItem(USER_KEY, JSON.stringify(user))
    storage.setItem(TOKEN_KEY, now)
    return
  }
  for (const key of Object.values(gone)) storage.removeItem(key)
}

/** All but this goes with the session. */
const { theme, adminToken, privacy, browser, sso, way, ...gone } = storageKeys

/** What this browser is known by when somebody comes again; says nothing of who they are. */
export function browserMark(kept?: KeyValueStorage): string | null {
  try {
    const storage = kept ?? localStorage
    const mark =
      storage.getItem(storageKeys.browser) ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
    storage.setItem(storageKeys.browser, mark)
    return mark
  } catch {
    return null
  }
}

export interface Renewed {
  readonly at: number
  /** Tokens of this session before the stored one: an open tab may still go by one of them. */
  readonly former: readonly string[]
}

export function readRenewed(storage: KeyValueStorage): Renewed | null {
  const renewed = parse(storage.getItem(storageKeys.renewed)) as Partial<Renewed> | null
  return Array.isArray(renewed?.former) ? (renewed as Renewed) : null
}

/** The newest token of the session a tab is in, whatever tab renewed it. */
export function tokenNow(storage: KeyValueStorage, token: string): string {
  const stored = storage.getItem(TOKEN_KEY)
  if (!stored || stored === token) return token
  return readRenewed(storage)?.former.includes(token) ? stored : token
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
