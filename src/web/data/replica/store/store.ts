import {
  type DBSchema,
  deleteDB,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
} from 'idb'
import type { QueuedCommand } from '../types.ts'
import type { Columns } from './columns.ts'

export type MonthKey = [scope: string, table: string, month: string]

/** `generation` names the last writing, so a tab can tell that the disk is not what it read. */
export interface StoreState {
  readonly generation: string
  readonly shape: string
  readonly cursors: Readonly<Record<string, number>>
}

interface ReplicaSchema extends DBSchema {
  months: { key: MonthKey; value: Columns }
  meta: { key: 'state'; value: StoreState }
  outbox: { key: number; value: QueuedCommand; indexes: { state: QueuedCommand['state'] } }
}

export type Store = IDBPDatabase<ReplicaSchema>
export type Months = IDBPObjectStore<ReplicaSchema, StoreName[], 'months', 'readonly'>

type StoreName = 'months' | 'meta' | 'outbox'

/** An aborted transaction rejects its `done` too: whoever awaits a request has heard already. */
function quiet<Tx extends { readonly done: Promise<void> }>(tx: Tx): Tx {
  tx.done.catch(() => undefined)
  return tx
}

export function reading<Names extends StoreName[]>(
  store: Store,
  ...names: Names
): IDBPTransaction<ReplicaSchema, Names, 'readonly'> {
  return quiet(store.transaction(names))
}

export function writing<Names extends StoreName[]>(
  store: Store,
  durability: 'strict' | 'relaxed',
  ...names: Names
): IDBPTransaction<ReplicaSchema, Names, 'readwrite'> {
  return quiet(store.transaction(names, 'readwrite', { durability }))
}

const openingMs = 5000

export const storeName = (uid: string) => `moneycomb-${uid}`
const picturesOf = (name: string) => `${name}-pictures`
/** What is not a document: pictures that wait to be sent. They are forgotten with the rest. */
export const pictureStoreName = (uid: string) => picturesOf(storeName(uid))

/** Some browsers never answer when storage is switched off, so waiting has an end. */
export function openStore(name: string): Promise<Store> {
  const opened = openDB<ReplicaSchema>(name, 1, {
    upgrade(store) {
      store.createObjectStore('months')
      store.createObjectStore('meta')
      const outbox = store.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
      outbox.createIndex('state', 'state')
    },
    // Another tab signs out and deletes it: let go at once, or it would have to wait for us.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The storage does not open.')), openingMs)
  return Promise.race([opened, promise]).finally(() => clearTimeout(timer))
}

/** Emptied first: deleting may have to wait for another tab, forgetting may not. */
export async function wipeStore(name: string): Promise<void> {
  const store = await openStore(name)
  try {
    const names = ['months', 'meta', 'outbox'] as const
    const tx = writing(store, 'strict', ...names)
    await Promise.all([...names.map((each) => tx.objectStore(each).clear()), tx.done])
  } finally {
    store.close()
  }
  await Promise.all([name, picturesOf(name)].map(deleteStore))
}

const deleteStore = (name: string) =>
  new Promise<void>((resolve, reject) => {
    deleteDB(name, { blocked: () => resolve() }).then(resolve, reject)
  })
