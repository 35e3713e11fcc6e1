import { pointersOf, type Reference, references } from '#contract/references.ts'
import { globalScope, type Row, type Scope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import { idsGiven, idsIn, type OfScope } from '../db/statement.ts'
import { Fault } from '../http/fault.ts'
import { type Documents, documentsOf } from './collection.ts'
import { pointsAt, sourcesOf } from './pointers.ts'
import { type Rule, referenceRules } from './reference-rules.ts'
import { type Complaint, invalid } from './validate.ts'
import { wireObject } from './wire.ts'

/** A row that is being written, and where its caller named it, such as `docs.3.`. */
export interface Written {
  readonly before: Row | null
  readonly after: Row
  readonly path: string
}

/** What was written points only at what is there and fits, and what points at it still fits. */
export async function checkReferences(
  tx: Transaction,
  documents: Documents,
  scope: Scope,
  written: readonly Written[],
): Promise<void> {
  const wrong = [
    ...(await outward(tx, documents, scope, written)),
    ...(await inward(tx, documents, scope, written)),
  ]
  if (wrong.length > 0) throw invalid(wrong)
}

async function outward(
  tx: Transaction,
  documents: Documents,
  scope: Scope,
  written: readonly Written[],
): Promise<readonly Complaint[]> {
  const wrong: Complaint[] = []
  for (const reference of references[documents.name] ?? []) {
    const rule = referenceRules[documents.name]?.[reference.at]
    const pointers = written.flatMap(({ after, path }) =>
      pointersOf(after, reference).map((pointer) => ({ ...pointer, path, after })),
    )
    const ids = new Set(pointers.map(({ id }) => id))
    const targets = await readTargets(tx, reference, scope, ids)
    for (const { at, id, path, after } of pointers) {
      const target = targets.get(id)
      const words = target ? rule?.fits(after, target) : 'Choose one that exists.'
      if (words) wrong.push([`${path}${at}`, words])
    }
  }
  return wrong
}

async function readTargets(
  tx: Transaction,
  { to }: Reference,
  scope: Scope,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Row>> {
  const found = new Map<string, Row>()
  for (const name of to) {
    const missing = [...ids].filter((id) => !found.has(id))
    if (missing.length === 0) break
    const documents = documentsOf(name)
    const within = documents.facts.access === 'everyone' ? globalScope : scope
    for (const row of await readRows(tx, documents, within, missing)) found.set(row.id, row)
  }
  return found
}

/** The rows of these ids that are in this scope. */
export async function readRows(
  tx: Transaction,
  documents: Documents,
  scope: Scope,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const found = await tx.ask<OfScope & { row: Row }>({
    name: `rows ${documents.table}`,
    text: `select t.scope, ${wireObject(documents)} as row from ${documents.table} t
      join (select distinct scope, id from ${idsGiven}) n on t.id = n.id and t.scope = n.scope`,
    rows: idsIn(scope, ids),
  })
  // What everybody reads may have been asked for by others too.
  const wanted = new Set(ids)
  return found.flatMap(({ row }) => (wanted.has(row.id) ? [row] : []))
}

/** All that point at one row by one reference rely on the same of it, so any of them can tell. */
async function inward(
  tx: Transaction,
  documents: Documents,
  scope: Scope,
  written: readonly Written[],
): Promise<readonly Complaint[]> {
  const wrong: Complaint[] = []
  for (const source of sourcesOf(documents)) {
    for (const reference of source.references) {
      const rule = referenceRules[source.documents.name]?.[reference.at]
      if (!rule) continue
      for (const { before, after, path } of written) {
        const changed = reliedOn(rule, before, after)
        if (changed.length === 0) continue
        const row = await oneThatPoints(tx, source.documents, reference, scope, after.id)
        if (row && rule.fits(row, after)) {
          wrong.push(...changed.map(([field, words]): Complaint => [`${path}${field}`, words]))
        }
      }
    }
  }
  return wrong
}

const reliedOn = ({ reliesOn }: Rule, before: Row | null, after: Row) =>
  Object.entries(reliesOn).filter(
    ([field]) => before && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )

async function oneThatPoints(
  tx: Transaction,
  documents: Documents,
  reference: Reference,
  scope: Scope,
  id: string,
): Promise<Row | undefined> {
  if (!tx.isShared) return oneIn(tx, documents, reference, scope, id)
  const found = await tx.ask<OfScope & { row: Row }>({
    text: `select n.scope, one.row from (select distinct scope, id from ${idsGiven}) n
      cross join lateral (select ${wireObject(documents)} as row from ${documents.table} t
        where t.scope = n.scope and ${pointsAt(documents, reference, 'array[n.id]')} limit 1) one`,
    rows: idsIn(scope, [id]),
  })
  return found[0]?.row
}

async function oneIn(
  { client }: Transaction,
  documents: Documents,
  reference: Reference,
  scope: Scope,
  id: string,
): Promise<Row | undefined> {
  const { rows } = await client.query<{ row: Row }>(
    `select ${wireObject(documents)} as row from ${documents.table} t
      where t.scope = $2 and ${pointsAt(documents, reference)} limit 1`,
    [[id], scope],
  )
  return rows[0]?.row
}

/** Of these, none is missing but what was there once and has been deleted. */
export async function requireGone(
  tx: Transaction,
  documents: Documents,
  { scope }: { readonly scope: Scope },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(*) from sync_row where scope = $1 and tbl = $2 and id = any($3::uuid[])
      and deleted`,
    [scope, documents.name, ids],
  )
  if (rows[0]?.count !== ids.length) throw new Fault('not-found')
}
