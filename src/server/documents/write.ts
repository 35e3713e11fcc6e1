import { limits } from '#contract/limits.ts'
import type { Row, Scope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import { NeedsOwn } from '../db/shared-transaction.ts'
import type { OfScope } from '../db/statement.ts'
import { Fault } from '../http/fault.ts'
import { childrenOf, columnOf, type Documents } from './collection.ts'
import { departures } from './completions.ts'
import { countDependents, letGo } from './pointers.ts'
import { changeRows, insertRows, removeRows } from './rows.ts'
import type { Values } from './validate.ts'

/** Who writes, where and when: what the server itself puts on a row. */
export interface Writer {
  readonly uid: string
  readonly scope: Scope
  readonly now: Date
}

/**
 * The writers of one scope stand in line: its revisions are counted up under this lock anyway, and
 * so nothing that a command has looked at changes before it is done.
 */
export async function lockScope(tx: Transaction, scope: Scope): Promise<void> {
  const found = tx.isShared ? await lockIfFree(tx, scope) : await lockAlone(tx, scope)
  // Who has to wait for others, or writes for the first time, does so alone.
  if (tx.isShared && !found) throw new NeedsOwn()
  if (found?.closed) throw new Fault('not-signed-in')
  if ((found?.rev ?? 0) > limits.rowsOfCollection - limits.batchOperations) tx.long.add(scope)
}

interface Locked {
  readonly closed: boolean
  readonly rev: number
}

async function lockIfFree(tx: Transaction, scope: Scope): Promise<Locked | undefined> {
  const [found] = await tx.ask<OfScope & Locked>({
    name: 'lock scopes if free',
    text: `select s.scope, s.closed, s.rev from sync_scope s
      where s.scope in (select scope from json_to_recordset($1) as n(scope text))
      order by s.scope for no key update skip locked`,
    rows: [{ scope }],
  })
  return found
}

async function lockAlone({ client }: Transaction, scope: Scope): Promise<Locked | undefined> {
  const { rows } = await client.query<Locked>({
    name: 'lock scope',
    text: 'select closed, rev from sync_scope where scope = $1 for no key update',
    values: [scope],
  })
  return rows[0]
}

/**
 * The same for several, one by one and always in one order, so that two who need them never wait in
 * a ring, on whatever machine each of them is.
 */
export async function lockScopes({ client }: Transaction, scopes: readonly Scope[]): Promise<void> {
  await client.query({ name: 'lock scopes', text: 'select lock_scopes($1)', values: [scopes] })
}

/** The same lock, if nobody has it just now; jobs come again soon and need not wait. */
export async function takeScope({ client }: Transaction, scope: Scope): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from sync_scope where scope = $1 and not closed for no key update skip locked',
    [scope],
  )
  return rowCount === 1
}

/** For good: nobody writes to it any more. */
export async function closeScope(tx: Transaction, scope: Scope): Promise<void> {
  await tx.client.query('update sync_scope set closed = true where scope = $1', [scope])
}

/** A row with who writes it: those of several books are written in one statement. */
export interface InBook<T> {
  readonly row: T
  readonly writer: Writer
  /** It was here before: what it says of its making stays. */
  readonly isBack?: boolean
}

const allIn = <T>(rows: readonly T[], writer: Writer) =>
  rows.map((row): InBook<T> => ({ row, writer }))

/** New rows, all or none. Their values are checked already; an id in use is refused. */
export const createMany = (
  tx: Transaction,
  documents: Documents,
  rows: readonly Values[],
  writer: Writer,
): Promise<void> => createInBooks(tx, documents, allIn(rows, writer))

/** The same in the books of several people. */
export async function createInBooks(
  tx: Transaction,
  documents: Documents,
  rows: readonly InBook<Values>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += limits.batchOperations) {
    const chunk = rows.slice(at, at + limits.batchOperations)
    const written = await insertNew(tx, documents, chunk)
    if (written !== chunk.length) throw new Fault('already-exists')
  }
  await requireRoom(tx, documents, rows)
}

/** Every row was a change once, so rows are counted only where there were as many changes. */
async function requireRoom(tx: Transaction, { table }: Documents, rows: readonly InBook<Values>[]) {
  const scopes = new Set(rows.map(({ writer }) => writer.scope)).intersection(tx.long)
  for (const scope of scopes) {
    const { rows: found } = await tx.client.query<{ count: number }>(
      `select count(*) from ${table} where scope = $1`,
      [scope],
    )
    if ((found[0]?.count ?? 0) > limits.rowsOfCollection) throw new Fault('book-full')
  }
}

