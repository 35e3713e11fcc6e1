import type { PgTable } from 'drizzle-orm/pg-core'
import type { OpenCollectionName } from '#contract/collections.ts'
import { budgetsTable } from './budgets.ts'
import {
  categoriesTable,
  categoryRulesTable,
  categoryStylesTable,
  globalCategoriesTable,
} from './categories.ts'
import { expensesTable } from './expenses.ts'
import { contributionsTable, goalsTable } from './goals.ts'
import {
  activityTable,
  commentsTable,
  groupContributionsTable,
  groupExpensesTable,
  groupGoalsTable,
  groupSharesTable,
  groupsTable,
  invitationsTable,
  settlementsTable,
} from './groups.ts'
import { importMappingsTable, importsTable } from './imports.ts'
import { incomesTable } from './incomes.ts'
import {
  amortizationTable,
  loansTable,
  loanVersionRowsTable,
  loanVersionsTable,
  paymentsTable,
} from './loans.ts'
import { notificationsTable } from './notifications.ts'
import { receiptMerchantsTable, receiptsTable } from './receipts.ts'
import { expenseTemplatesTable, incomeTemplatesTable } from './templates.ts'
import { usersTable } from './users.ts'

/** The table behind every open collection. */
export const tables: Readonly<Record<OpenCollectionName, PgTable>> = {
  users: usersTable,
  categories: categoriesTable,
  global_categories: globalCategoriesTable,
  expenses: expensesTable,
  incomes: incomesTable,
  income_templates: incomeTemplatesTable,
  expense_templates: expenseTemplatesTable,
  goals: goalsTable,
  contributions: contributionsTable,
  loans: loansTable,
  amortization: amortizationTable,
  payments: paymentsTable,
  loan_versions: loanVersionsTable,
  loan_version_rows: loanVersionRowsTable,
  category_styles: categoryStylesTable,
  category_rules: categoryRulesTable,
  imports: importsTable,
  import_mappings: importMappingsTable,
  receipts: receiptsTable,
  receipt_merchants: receiptMerchantsTable,
  budgets: budgetsTable,
  notifications: notificationsTable,
  groups: groupsTable,
  group_expenses: groupExpensesTable,
  settlements: settlementsTable,
  group_goals: groupGoalsTable,
  group_contributions: groupContributionsTable,
  invitations: invitationsTable,
  comments: commentsTable,
  activity: activityTable,
  group_shares: groupSharesTable,
}
