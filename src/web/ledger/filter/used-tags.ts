import type { Entry } from '../model/entry.ts'
import type { MonthSource } from '../model/shown-list.ts'

const counted = new WeakMap<readonly Entry[], ReadonlyMap<string, number>>()

/** How often each tag of a month is used, counted once for each array of rows. */
function tagCounts(rows: readonly Entry[]): ReadonlyMap<string, number> {
  const known = counted.get(rows)
  if (known) return known
  const counts = new Map<string, number>()
  for (const { tags } of rows) {
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  counted.set(rows, counts)
  return counts
}

/** Every tag of the book, the most used first. */
export function usedTags(source: MonthSource): readonly string[] {
  const counts = new Map<string, number>()
  for (const month of source.months) {
    for (const [tag, count] of tagCounts(source.rowsOf(month))) {
      counts.set(tag, (counts.get(tag) ?? 0) + count)
    }
  }
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || a.localeCompare(b))
    .map(([tag]) => tag)
}
