import { textsOf } from '#domain/categories/rules.ts'
import type { Entry } from '../entry.ts'
import type { Noun } from '../noun.ts'
import { corrected } from './corrected.ts'

/** More of the same teach nothing new. */
const mostNoted = 20

/** Many rows put in one category by hand are as many corrections. */
export function noteCorrections(
  { type }: Noun,
  rows: readonly Entry[],
  categoryId: string | null,
): void {
  if (categoryId === null) return
  const changed = rows.filter((row) => row.categoryId !== categoryId)
  for (const row of changed.slice(0, mostNoted)) {
    corrected({ rowId: row.id, type, texts: textsOf(row), categoryId })
  }
}
