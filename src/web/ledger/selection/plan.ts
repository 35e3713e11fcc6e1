import { renamedWith } from '#domain/categories/described-by.ts'
import { changesOf } from '#domain/groups/edit-fits.ts'
import type { CategoryNames } from '#domain/ledger-filter.ts'
import { say } from '#web/words/say.ts'
import type { Changed } from '#web/writes/write.ts'
import type { Entry } from '../model/entry.ts'

/** What a change of many rows does, and which rows it leaves alone. */
export interface Plan {
  readonly changed: readonly Changed[]
  /** How many stay as they are, by the reason. */
  readonly skipped: ReadonlyMap<string, number>
}

const mostTags = 20

type Patch = Readonly<Record<string, unknown>>

/** `judge` gives what to write of a row, or why it stays as it is. */
export function planOf(rows: readonly Entry[], judge: (row: Entry) => Patch | string): Plan {
  const changed: Changed[] = []
  const skipped = new Map<string, number>()
  for (const row of rows) {
    const verdict = judge(row)
    if (typeof verdict === 'string') {
      skipped.set(verdict, (skipped.get(verdict) ?? 0) + 1)
      continue
    }
    const fields = changesOf<object>(row, verdict)
    if (Object.keys(fields).length > 0) changed.push({ row, fields })
  }
  return { changed, skipped }
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
      ? say('split over several categories')
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
    return all.length > mostTags ? say('no room for more tags') : { tags: all }
  })

export const isRefund = (row: Entry): boolean => 'refundOf' in row && row.refundOf !== null
