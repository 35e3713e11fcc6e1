import type { PgTable } from 'drizzle-orm/pg-core'
import type { OpenCollectionName } from '#contract/collections.ts'
import { categoriesTable, globalCategoriesTable } from './categories.ts'
import { expensesTable } from './expenses.ts'
import { usersTable } from './users.ts'

/** The table behind every open collection. */
export const tables: Readonly<Record<OpenCollectionName, PgTable>> = {
  users: usersTable,
  categories: categoriesTable,
  global_categories: globalCategoriesTable,
  expenses: expensesTable,
}
