import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { collectionOf } from '../store/order.ts'

export interface About {
  readonly at: string
  readonly uid: string
  /** That of the command. */
  readonly key: string
}

/** A new row with its defaults, and what only the server fills guessed until it has. */
export function newRow(table: CollectionName, fields: Row, { at, uid }: About): Row {
  const { defaults, serverOwned } = collectionOf(table)
  const known: Record<string, unknown> = {
    ...{ createdAt: at, updatedAt: at, createdBy: uid, updatedBy: uid },
  }
  const stamps = Object.fromEntries(serverOwned.map((name) => [name, known[name] ?? null]))
  return { ...stamps, ...defaults, ...fields }
}

export const stamped = (table: CollectionName, row: Row, at: string): Row =>
  collectionOf(table).serverOwned.includes('updatedAt') ? { ...row, updatedAt: at } : row
