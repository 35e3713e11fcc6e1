import type { KnownPasskey } from '#contract/identity/passkeys.ts'
import { storageKeys } from '#contract/storage.ts'

/** How this device locks the app, and what it knows the passkeys of its owner by. */
export interface DeviceLock {
  /** How long nobody may be in front of the app. */
  readonly afterMs: number
  readonly passkeys: readonly KnownPasskey[]
}

export const lockKey = storageKeys.lock
/** When somebody was last in front of the app, in whatever tab; nothing while it is locked. */
export const seenKey = `${lockKey}-seen`

export const readLock = (): DeviceLock | null => JSON.parse(localStorage.getItem(lockKey) ?? 'null')

/** Whether nobody was here for as long as was chosen, also where the clock was set back. */
export function isLocked(): boolean {
  const awayMs = Math.abs(Date.now() - Number(localStorage.getItem(seenKey)))
  return awayMs >= (readLock()?.afterMs ?? Number.POSITIVE_INFINITY)
}
