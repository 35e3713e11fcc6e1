import { type Row, userScope } from '#contract/sync.ts'
import {
  type Change,
  changedFields,
  type EveryChange,
  type Redirection,
  type RowChange,
} from '#domain/command.ts'
import type { Transaction } from '../db/database.ts'
import { columnOf, type Documents, placeIn } from './collection.ts'
import { checks, completed, followings } from './completions.ts'
import { movePointers, sourcesOf } from './pointers.ts'
import { checkReferences, type Written } from './references.ts'
import { changeRows, removeRows } from './rows.ts'
import { documentsIn, scopeFor } from './scope-rows.ts'
import { checkTogether } from './validate.ts'
import {
  createInBooks,
  type Deletion,
  deleteAll,
  updated,
  updateMany,
  type Writer,
} from './write.ts'

/** A row before and after a command. */
export interface Changed extends RowChange {
  readonly before: Row | null
}

export type AnyChange = Changed | EveryChange | Redirection

export const isOfRow = <C extends RowChange>(change: C | Change): change is C => 'row' in change

interface Deps {
  readonly tx: Transaction
  readonly writer: Writer
  /** What the server works out of a row itself is worked out; else the reducer has. */
  readonly isCompleted: boolean
}

/**
 * First what there is afterwards, then what changes in many rows, then what goes: all of it is gone
 * before anybody counts what still points at it, and all of it is there before anybody looks.
 */
export async function writeChanges(deps: Deps, changes: readonly AnyChange[]): Promise<void> {
  const { tx } = deps
  const writerOf = (documents: Documents): Writer => ({
    ...deps.writer,
    scope: scopeFor(documents, deps.writer),
  })
  const ofRows = changes.filter(isOfRow<Changed>)
  const toCheck: [Documents, readonly Written[]][] = []
  for (const [table, all] of Map.groupBy(ofRows, (change) => change.table)) {
    const documents = documentsIn(table)
    const written = await writeTable({ ...deps, writer: writerOf(documents) }, documents, all)
    toCheck.push([documents, written])
  }
  const gone = await writeMany(deps, changes)
  for (const [table, all] of Map.groupBy(ofRows, (change) => change.table)) {
    const ids = all.filter(({ row }) => row === null).map(({ id }) => id)
    if (ids.length > 0) gone.push({ documents: documentsIn(table), ids })
  }
  const byScope = Map.groupBy(gone, ({ documents }) => writerOf(documents).scope)
  for (const [scope, some] of byScope) await deleteAll(tx, some, { ...deps.writer, scope })
  for (const [documents, written] of toCheck) {
    if (written.length === 0) continue
    const writer = writerOf(documents)
    await checkReferences(tx, documents, writer.scope, written)
    await checks.get(documents.name)?.(tx, written, writer)
  }
  for (const [table, all] of Map.groupBy(ofRows, (change) => change.table)) {
    const documents = documentsIn(table)
    await followings.get(documents.name)?.(tx, all, writerOf(documents))
  }
}

/** Gives what a client has a say in; where only the server's own fields are others, it has none. */
async function writeTable(
  { tx, writer, isCompleted }: Deps,
  documents: Documents,
  changes: readonly Changed[],
): Promise<readonly Written[]> {
  const { defaults, writable } = documents.facts.entity
  const isClients = (field: string) => Object.hasOwn(writable, field)
  const written = changes.flatMap(({ before, row, path = '' }): Written[] =>
    row ? [{ before, after: before ? row : { ...defaults, ...row }, path }] : [],
  )
  if (written.length === 0) return []
  const toCheck = written.filter(({ before, after }) =>
    (before ? changedFields(before, after) : Object.keys(after)).some(isClients),
  )
  checkTogether(documents, toCheck)
  const { rows, fields: own } = isCompleted
    ? await completed(tx, documents, written, writer)
    : { rows: written.map(({ after }) => after), fields: [] }
  // Working one row out may have written another meanwhile: what was worked out is always written.
  const fields = new Set<string>(own)
  const updates: Row[] = []
  for (const [at, { before }] of written.entries()) {
    const row = rows[at]
    const changed = before && row ? changedFields(before, row) : []
    for (const field of changed) fields.add(field)
    if (row && changed.length > 0) updates.push(row)
  }
  const back = new Set(changes.flatMap(({ id, isBack }) => (isBack ? [id] : [])))
  const news = rows.filter((_row, at) => !written[at]?.before)
  await createInBooks(
    tx,
    documents,
    news.map((row) => ({ row, writer, isBack: back.has(row.id) })),
  )
  await updateMany(tx, documents, updates, fields, writer)
  // With what was worked out: that may point somewhere too.
  const whole = new Map(rows.map((row) => [row.id, row]))
  return toCheck.map((one) => ({ ...one, after: whole.get(one.after.id) ?? one.after }))
}

/** What changes in many rows at once is written; what goes of them is gone, and named. */
async function writeMany({ tx, writer }: Deps, changes: readonly AnyChange[]): Promise<Deletion[]> {
  const gone: Deletion[] = []
  for (const change of changes) {
    if ('pointersTo' in change) await redirect(tx, change, writer)
    if (!('every' in change)) continue
    const documents = documentsIn(change.table)
    const ids = await writeEvery(tx, change, writer)
    if (change.set === null && ids.length > 0) gone.push({ documents, ids, isGone: true })
  }
  return gone
}

async function redirect(tx: Transaction, { pointersTo, from, into }: Redirection, writer: Writer) {
  const { scope, now } = writer
  for (const source of sourcesOf(documentsIn(pointersTo))) {
    for (const reference of source.references) {
      await movePointers(tx, source.documents, reference, { scope, from: [from], into, now })
    }
  }
}

/** Answers which rows they were. */
export async function writeEvery(
  tx: Transaction,
  { table, every, set, books }: EveryChange,
  writer: Writer,
): Promise<readonly string[]> {
  const documents = documentsIn(table)
  const values: unknown[] = [books?.map(userScope) ?? [writer.scope]]
  const place = (value: unknown) => `$${values.push(value)}`
  const which = Object.entries(every).map(([at, is]) => {
    const column = placeIn(documents, at)
    if (typeof is !== 'object') return `${column} = ${place(is)}`
    return 'isThere' in is ? `${column} is not null` : `${column} <= ${place(is.upTo)}`
  })
  const fields = Object.entries(set ? { ...set, ...updated(documents, writer) } : {}).map(
    ([field, value]) => `${columnOf(documents, field)} = ${place(value)}`,
  )
  const meant = {
    ...{ table: documents.table, values, returning: 'id' },
    where: `t.scope = any($1) and ${which.join(' and ')}`,
  }
  const { rows } = await (set
    ? changeRows<{ id: string }>(tx, { ...meant, set: fields.join() })
    : removeRows<{ id: string }>(tx, meant))
  return rows.map(({ id }) => id)
}
