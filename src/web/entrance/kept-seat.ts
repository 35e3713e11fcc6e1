import { isUsable, type KeyValueStorage, type StoredSession } from '#web/data/session-storage.ts'

/** Stays when a session ends: it is what its guest comes back by. */
const key = 'mc-seat'

/** A seat in a group, while its guest makes an account or logs in: they may also turn back. */
export function keepSeat({ user, token }: StoredSession, storage: KeyValueStorage = localStorage) {
  storage.setItem(key, JSON.stringify({ user, token }))
}

export function keptSeat(storage: KeyValueStorage = localStorage): StoredSession | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { user, token } = kept as Partial<StoredSession>
    return isUsable(user) && typeof token === 'string' ? { user, token } : null
  } catch {
    return null
  }
}

export const forgetSeat = (storage: KeyValueStorage = localStorage): void => storage.removeItem(key)
