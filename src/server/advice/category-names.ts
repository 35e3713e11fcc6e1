import type { Queryable } from './book.ts'

interface Known {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly isOwn: boolean
  readonly type: 'expense' | 'income'
}

export interface CategoryNames {
  readonly all: readonly Known[]
  nameOf(id: string | null): string | null
  /** The one on top of it, or itself. */
  topOf(id: string): string
  /** Itself and those below it. */
  below(id: string): readonly string[]
}

export async function readCategoryNames(db: Queryable, scope: string): Promise<CategoryNames> {
  const { rows } = await db.query<Known>(
    `select id, parent_id as "parentId", name, true as "isOwn", type
      from categories where scope = $1
      union all select id, parent_id, name, false, type from global_categories`,
    [scope],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lineOf = (id: string): readonly string[] => {
    const line: string[] = []
    for (let next: string | null = id; next !== null && !line.includes(next); ) {
      line.push(next)
      next = byId.get(next)?.parentId ?? null
    }
    return line
  }
  return {
    all: rows,
    nameOf: (id) => byId.get(id ?? '')?.name ?? null,
    topOf: (id) => lineOf(id).at(-1) ?? id,
    below: (id) => rows.filter((row) => lineOf(row.id).includes(id)).map((row) => row.id),
  }
}
