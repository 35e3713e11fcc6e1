import type { z } from 'zod'
import { collectionShapes } from '#contract/collection-shapes.ts'
import type { CollectionName, collections } from '#contract/collections.ts'
import { limits } from '#contract/limits.ts'
import { changesOf } from '#domain/groups/edit-fits.ts'
import type { Command } from '#web/data/replica/types.ts'

/** Commands, and the commands that take them back. */
export interface Write<Undo = readonly Command[]> {
  readonly commands: readonly Command[]
  readonly undo: Undo
}

export const nothing: Write = { commands: [], undo: [] }

type Values = Readonly<Record<string, unknown>>
type Stored = { readonly id: string }

/** Everything a person may write of a row. */
export type FieldsOf<Table extends CollectionName> = Table extends CollectionName
  ? Readonly<z.infer<z.ZodObject<(typeof collections)[Table]['entity']['writable']>>>
  : never

export interface RowChange {
  readonly id: string
  readonly patch: Values
}

const picked = (row: object, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, (row as Values)[name]]))

export const fieldsOf = <Table extends CollectionName>(table: Table, row: object) => {
  const names = collectionShapes[table].writable.filter((name) => name in row)
  return picked(row, names) as FieldsOf<Table>
}

/** Only what differs, so that two devices changing different fields both win. */
export const changesBetween = (table: CollectionName, before: object, after: object): Values =>
  changesOf<object>(before, fieldsOf(table, after)) as Values

/** One command takes only so many rows. */
const inBatches = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / limits.batchOperations) }, (_, at) =>
    all.slice(at * limits.batchOperations, (at + 1) * limits.batchOperations),
  )

/** One by itself, or several at a time. */
function commandsFor<T>(
  name: string,
  all: readonly T[],
  argsOf: { readonly one: (item: T) => object; readonly many: (items: readonly T[]) => object },
): readonly Command[] {
  const [only, ...more] = all
  if (only !== undefined && more.length === 0) return [{ name, args: { ...argsOf.one(only) } }]
  return inBatches(all).map((items) => ({
    name: `${name}Many`,
    args: { ...argsOf.many(items) },
  }))
}

export const creates = <Doc extends Stored>(
  table: CollectionName,
  docs: readonly Doc[],
): readonly Command[] =>
  commandsFor(`${table}.create`, docs, {
    one: (doc) => ({ doc }),
    many: (some) => ({ docs: some }),
  })

export const updates = (table: CollectionName, changes: readonly RowChange[]): readonly Command[] =>
  commandsFor(
    `${table}.update`,
    changes.filter(({ patch }) => Object.keys(patch).length > 0),
    { one: (change) => change, many: (some) => ({ changes: some }) },
  )

export const deletes = (table: CollectionName, rows: readonly Stored[]): readonly Command[] =>
  commandsFor(
    `${table}.delete`,
    rows.map(({ id }) => id),
    { one: (id) => ({ id }), many: (ids) => ({ ids }) },
  )

export const docOf = (table: CollectionName, row: Stored): Stored => ({
  id: row.id,
  ...fieldsOf(table, row),
})

/** Each batch is made only when its turn comes: there may be a hundred thousand rows. */
export function* createsInTurn<T>(
  table: CollectionName,
  rows: readonly T[],
  docFor: (row: T) => Stored,
): Generator<Command> {
  for (const some of inBatches(rows)) {
    yield { name: `${table}.createMany`, args: { docs: some.map(docFor) } }
  }
}

export const creating = <Doc extends Stored>(
  table: CollectionName,
  docs: readonly Doc[],
): Write => ({
  commands: creates(table, docs),
  undo: deletes(table, docs),
})

export interface Changed {
  readonly row: Stored
  readonly fields: object
}

/** Only what differs is written, and only that is written back. */
export function changing(table: CollectionName, changed: readonly Changed[]): Write {
  const changes = changed.map(({ row, fields }) => {
    const patch = changesBetween(table, row, fields)
    return {
      there: { id: row.id, patch },
      back: { id: row.id, patch: picked(row, Object.keys(patch)) },
    }
  })
  const [there, back] = [changes.map((one) => one.there), changes.map((one) => one.back)]
  return { commands: updates(table, there), undo: updates(table, back) }
}

/** The same where the noun has a command of its own for it. */
export function changingBy(
  table: CollectionName,
  { row, fields }: Changed,
  update: (patch: Values) => Command,
): Write {
  const patch = changesBetween(table, row, fields)
  const names = Object.keys(patch)
  if (names.length === 0) return nothing
  return { commands: [update(patch)], undo: [update(picked(row, names))] }
}

/** They come back with the same ids, so that what pointed at them still does. */
export const removing = <Doc extends Stored>(
  table: CollectionName,
  rows: readonly Doc[],
): Write => ({
  commands: deletes(table, rows),
  undo: creates(
    table,
    rows.map((row) => docOf(table, row)),
  ),
})

/** One after the other; taken back from the end. */
export const inTurn = (writes: readonly Write[]): Write => ({
  commands: writes.flatMap(({ commands }) => commands),
  undo: writes.toReversed().flatMap(({ undo }) => undo),
})
