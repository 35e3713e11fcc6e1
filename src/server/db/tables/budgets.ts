import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { amount, day, kept, replicated } from './column.ts'

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
