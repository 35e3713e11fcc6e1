import type { Row } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import type { Documents } from './collection.ts'
import { checks, completed } from './completions.ts'
import { checkReferences, readRows, type Written } from './references.ts'
import { checkTogether, type Values } from './validate.ts'
import { createMany, type Hand, updateMany } from './write.ts'

/** A new row with where its caller named it. */
export interface Newcomer {
  readonly doc: Row
  readonly path: string
}

/** Written first and checked then, so that new rows may point at each other. */
export async function addRows(
  tx: Transaction,
  documents: Documents,
  newcomers: readonly Newcomer[],
  hand: Hand,
): Promise<void> {
  const written = newcomers.map(({ doc, path }): Written => ({ before: null, after: doc, path }))
  checkTogether(documents, written)
  const { rows } = await completed(tx, documents, written, hand)
  await createMany(tx, documents, rows, hand)
  await checkReferences(tx, documents, hand.scope, written)
  await checks.get(documents.name)?.(tx, written, hand)
}

export interface Change {
  readonly id: string
  readonly patch: Values
  readonly path: string
}

/** Changes the rows that are there, as long as what they become is right; gives their ids. */
export async function changeRows(
  tx: Transaction,
  documents: Documents,
  changes: readonly Change[],
  hand: Hand,
): Promise<ReadonlySet<string>> {
  const ids = changes.map(({ id }) => id)
  const found = new Map<string, Row>()
  for (const row of await readRows(tx, documents, hand.scope, ids)) found.set(row.id, row)
  const written: Written[] = []
  for (const { id, patch, path } of changes) {
    const before = found.get(id)
    if (before) written.push({ before, after: { ...before, ...patch, id }, path })
  }
  checkTogether(documents, written)
  const { rows, fields } = await completed(tx, documents, written, hand)
  const changed = new Set([...changes.flatMap(({ patch }) => Object.keys(patch)), ...fields])
  await updateMany(tx, documents, rows, changed, hand)
  await checkReferences(tx, documents, hand.scope, written)
  await checks.get(documents.name)?.(tx, written, hand)
  return new Set(found.keys())
}

/** Of these, none is missing but what was there once and has been deleted. */
export async function requireGone(
  tx: Transaction,
  documents: Documents,
  hand: Hand,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(*) from sync_row where scope = $1 and tbl = $2 and id = any($3::uuid[])
      and deleted`,
    [hand.scope, documents.name, ids],
  )
  if (rows[0]?.count !== ids.length) throw new Fault('not-found')
}
