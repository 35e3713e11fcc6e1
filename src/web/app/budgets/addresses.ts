import { routes } from '#contract/routes.ts'
import type { DaySpan } from '#domain/budgets/periods.ts'

export const budgetPath = (id: string): string => routes.budget.path.replace(':id', id)

/** The expenses a figure is made of: these days, these categories. */
export function expensesPath(categoryIds: readonly string[], { from, to }: DaySpan): string {
  const params = new URLSearchParams({ from, to })
  if (categoryIds.length > 0) params.set('category', categoryIds.join())
  return `${routes.expenses.path}?${params}`
}
