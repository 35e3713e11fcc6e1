import type { CollectionName } from '#contract/collections.ts'
import type { Row, SnapshotAnswer } from '#contract/sync.ts'
import { globalScope } from '#contract/sync.ts'
import { fromTuple } from '#web/data/replica/columns.ts'
import { Overlay } from '#web/data/replica/overlay.ts'
import type { Wish } from '#web/data/replica/shapes.ts'
import type { TestCaller } from './caller.ts'

/** Every row a user may see, by table and id. */
export type Book = Map<string, Map<string, Row>>

export async function bookOf(person: TestCaller): Promise<Book> {
  const book: Book = new Map()
  for (const scope of [person.scope, globalScope]) {
    const address = `/api/sync/snapshot?scope=${encodeURIComponent(scope)}`
    const { body } = await person.call<SnapshotAnswer>('GET', address)
    for (const [table, { columns, rows }] of Object.entries(body.tables)) {
      const read = rows.map((tuple) => fromTuple(columns, tuple)).filter((row) => row !== null)
      book.set(table, new Map(read.map((row) => [row.id, row])))
    }
  }
  return book
}

/** The book as a device shows it once the command is given and before the server has answered. */
export function foreseen(book: Book, uid: string, { name, args }: Wish): Book {
  const overlay = new Overlay(uid, {
    row: (table, id) => book.get(table)?.get(id) ?? null,
    all: (table) => book.get(table)?.values() ?? [],
  })
  const after: Book = new Map([...book].map(([table, rows]) => [table, new Map(rows)]))
  const at = '2026-03-31T10:00:00.000Z'
  for (const { table, id } of overlay.add({ key: 'k', name, args, at, state: 'queued' })) {
    const row = overlay.row(table as CollectionName, id)
    if (row) after.get(table)?.set(id, row)
    else after.get(table)?.delete(id)
  }
  return after
}

/** Without the instants, which only the server knows. */
export const withoutInstants = (book: Book) =>
  Object.fromEntries(
    [...book].map(([table, rows]) => [
      table,
      Object.fromEntries(
        [...rows].map(([id, { createdAt: _c, updatedAt: _u, lastLogin: _l, ...rest }]) => [
          id,
          rest,
        ]),
      ),
    ]),
  )
