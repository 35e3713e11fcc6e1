import { limits } from '#contract/limits.ts'
import type { Row } from '#contract/sync.ts'
import type { Wish } from '#web/data/replica/shapes.ts'
import type { Noun } from './noun.ts'

type Table = Noun['table']

export interface RowChange {
  readonly id: string
  readonly patch: Readonly<Record<string, unknown>>
}

/** One command takes only so many rows. */
function inBatches<T>(all: readonly T[]): readonly (readonly T[])[] {
  const size = limits.batchOperations
  const batches = Math.ceil(all.length / size)
  return Array.from({ length: batches }, (_, at) => all.slice(at * size, (at + 1) * size))
}

export const createsOf = (table: Table, docs: readonly Row[]): readonly Wish[] =>
  inBatches(docs).map((batch) => ({ name: `${table}.createMany`, args: { docs: batch } }))

export const updatesOf = (table: Table, changes: readonly RowChange[]): readonly Wish[] =>
  inBatches(changes).map((batch) => ({ name: `${table}.updateMany`, args: { changes: batch } }))

export const deletesOf = (table: Table, ids: readonly string[]): readonly Wish[] =>
  inBatches(ids).map((batch) => ({ name: `${table}.deleteMany`, args: { ids: batch } }))
