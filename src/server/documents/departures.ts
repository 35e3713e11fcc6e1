import type { OpenCollectionName } from '#contract/collections.ts'
import type { Transaction } from '../db/database.ts'
import type { Documents } from './collection.ts'
import type { Hand } from './write.ts'

/** What else has to go when these rows have gone, or be set right, whoever deleted them. */
export type Departure = (tx: Transaction, ids: readonly string[], hand: Hand) => Promise<void>

/** A noun adds its own where the server is put together. */
export const departures = new Map<OpenCollectionName, Departure>()

export async function departed(
  tx: Transaction,
  { name }: Documents,
  ids: readonly string[],
  hand: Hand,
): Promise<void> {
  await departures.get(name)?.(tx, ids, hand)
}
