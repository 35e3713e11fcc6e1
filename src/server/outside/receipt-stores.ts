import type { Database } from '../db/database.ts'
import type { ReceiptSettings } from '../settings/receipt-settings.ts'
import { directoryStore } from './directory-store.ts'
import { s3Store } from './s3-store.ts'

export const storeNames = ['database', 'directory', 's3'] as const
export type StoreName = (typeof storeNames)[number]
export type Picture = Uint8Array<ArrayBuffer>

/** The one door for pictures of receipts. Keeping one twice and dropping what is gone both work. */
export interface ReceiptStore {
  readonly name: StoreName
  put(id: string, picture: Picture): Promise<void>
  read(id: string): Promise<Picture | null>
  drop(id: string): Promise<void>
}

export interface ReceiptStores {
  /** Where new ones go. */
  readonly current: ReceiptStore
  /** Older ones stay where they were kept; null when that place is no longer set. */
  find(name: StoreName): ReceiptStore | null
}

export function openReceiptStores(settings: ReceiptSettings, database: Database): ReceiptStores {
  const inDatabase = databaseStore(database)
  const other = settings.s3
    ? s3Store(settings.s3)
    : settings.directory !== null && directoryStore(settings.directory)
  const known = other ? [other, inDatabase] : [inDatabase]
  return {
    current: other || inDatabase,
    find: (name) => known.find((store) => store.name === name) ?? null,
  }
}

function databaseStore({ pool }: Database): ReceiptStore {
  return {
    name: 'database',
    async put(id, picture) {
      const text = `insert into receipt_images (id, image) values ($1, $2)
        on conflict (id) do update set image = excluded.image`
      await pool.query(text, [id, Buffer.from(picture)])
    },
    async read(id) {
      const text = 'select image from receipt_images where id = $1'
      const { rows } = await pool.query<{ image: Buffer }>(text, [id])
      return rows[0] ? Uint8Array.from(rows[0].image) : null
    },
    async drop(id) {
      await pool.query('delete from receipt_images where id = $1', [id])
    },
  }
}
