import { readStored } from '../session-storage.ts'
import { pictureShelf } from './store/picture-shelf.ts'
import { openStore, storeName, wipeStore, writing } from './store/store.ts'

/**
 * Nobody may read this device's copy once its session was ended elsewhere. What the server does
 * not have yet is nowhere else, so that stays until its owner is back.
 */
export async function forgetDevice(uid: string): Promise<void> {
  const name = storeName(uid)
  const store = await openStore(name)
  let waiting = 0
  try {
    waiting = await store.count('outbox')
    const tx = writing(store, 'strict', 'months', 'meta')
    await Promise.all([tx.objectStore('months').clear(), tx.objectStore('meta').clear(), tx.done])
  } finally {
    store.close()
  }
  const pictures = await pictureShelf.ids(uid).catch(noneIfUnmade)
  if (waiting + pictures.length === 0) await wipeStore(name)
}

/** Made by somebody who only looked: nothing was ever put there. */
function noneIfUnmade(error: unknown): readonly string[] {
  if (error instanceof DOMException && error.name === 'NotFoundError') return []
  throw error
}

const named = /^moneycomb-([0-9a-f-]{36})(?:-pictures)?$/

/** Where nobody is signed in: a page may have been closed while it was forgetting. */
export async function forgetEverybody(): Promise<void> {
  // Older browsers do not tell what they keep.
  const kept = (await indexedDB.databases?.()) ?? []
  const uids = new Set(kept.flatMap(({ name = '' }) => named.exec(name)?.[1] ?? []))
  for (const uid of uids) {
    if (!readStored(localStorage).token) await forgetDevice(uid)
  }
}
