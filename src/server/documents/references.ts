import type { OpenCollectionName } from '#contract/collections.ts'
import { globalScope, type Scope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { allDocuments, columnOf, type Documents, documentsOf } from './collection.ts'
import type { Values } from './validate.ts'

interface Reference {
  readonly field: string
  /** Where the document meant may be: of the same scope, or everyone's. */
  readonly to: readonly OpenCollectionName[]
  /** Two levels at most: what is pointed at points at nothing, and is not pointed from. */
  readonly isTree?: boolean
}

const references: Readonly<Partial<Record<OpenCollectionName, readonly Reference[]>>> = {
  categories: [{ field: 'parentId', to: ['global_categories', 'categories'], isTree: true }],
  expenses: [{ field: 'categoryId', to: ['global_categories', 'categories'] }],
}

/** Locks a user's document that is pointed at: it cannot be deleted before this ends. */
export async function checkReferences(
  tx: Transaction,
  documents: Documents,
  scope: Scope,
  values: Values,
): Promise<void> {
  for (const reference of references[documents.name] ?? []) {
    const target = values[reference.field]
    if (typeof target !== 'string') continue
    if (reference.isTree) await checkTree(tx, documents, reference, values)
    if (!(await isThere(tx, reference, target, scope))) {
      throw new Fault('invalid-input', { [reference.field]: 'Choose one that exists.' })
    }
  }
}

async function isThere(
  tx: Transaction,
  { to, field, isTree }: Reference,
  id: string,
  scope: Scope,
) {
  for (const name of to) {
    const documents = documentsOf(name)
    const top = isTree ? `and ${columnOf(documents, field)} is null` : ''
    // Everyone's are not deleted by users, and a lock would make all users write to one row.
    const isShared = documents.facts.access === 'everyone'
    const { rowCount } = await tx.client.query({
      name: `there ${name} ${top}`,
      text: `select from ${documents.table} where id = $1 and scope = $2 ${top}
        ${isShared ? '' : 'for key share'}`,
      values: [id, isShared ? globalScope : scope],
    })
    if (rowCount) return true
  }
  return false
}

async function checkTree(
  tx: Transaction,
  documents: Documents,
  { field }: Reference,
  { id }: Values,
): Promise<void> {
  const above = columnOf(documents, field)
  const found = await tx.client.query(
    `select from ${documents.table} where ${above} = $1 limit 1`,
    [id],
  )
  if (found.rowCount) {
    throw new Fault('invalid-input', { [field]: 'It has others below it, so it stays on top.' })
  }
}

/** How many documents point at this one, by collection. The caller holds its lock. */
export async function countDependents(
  tx: Transaction,
  { name }: Documents,
  id: string,
): Promise<Readonly<Record<string, string>>> {
  const counts: [string, string][] = []
  for (const documents of allDocuments) {
    for (const { field, to } of references[documents.name] ?? []) {
      if (!to.includes(name)) continue
      const { rows } = await tx.client.query<{ count: number }>(
        `select count(*) from ${documents.table} where ${columnOf(documents, field)} = $1`,
        [id],
      )
      const count = rows[0]?.count ?? 0
      if (count > 0) counts.push([documents.name, String(count)])
    }
  }
  return Object.fromEntries(counts)
}
