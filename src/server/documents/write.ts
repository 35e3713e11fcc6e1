import { limits } from '#contract/limits.ts'
import type { Scope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { columnOf, type Documents } from './collection.ts'
import { countDependents } from './references.ts'
import type { Values } from './validate.ts'

/** Who writes, where and when: what the server itself puts on a row. */
export interface Hand {
  readonly uid: string
  readonly scope: Scope
  readonly now: Date
}

/** New rows, all or none. Their values are checked already; an id in use is refused. */
export async function createMany(
  tx: Transaction,
  documents: Documents,
  rows: readonly Values[],
  hand: Hand,
): Promise<void> {
  for (let at = 0; at < rows.length; at += limits.batchOperations) {
    const chunk = rows.slice(at, at + limits.batchOperations)
    const written = await insertNew(tx, documents, chunk, hand)
    if (written !== chunk.length) throw new Fault('already-exists')
  }
}

/** Creates the row, or replaces these fields of the one that is there. */
export async function setOne(
  tx: Transaction,
  documents: Documents,
  { id, ...fields }: Values & { readonly id: string },
  hand: Hand,
): Promise<void> {
  if (await updateOne(tx, documents, id, fields, hand)) return
  if (await insertNew(tx, documents, [{ ...fields, id }], hand)) return
  // Somebody created it in between, or it is somebody else's.
  if (!(await updateOne(tx, documents, id, fields, hand))) throw new Fault('already-exists')
}

/** PostgreSQL turns JSON into rows of the table, so one statement serves any number of them. */
async function insertNew(
  tx: Transaction,
  documents: Documents,
  rows: readonly Values[],
  hand: Hand,
): Promise<number> {
  const { table } = documents
  const full = rows.map((row) =>
    asColumns(documents, { ...row, ...created(documents, hand), scope: hand.scope }),
  )
  const { rowCount } = await tx.client.query({
    name: `create ${table}`,
    text: `insert into ${table} select * from json_populate_recordset(null::${table}, $1)
      on conflict (id) do nothing`,
    values: [JSON.stringify(full)],
  })
  if (rowCount) tx.touched.add(hand.scope)
  return rowCount ?? 0
}

/** Changes fields of one row; false when it is not in this scope. */
export async function updateOne(
  tx: Transaction,
  documents: Documents,
  id: string,
  patch: Values,
  hand: Hand,
): Promise<boolean> {
  const { table } = documents
  const changes = asColumns(documents, { ...patch, ...updated(documents, hand) })
  const sets = Object.keys(changes).map((column) => `${column} = n.${column}`)
  const { rowCount } = await tx.client.query(
    `update ${table} t set ${sets} from json_populate_record(null::${table}, $1) n
      where t.id = $2 and t.scope = $3`,
    [JSON.stringify(changes), id, hand.scope],
  )
  if (rowCount) tx.touched.add(hand.scope)
  return rowCount === 1
}

/** Deletes one row nothing points at; false when it is not in this scope. */
export async function deleteOne(
  tx: Transaction,
  documents: Documents,
  id: string,
  scope: Scope,
): Promise<boolean> {
  const { table } = documents
  // Locked first: whoever is pointing at it right now has then finished, and is counted.
  const found = await tx.client.query(
    `select from ${table} where id = $1 and scope = $2 for update`,
    [id, scope],
  )
  if (!found.rowCount) return false
  const dependents = await countDependents(tx, documents, id)
  if (Object.keys(dependents).length > 0) throw new Fault('in-use', dependents)
  await tx.client.query(`delete from ${table} where id = $1`, [id])
  tx.touched.add(scope)
  return true
}

const asColumns = (documents: Documents, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [columnOf(documents, field), value]),
  )

/** The fields of these names that the collection has; a profile also knows who changed it. */
const stamps = ({ facts }: Documents, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => Object.hasOwn(facts.entity.serverOwned, field)),
  )

const created = (documents: Documents, { uid, now }: Hand) =>
  stamps(documents, { createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid })

const updated = (documents: Documents, { uid, now }: Hand) =>
  stamps(documents, { updatedAt: now, updatedBy: uid })
