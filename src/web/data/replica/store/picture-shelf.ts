import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { pictureStoreName } from './store.ts'

interface PictureSchema extends DBSchema {
  waiting: { key: string; value: Blob }
}

type Opened = IDBPDatabase<PictureSchema>

const open = (uid: string): Promise<Opened> =>
  openDB<PictureSchema>(pictureStoreName(uid), 1, {
    upgrade: (store) => void store.createObjectStore('waiting'),
    // Another tab signs out and deletes it: let go at once, or it would have to wait for us.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

/** Opened for each use and closed again: a picture is seldom kept and deleting it must not wait. */
async function using<Result>(uid: string, work: (store: Opened) => Promise<Result>) {
  const store = await open(uid)
  try {
    return await work(store)
  } finally {
    store.close()
  }
}

/** Pictures of receipts that the server does not have yet; they outlive the page. */
export const pictureShelf = {
  keep: (uid: string, id: string, picture: Blob) =>
    using(uid, (store) => store.put('waiting', picture, id)),
  find: (uid: string, id: string) => using(uid, (store) => store.get('waiting', id)),
  ids: (uid: string) => using(uid, (store) => store.getAllKeys('waiting')),
  drop: (uid: string, id: string) => using(uid, (store) => store.delete('waiting', id)),
}
