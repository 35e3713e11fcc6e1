import type { UserRow } from '#contract/entities/session.ts'
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
    storage.setItem(USER_KEY, JSON.stringify(user))
    storage.setItem(TOKEN_KEY, token)
    return
  }
  storage.removeItem(TOKEN_KEY)
  storage.removeItem(USER_KEY)
  storage.removeItem(storageKeys.rates)
  storage.removeItem(storageKeys.answers)
  storage.removeItem(storageKeys.corrections)
  storage.removeItem(storageKeys.scan)
  storage.removeItem(storageKeys.notRecurring)
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
