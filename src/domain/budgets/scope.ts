/** What counts in a budget: its categories with those below them, or everything. */

export interface CategoryPlace {
  readonly id: string
  readonly parentId: string | null
}

/** Null is everything, also what has no category. */
export type BudgetScope = ReadonlySet<string> | null

export function budgetScope(
  categoryIds: readonly string[],
  categories: Iterable<CategoryPlace>,
): BudgetScope {
  if (categoryIds.length === 0) return null
  const places = [...categories]
  const all = new Set(categoryIds)
  // Whatever lies below one that counts, however deep, and in whatever order they come.
  for (let before = -1; before !== all.size; ) {
    before = all.size
    for (const { id, parentId } of places) if (parentId !== null && all.has(parentId)) all.add(id)
  }
  return all
}

export const isInScope = (scope: BudgetScope, categoryId: string | null): boolean =>
  scope === null || (categoryId !== null && scope.has(categoryId))
