import '#web/data/replica/commands/own-reducers.ts'
import type { CollectionName } from '#contract/collections.ts'
import type { Row, ScopesAnswer, SnapshotAnswer } from '#contract/sync.ts'
import { Overlay } from '#web/data/replica/commands/overlay.ts'
import { tupleReader } from '#web/data/replica/store/columns.ts'
import type { Command } from '#web/data/replica/types.ts'
import type { TestCaller } from './caller.ts'

/** Every row a user may see, by table and id. */
export type Book = Map<string, Map<string, Row>>

export async function bookOf(person: TestCaller): Promise<Book> {
  const book: Book = new Map()
  const { body: known } = await person.call<ScopesAnswer>('GET', '/api/sync/scopes')
  for (const scope of known.scopes) {
    const address = `/api/sync/snapshot?scope=${encodeURIComponent(scope)}`
    const { body } = await person.call<SnapshotAnswer>('GET', address)
    for (const [table, { columns, rows }] of Object.entries(body.tables)) {
      const read = rows.map(tupleReader(columns)).filter((row) => row !== null)
      const held = book.get(table) ?? new Map<string, Row>()
      for (const row of read) held.set(row.id, row)
      book.set(table, held)
    }
  }
  return book
}

/** The book as a device shows it once the command is given and before the server has answered. */
export function foreseen(book: Book, uid: string, { name, args }: Command): Book {
  const overlay = new Overlay(uid, {
    row: (table, id) => book.get(table)?.get(id) ?? null,
    all: (table) => book.get(table)?.values() ?? [],
  })
  const after: Book = new Map([...book].map(([table, rows]) => [table, new Map(rows)]))
  const at = '2026-03-31T10:00:00.000Z'
  for (const { table, id } of overlay.add({ key: 'k', name, args, at, state: 'queued' })) {
    const row = overlay.row(table as CollectionName, id)
    const held = after.get(table) ?? new Map<string, Row>()
    after.set(table, held)
    if (row) held.set(id, row)
    else held.delete(id)
  }
  return after
}

/** Without the instants, which only the server knows. */
export const withoutInstants = (book: Book) =>
  Object.fromEntries(
    [...book].map(([table, rows]) => [
      table,
      Object.fromEntries(
        [...rows].map(([id, { createdAt: _c, updatedAt: _u, lastLogin: _l, ...row }]) => {
          const { lastContributionAt: _last, ...rest } = row
          return [id, rest]
        }),
      ),
    ]),
  )
