import type { PgTable } from 'drizzle-orm/pg-core'
import type { OpenCollectionName } from '#contract/collections.ts'
import { adviceAnswersTable, adviceChoicesTable } from './advice.ts'
import {
  categoriesTable,
  categoryRulesTable,
  categoryStylesTable,
  globalCategoriesTable,
} from './categories.ts'
import {
  activityTable,
  commentsTable,
  groupContributionsTable,
  groupExpensesTable,
  groupGoalsTable,
  groupSharesTable,
  groupsTable,
  invitationsTable,
  receivedInvitationsTable,
  settlementsTable,
} from './groups.ts'
import {
  expensesTable,
  importMappingsTable,
  importsTable,
  incomesTable,
  ownRatesTable,
  receiptMerchantsTable,
  receiptsTable,
} from './ledger.ts'
import {
  amortizationTable,
  loansTable,
  loanVersionRowsTable,
  loanVersionsTable,
  paymentsTable,
} from './loans.ts'
import { notificationsTable } from './notifications.ts'
import { budgetsTable, contributionsTable, goalsTable } from './plans.ts'
import { expenseTemplatesTable, incomeTemplatesTable } from './templates.ts'
import { savedViewsTable, testimonialsTable, usersTable } from './users.ts'

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
  saved_views: savedViewsTable,
  own_rates: ownRatesTable,
  advice_choices: adviceChoicesTable,
  advice_answers: adviceAnswersTable,
  receipts: receiptsTable,
  receipt_merchants: receiptMerchantsTable,
  budgets: budgetsTable,
  notifications: notificationsTable,
  testimonials: testimonialsTable,
  groups: groupsTable,
  group_expenses: groupExpensesTable,
  settlements: settlementsTable,
  group_goals: groupGoalsTable,
  group_contributions: groupContributionsTable,
  invitations: invitationsTable,
  received_invitations: receivedInvitationsTable,
  comments: commentsTable,
  activity: activityTable,
  group_shares: groupSharesTable,
}
