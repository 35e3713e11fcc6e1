import { type DeviceLock, isLocked, lockKey, readLock, seenKey } from './lock-state.ts'

const tickMs = 1000
const notedMs = 5000
/** Who touches nothing for so long has gone away from the screen, unless they chose longer. */
const untouchedMs = 5 * 60_000
const touches = ['keydown', 'pointerdown', 'pointermove', 'touchmove', 'wheel']

const listeners = new Set<() => void>()
let isShut = false
let touchedAt = 0

const lastSeenAt = () => Number(localStorage.getItem(seenKey))
const noteSeen = () => localStorage.setItem(seenKey, String(Date.now()))

function tell(next: boolean): void {
  isShut = next
  for (const listener of listeners) listener()
}

export function subscribeLock(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All tabs, until a passkey is given in one. */
function shut(): void {
  localStorage.removeItem(seenKey)
  tell(true)
}

/** All tabs. */
export function open(): void {
  noteSeen()
  tell(false)
}

export function keepLock(lock: DeviceLock): void {
  localStorage.setItem(lockKey, JSON.stringify(lock))
  open()
}

export function dropLock(): void {
  localStorage.removeItem(lockKey)
  localStorage.removeItem(seenKey)
  tell(false)
}

function touch(): void {
  touchedAt = Date.now()
}

const isInFront = ({ afterMs }: DeviceLock) =>
  !document.hidden && Date.now() - touchedAt < Math.max(untouchedMs - afterMs, 2 * tickMs)

/** Says again and again that somebody is here, or finds that nobody was for too long. */
function tick(): void {
  const lock = readLock()
  if (!lock || isShut) return
  if (!isInFront(lock)) {
    if (isLocked()) shut()
  } else if (Date.now() - lastSeenAt() > Math.min(notedMs, lock.afterMs / 4)) noteSeen()
}

function onTurn(): void {
  if (!readLock() || isShut) return
  if (document.hidden) noteSeen()
  // Looked at before coming back counts as being here.
  else if (isLocked()) shut()
  else touch()
}

/** What other tabs did: one locks all of them, and one unlocks them. */
function onStorage({ key }: StorageEvent): void {
  if (!key || key.startsWith(lockKey)) tell(isLocked())
}

/** From what was found when the page was drawn; answers how to stop. */
export function watchLock(wasShut: boolean, show: (isShut: boolean) => void): () => void {
  const stopTelling = subscribeLock(() => show(isShut))
  touch()
  // A page may take long to come, and whoever waits for it is here.
  if (!wasShut && lastSeenAt() > 0) noteSeen()
  tell(isLocked())
  for (const kind of touches) addEventListener(kind, touch, { capture: true, passive: true })
  addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', onTurn)
  const ticking = setInterval(tick, tickMs)
  return () => {
    stopTelling()
    for (const kind of touches) removeEventListener(kind, touch, { capture: true })
    removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', onTurn)
    clearInterval(ticking)
  }
}
