import { pictureShelf } from '../receipts/picture-shelf.ts'
import { openStore, storeName, wipeStore, writing } from './store.ts'

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
  const pictures = await pictureShelf.ids(uid)
  if (waiting + pictures.length === 0) await wipeStore(name)
}
