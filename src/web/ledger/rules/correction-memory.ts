import { storageKeys } from '#contract/storage.ts'
import { type CorrectionMemory, noCorrections } from '#domain/categories/corrections.ts'

interface StoredMemory {
  readonly uid: string
  readonly memory: CorrectionMemory
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const isKept = (value: unknown): value is StoredMemory => {
  if (typeof value !== 'object' || value === null) return false
  const { uid, memory } = value as Partial<StoredMemory>
  const isWhole = Array.isArray(memory?.corrections) && Array.isArray(memory.offered)
  return typeof uid === 'string' && isWhole
}

/** Of this person on this device; anything unreadable counts as nothing. */
export function readCorrections(storage: Storage, uid: string): CorrectionMemory {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKeys.corrections) ?? 'null')
    return isKept(kept) && kept.uid === uid ? kept.memory : noCorrections
  } catch {
    return noCorrections
  }
}

/** A full or forbidden storage only costs the memory of it. */
export function keepCorrections(storage: Storage, uid: string, memory: CorrectionMemory): void {
  try {
    storage.setItem(storageKeys.corrections, JSON.stringify({ uid, memory } satisfies StoredMemory))
  } catch {
    return
  }
}
