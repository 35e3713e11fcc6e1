import { useMemo } from 'react'
import type { z } from 'zod'
import type { categories } from '#contract/entities/categories.ts'
import type { Row } from '#contract/sync.ts'
import { useTable } from '#web/data/replica-react.tsx'

export type Category = Readonly<z.infer<z.ZodObject<typeof categories.writable>>> & {
  readonly id: string
}

export interface Categories {
  /** Those one can choose now: parents by their order, each followed by its children. */
  readonly choices: readonly Category[]
  /** Every one, so old rows keep their names. */
  readonly byId: ReadonlyMap<string, Category>
  readonly names: ReadonlyMap<string, string>
}

const bySort = (a: Category, b: Category) => a.sort - b.sort || a.name.localeCompare(b.name)

export function arrangeCategories(all: readonly Category[], type: Category['type']): Categories {
  const byId = new Map(all.map((category) => [category.id, category]))
  const usable = all.filter((one) => one.type === type && !one.archived).sort(bySort)
  const isChild = (one: Category) => one.parentId !== null && byId.has(one.parentId)
  const choices = usable
    .filter((one) => !isChild(one))
    .flatMap((parent) => [parent, ...usable.filter((one) => one.parentId === parent.id)])
  const orphans = usable.filter((one) => !choices.includes(one))
  const names = new Map(all.map((category) => [category.id, category.name]))
  return { choices: [...choices, ...orphans], byId, names }
}

/** The categories everyone has and the person's own, together. */
export function useCategories(type: Category['type']): Categories {
  const own = useCategoryRows('categories')
  const shared = useCategoryRows('global_categories')
  return useMemo(() => arrangeCategories([...shared, ...own], type), [shared, own, type])
}

/** The array stays the same until a category changes. */
function useCategoryRows(table: 'categories' | 'global_categories'): readonly Category[] {
  const { replica } = useTable(table)
  const rows: readonly Row[] = replica.monthRows(table, '')
  return rows as readonly Category[]
}
