import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { amount, day, instant, kept, replicated } from './column.ts'

export const goalsTable = pgTable('goals', {
  ...replicated,
  name: text('name').notNull(),
  targetAmount: amount('target_amount').notNull(),
  currency: text('currency').notNull(),
  targetOn: day('target_on'),
  icon: text('icon').notNull(),
  color: text('color').notNull(),
  priority: integer('priority').notNull(),
  status: text('status').notNull(),
  totalSaved: amount('total_saved').notNull(),
  lastContributionAt: instant('last_contribution_at'),
  milestone: integer('milestone').notNull(),
  ...kept,
})

export const contributionsTable = pgTable('contributions', {
  ...replicated,
  goalId: uuid('goal_id').notNull(),
  kind: text('kind').notNull(),
  amount: amount('amount').notNull(),
  date: day('date').notNull(),
  note: text('note'),
  isOpening: boolean('is_opening').notNull(),
  createdAt: instant('created_at').notNull(),
  by: uuid('by').notNull(),
})

export const budgetsTable = pgTable('budgets', {
  ...replicated,
  name: text('name').notNull(),
  categoryIds: uuid('category_ids').array().notNull(),
  amount: amount('amount').notNull(),
  amountChanges: jsonb('amount_changes').notNull(),
  currency: text('currency').notNull(),
  period: text('period').notNull(),
  startOn: day('start_on').notNull(),
  endOn: day('end_on'),
  rollover: jsonb('rollover').notNull(),
  alerts: integer('alerts').array().notNull(),
  archived: boolean('archived').notNull(),
  moves: jsonb('moves').notNull(),
  ...kept,
})
