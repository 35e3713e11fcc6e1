import type { Engine } from '../engine.ts'
import type { Picture, StoreName } from '../outside/receipt-stores.ts'

/** What somebody takes along is one file, and no larger. */
const BYTES_MOST = 250_000_000

interface StoredPicture {
  readonly id: string
  readonly keptIn: StoreName
  readonly bytes: number
}

/** A person's pictures, newest first, as many as fit; one that cannot be read now is left out. */
export async function* ownPictures(
  { database, outside }: Pick<Engine, 'database' | 'outside'>,
  uid: string,
): AsyncGenerator<{ readonly id: string; readonly picture: Picture }> {
  const { rows } = await database.pool.query<StoredPicture>(
    `select id, kept_in as "keptIn", bytes from receipt_files
      where user_id = $1 and stored_at is not null order by stored_at desc`,
    [uid],
  )
  let left = BYTES_MOST
  for (const { id, keptIn, bytes } of rows) {
    left -= bytes
    if (left < 0) return
    const picture = await outside.receipts
      .find(keptIn)
      ?.read(id)
      .catch(() => null)
    if (picture) yield { id, picture }
  }
}
