import { limits } from '#contract/limits.ts'
import type { Row } from '#contract/sync.ts'
import type { Command } from '#web/data/replica/types.ts'
import type { Noun } from '../model/noun.ts'

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

/** Each batch is made only when its turn comes: there may be a hundred thousand rows. */
export function* creatingOf<T>(
  table: Table,
  rows: readonly T[],
  docOf: (row: T) => Row,
): Generator<Command> {
  for (const batch of inBatches(rows)) {
    yield { name: `${table}.createMany`, args: { docs: batch.map(docOf) } }
  }
}

export const updatesOf = (table: Table, changes: readonly RowChange[]): readonly Command[] =>
  inBatches(changes).map((batch) => ({ name: `${table}.updateMany`, args: { changes: batch } }))

export const deletesOf = (table: Table, ids: readonly string[]): readonly Command[] =>
  inBatches(ids).map((batch) => ({ name: `${table}.deleteMany`, args: { ids: batch } }))
