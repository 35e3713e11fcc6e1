import { madeTables } from '#contract/imports/entities.ts'
import { type Documents, documentsOf } from '../documents/collection.ts'
import type { Context } from '../documents/commands.ts'
import { pointsAt, sourcesOf } from '../documents/pointers.ts'
import { deleteMany, type Writer } from '../documents/write.ts'

export interface MadeRow {
  readonly table: (typeof madeTables)[number]
  readonly id: string
}

type Tx = Context['tx']

/** Which of these something points at; what would simply let go is no reason to stay. */
async function neededOf(tx: Tx, documents: Documents, scope: string, ids: readonly string[]) {
  const needed = new Set<string>()
  for (const source of sourcesOf(documents)) {
    const held = source.references.filter(({ isLoose }) => !isLoose)
    if (held.length === 0) continue
    const { table } = source.documents
    const whereOf = (which: string) =>
      held.map((reference) => pointsAt(source.documents, reference, which)).join(' or ')
    const any = await tx.client.query(
      `select from ${table} t where t.scope = $2 and (${whereOf('$1::uuid[]')}) limit 1`,
      [ids, scope],
    )
    if (any.rowCount === 0) continue
    const { rows } = await tx.client.query<{ one: string }>(
      `select one from unnest($1::uuid[]) one where exists (
        select from ${table} t where t.scope = $2 and (${whereOf('array[one]')}))`,
      [ids, scope],
    )
    for (const { one } of rows) needed.add(one)
  }
  return needed
}

/** What points at others goes first; a category stays as long as one in it does. */
export async function takeBackMade(tx: Tx, made: readonly MadeRow[], writer: Writer) {
  const byTable = Map.groupBy(made, ({ table }) => table)
  for (const table of madeTables.toReversed()) {
    const documents = documentsOf(table)
    let ids = (byTable.get(table) ?? []).map(({ id }) => id)
    while (ids.length > 0) {
      const needed = await neededOf(tx, documents, writer.scope, ids)
      const free = ids.filter((id) => !needed.has(id))
      if (free.length === 0) break
      await deleteMany(tx, documents, free, writer)
      ids = ids.filter((id) => needed.has(id))
    }
  }
}
