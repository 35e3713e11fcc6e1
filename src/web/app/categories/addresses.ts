import { routes } from '#contract/routes.ts'
import type { Day } from '#domain/calendar.ts'
import type { CategoryType } from './tree.ts'
import { recentRange } from './usage.ts'

const listOf = (type: CategoryType) =>
  type === 'expense' ? routes.expenses.path : routes.income.path

/** The rows a figure is made of; the list opens on this month by itself. */
export const monthAddress = (type: CategoryType, categoryId: string) =>
  `${listOf(type)}?${new URLSearchParams({ category: categoryId })}`

export const yearAddress = (type: CategoryType, categoryId: string, today: Day) =>
  `${listOf(type)}?${new URLSearchParams({ category: categoryId, ...recentRange(today) })}`
