import type { OpenCollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import type { Documents } from './collection.ts'
import type { Written } from './references.ts'
import type { Writer } from './write.ts'

/** What the server works out of a row itself, anew whenever the row is written. */
export interface Completion {
  readonly fields: readonly string[]
  /** The rows with those fields, in the same order. */
  complete(tx: Transaction, written: readonly Written[], writer: Writer): Promise<readonly Row[]>
}

/** A noun adds its own where the server is put together. */
export const completions = new Map<OpenCollectionName, Completion>()

/** What must hold between rows once they are written; throws what to fix. */
export type Check = (tx: Transaction, written: readonly Written[], writer: Writer) => Promise<void>

export const checks = new Map<OpenCollectionName, Check>()

export async function completed(
  tx: Transaction,
  { name }: Documents,
  written: readonly Written[],
  writer: Writer,
): Promise<{ readonly rows: readonly Row[]; readonly fields: readonly string[] }> {
  const completion = completions.get(name)
  if (!completion) return { rows: written.map(({ after }) => after), fields: [] }
  return { rows: await completion.complete(tx, written, writer), fields: completion.fields }
}

/** What else has to go when these rows have gone, or be set right, whoever deleted them. */
export type Departure = (tx: Transaction, ids: readonly string[], writer: Writer) => Promise<void>

export const departures = new Map<OpenCollectionName, Departure>()
