import { renamedWith } from '#domain/categories/described-by.ts'
import type { CategoryNames } from '#domain/ledger-filter.ts'
import type { Entry } from '../model/entry.ts'
import type { RowChange } from './many.ts'

/** What a change of many rows does, what takes it back, and which rows it leaves alone. */
export interface Plan {
  readonly changes: readonly RowChange[]
  readonly undo: readonly RowChange[]
  /** How many stay as they are, by the reason. */
  readonly skipped: ReadonlyMap<string, number>
}

const mostTags = 20

type Patch = Readonly<Record<string, unknown>>

const valueIn = (row: Patch, name: string): unknown => row[name]

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** `judge` gives what to write of a row, or why it stays as it is. */
export function planOf(rows: readonly Entry[], judge: (row: Entry) => Patch | string): Plan {
  const changes: RowChange[] = []
  const undo: RowChange[] = []
  const skipped = new Map<string, number>()
  for (const row of rows) {
    const verdict = judge(row)
    if (typeof verdict === 'string') {
      skipped.set(verdict, (skipped.get(verdict) ?? 0) + 1)
      continue
    }
    const names = Object.keys(verdict).filter((name) => !isSame(verdict[name], valueIn(row, name)))
    if (names.length === 0) continue
    const taken = (of: (name: string) => unknown) =>
      Object.fromEntries(names.map((name) => [name, of(name)]))
    changes.push({ id: row.id, patch: taken((name) => verdict[name]) })
    undo.push({ id: row.id, patch: taken((name) => valueIn(row, name)) })
  }
  return { changes, undo, skipped }
}

const isSplit = (row: Entry) => 'lines' in row && row.lines !== null

/** A row split over several categories has none of its own to change. */
export const planCategory = (
  rows: readonly Entry[],
  categoryId: string | null,
  names: CategoryNames,
): Plan =>
  planOf(rows, (row) =>
    isSplit(row)
      ? 'split over several categories'
      : { categoryId, description: renamedWith(row, categoryId, names) },
  )

export interface TagChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** A row that would get more tags than it can hold stays as it is. */
export const planTags = (rows: readonly Entry[], { add, remove }: TagChange): Plan =>
  planOf(rows, ({ tags }) => {
    const kept = tags.filter((tag) => !remove.includes(tag))
    const all = [...new Set([...kept, ...add])]
    return all.length > mostTags ? 'no room for more tags' : { tags: all }
  })

export const isRefund = (row: Entry): boolean => 'refundOf' in row && row.refundOf !== null
