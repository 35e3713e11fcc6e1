import { storageKeys } from '#contract/storage.ts'

const key = storageKeys.privacy
const listeners = new Set<() => void>()

/** Read once: every amount on a screen asks. */
let isHidden = read()

function read(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function set(next: boolean): void {
  isHidden = next
  for (const listener of listeners) listener()
}

export const areAmountsHidden = (): boolean => isHidden

/** Kept on this device, whoever uses it next. */
export function toggleAmounts(): void {
  set(!isHidden)
  try {
    if (isHidden) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // A private window: it holds for as long as the page.
  }
}

export function subscribePrivacy(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The other tabs of this device. */
export function followPrivacy(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key) set(read())
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
