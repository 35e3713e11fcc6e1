import { useMemo } from 'react'
import type { z } from 'zod'
import type { categories } from '#contract/categories/entities.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { type CategoryStyle, styleCategories } from './style-categories.ts'

export type Category = Readonly<z.infer<z.ZodObject<typeof categories.writable>>> & {
  readonly id: string
}

export interface Categories {
  /** Those one can choose now: parents by their order, each followed by its children. */
  readonly choices: readonly Category[]
  /** Every one, so old rows keep their names. */
  readonly byId: ReadonlyMap<string, Category>
  readonly names: ReadonlyMap<string, string>
  /** What a search finds each by: its name and that of the one it belongs to. */
  readonly foundBy: ReadonlyMap<string, string>
  /** What a new one of one's own would be for; none where they are everybody's. */
  readonly addsTo?: Category['type']
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
  const foundBy = new Map(
    all.map(({ id, name, parentId }) => [id, `${names.get(parentId ?? '') ?? ''} ${name}`]),
  )
  return { choices: [...choices, ...orphans], byId, names, foundBy }
}

/** The categories everyone has and the person's own, together. */
export function useCategories(type: Category['type']): Categories {
  const { own, shared, styles } = useCategoryTables()
  return useMemo(
    () => ({
      ...arrangeCategories([...styleCategories(shared, styles), ...own], type),
      addsTo: type,
    }),
    [own, shared, styles, type],
  )
}

export interface CategoryTables {
  readonly own: readonly Category[]
  /** Those of everyone, as everyone sees them. */
  readonly shared: readonly Category[]
  readonly styles: readonly CategoryStyle[]
}

/** Each array stays the same until one of its rows changes. */
export function useCategoryTables(): CategoryTables {
  return {
    own: useRows('categories'),
    shared: useRows('global_categories'),
    styles: useRows('category_styles'),
  }
}
