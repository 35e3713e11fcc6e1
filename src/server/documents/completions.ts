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

/** A row before and after a command; it came, changed or went. */
interface Followed {
  readonly before: Row | null
  readonly row: Row | null
  readonly path?: string
}

/** What else is so once all is written: rows that are one fact with these; throws what to fix. */
export type Following = (
  tx: Transaction,
  changes: readonly Followed[],
  writer: Writer,
) => Promise<void>

export const followings = new Map<OpenCollectionName, Following>()

/** What else has to go when these rows have gone, or be set right, whoever deleted them. */
export type Departure = (tx: Transaction, ids: readonly string[], writer: Writer) => Promise<void>

export const departures = new Map<OpenCollectionName, Departure>()
