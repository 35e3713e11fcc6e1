import { type CollectionShape, collectionShapes } from '#contract/collection-shapes.ts'
import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'

export const tables = Object.keys(collectionShapes) as CollectionName[]

export const isTable = (name: string): name is CollectionName =>
  Object.hasOwn(collectionShapes, name)

export const collectionOf = (table: CollectionName): CollectionShape => collectionShapes[table]

/** Changes when a stored shape changes, so that older records are fetched afresh. */
export const shapeStamp = tables
  .map((table) => {
    const { writable, serverOwned, monthOf } = collectionOf(table)
    const fields = [...writable, ...serverOwned].sort()
    return `${table}:${monthOf ?? ''}:${fields.join()}`
  })
  .join(' ')

/** Whether an older shape kept this table under the same months. */
export const isKeptAlike = (stamp: string, table: CollectionName): boolean =>
  ` ${stamp}`.includes(` ${table}:${collectionOf(table).monthOf ?? ''}:`)

/** Rows of one record with what they lack, if they are of an older shape. */
export function filled(table: CollectionName, rows: readonly Row[]): readonly Row[] {
  const { writable, serverOwned, defaults } = collectionOf(table)
  const names = [...writable, ...serverOwned]
  const [first] = rows
  if (!first || names.every((name) => name in first)) return rows
  const nothing = Object.fromEntries(names.map((name) => [name, null]))
  return rows.map((row) => ({ ...nothing, ...defaults, ...row }))
}

/** 'YYYY-MM', or '' for a row that is not kept by month. */
export function monthOf(table: CollectionName, row: Row): string {
  const field = collectionOf(table).monthOf
  const day = field === null ? undefined : row[field]
  return typeof day === 'string' ? day.slice(0, 7) : ''
}

function ascending(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  return a < b ? -1 : 1
}

/** The collection's default order, then the newest id first. */
export function orderOf(table: CollectionName): (row: Row, other: Row) => number {
  const { by, direction } = collectionOf(table).order
  const sign = direction === 'asc' ? 1 : -1
  return (row, other) => sign * ascending(row[by], other[by]) || (row.id < other.id ? 1 : -1)
}
