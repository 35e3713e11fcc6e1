import type { Category } from './use-categories.ts'

type ById = ReadonlyMap<string, Pick<Category, 'parentId'>>

/** The one it is below, or itself; a parent that is gone is none. */
export function rootCategory(categoryId: string | null, byId: ById): string | null {
  const parentId = byId.get(categoryId ?? '')?.parentId ?? null
  return parentId !== null && byId.has(parentId) ? parentId : categoryId
}
