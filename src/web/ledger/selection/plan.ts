import type { Entry } from '../entry.ts'
import type { RowChange } from '../many.ts'

/** What a change of many rows does, what takes it back, and how many rows it leaves alone. */
export interface Plan {
  readonly changes: readonly RowChange[]
  readonly undo: readonly RowChange[]
  readonly skipped: number
}

const mostTags = 20

const planOf = (
  rows: readonly Entry[],
  field: 'categoryId' | 'tags',
  valueFor: (row: Entry) => Entry['categoryId'] | Entry['tags'] | undefined,
): Plan => {
  const changes: RowChange[] = []
  const undo: RowChange[] = []
  let skipped = 0
  for (const row of rows) {
    const [before, after] = [row[field], valueFor(row)]
    if (after === undefined) skipped += 1
    else if (JSON.stringify(after) !== JSON.stringify(before)) {
      changes.push({ id: row.id, patch: { [field]: after } })
      undo.push({ id: row.id, patch: { [field]: before } })
    }
  }
  return { changes, undo, skipped }
}

const isSplit = (row: Entry) => 'lines' in row && row.lines !== null

/** A row split over several categories has none of its own to change. */
export const planCategory = (rows: readonly Entry[], categoryId: string | null): Plan =>
  planOf(rows, 'categoryId', (row) => (isSplit(row) ? undefined : categoryId))

export interface TagChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** A row that would get more tags than it can hold stays as it is. */
export const planTags = (rows: readonly Entry[], { add, remove }: TagChange): Plan =>
  planOf(rows, 'tags', ({ tags }) => {
    const kept = tags.filter((tag) => !remove.includes(tag))
    const all = [...new Set([...kept, ...add])]
    return all.length > mostTags ? undefined : all
  })

/** In the order in which they can be stored again: a refund needs what it is money back for. */
export const inStoringOrder = (rows: readonly Entry[]): readonly Entry[] => {
  const isRefund = (row: Entry) => 'refundOf' in row && row.refundOf !== null
  return [...rows.filter((row) => !isRefund(row)), ...rows.filter(isRefund)]
}
