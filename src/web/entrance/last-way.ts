import { storageKeys } from '#contract/storage.ts'

export type Way = 'phone' | 'email'

/** By which way somebody last logged in on this device; by phone where nobody did. */
export function lastWay(): Way {
  try {
    return localStorage.getItem(storageKeys.way) === 'email' ? 'email' : 'phone'
  } catch {
    return 'phone'
  }
}

/** Nothing of who it was is kept. */
export function keepWay(way: Way): void {
  try {
    if (way === 'email') localStorage.setItem(storageKeys.way, way)
    else localStorage.removeItem(storageKeys.way)
  } catch {
    // A private window: it begins with the phone again.
  }
}