/** PostgreSQL turns JSON into rows of the table, so one statement serves any number of them. */
async function insertNew(
  tx: Transaction,
  documents: Documents,
  rows: readonly InBook<Values>[],
): Promise<number> {
  const full = rows.map(({ row, writer, isBack }) => {
    const stamped = created(documents, writer)
    const whole = isBack ? { ...stamped, ...row } : { ...row, ...stamped }
    return { ...asColumns(documents, whole), scope: writer.scope }
  })
  const { table } = documents
  const { count } = await insertRows(tx, {
    ...{ table, given: full, isKept: true },
    rows: `select * from json_populate_recordset(null::${table}, $1)
      on conflict (scope, id) do nothing`,
  })
  return count
}

/** Writes these fields of these rows, which are known to be there. */
export const updateMany = (
  tx: Transaction,
  documents: Documents,
  rows: readonly Row[],
  fields: ReadonlySet<string>,
  writer: Writer,
): Promise<void> => updateInBooks(tx, documents, allIn(rows, writer), fields)

/** The same in the books of several people. */
export async function updateInBooks(
  tx: Transaction,
  documents: Documents,
  rows: readonly InBook<Row>[],
  fields: ReadonlySet<string>,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const { table } = documents
  const stamped = Object.keys(updated(documents, first.writer))
  const columns = [...fields, ...stamped].map((field) => columnOf(documents, field))
  const full = rows.map(({ row, writer }) => ({
    ...asColumns(documents, { ...row, ...updated(documents, writer) }),
    scope: writer.scope,
  }))
  const { count } = await changeRows(tx, {
    ...{ table, given: full, isKept: true },
    set: columns.map((column) => `${column} = n.${column}`).join(),
    from: `json_populate_recordset(null::${table}, $1) n`,
    where: 't.id = n.id and t.scope = n.scope',
  })
  if (count !== rows.length) throw new Fault('not-found')
}

/** Rows of one collection that go. */
export interface Deletion {
  readonly documents: Documents
  readonly ids: readonly string[]
  /** They went already, many at once. */
  readonly isGone?: true
}

/** Deletes rows that nothing else points at, and says how many of them were there. */
export const deleteMany = (
  tx: Transaction,
  documents: Documents,
  ids: readonly string[],
  writer: Writer,
): Promise<number> => deleteAll(tx, [{ documents, ids }], writer)

/** The same in several collections: what they are to each other is no reason to stay. */
export async function deleteAll(
  tx: Transaction,
  deletions: readonly Deletion[],
  writer: Writer,
): Promise<number> {
  const { scope, now } = writer
  const gone: Deletion[] = []
  let count = 0
  for (const deletion of deletions) {
    const rowCount = deletion.isGone ? deletion.ids.length : await erase(tx, deletion, scope)
    if (rowCount > 0) gone.push(deletion)
    count += rowCount
  }
  for (const { documents, ids } of gone) {
    await deleteChildren(tx, documents, scope, ids)
    await departures.get(documents.name)?.(tx, ids, writer)
    await letGo(tx, documents, scope, ids, now)
  }
  // Counted when they are gone: what points from one of them to another is no reason to stay.
  const dependents: Record<string, string> = {}
  for (const { documents, ids } of gone) {
    Object.assign(dependents, await countDependents(tx, documents, scope, ids))
  }
  if (Object.keys(dependents).length > 0) throw new Fault('in-use', dependents)
  return count
}

async function erase(tx: Transaction, { documents, ids }: Deletion, scope: Scope): Promise<number> {
  const { count } = await removeRows(tx, {
    ...{ table: documents.table, values: [ids, scope], isKept: true },
    where: 't.id = any($1::uuid[]) and t.scope = $2',
  })
  return count
}

async function deleteChildren(
  tx: Transaction,
  documents: Documents,
  scope: Scope,
  ids: readonly string[],
): Promise<void> {
  for (const child of childrenOf(documents)) {
    const column = columnOf(child, child.parent?.field ?? '')
    await removeRows(tx, {
      ...{ table: child.table, values: [ids, scope], isKept: true },
      where: `t.scope = $2 and t.${column} = any($1::uuid[])`,
    })
  }
}

const asColumns = (documents: Documents, row: Values): Values =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [columnOf(documents, field), value]),
  )

/** The fields of these names that the collection has; a profile also knows who changed it. */
const stamps = ({ facts }: Documents, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => Object.hasOwn(facts.entity.serverOwned, field)),
  )

const created = (documents: Documents, { uid, now }: Writer) =>
  stamps(documents, { createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid })

/** What the server puts on a row that is changed. */
export const updated = (documents: Documents, { uid, now }: Writer) =>
  stamps(documents, { updatedAt: now, updatedBy: uid })
