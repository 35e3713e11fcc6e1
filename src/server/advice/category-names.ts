import type { Asked } from './book.ts'

interface Known {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly isOwn: boolean
}

export interface CategoryNames {
  readonly all: readonly Known[]
  nameOf(id: string | null): string | null
  /** The one on top of it, or itself. */
  topOf(id: string): string
  /** Itself and those below it. */
  below(id: string): readonly string[]
}

export async function readCategoryNames(db: Asked, scope: string): Promise<CategoryNames> {
  const { rows } = await db.query<Known>(
    `select id, parent_id as "parentId", name, true as "isOwn" from categories where scope = $1
      union all select id, parent_id, name, false from global_categories`,
    [scope],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    all: rows,
    nameOf: (id) => byId.get(id ?? '')?.name ?? null,
    topOf: (id) => byId.get(id)?.parentId ?? id,
    below: (id) => rows.filter((row) => row.id === id || row.parentId === id).map((row) => row.id),
  }
}
