import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { amount, created, day, instant, replicated } from './column.ts'

export const expensesTable = pgTable('expenses', {
  ...replicated,
  amount: amount('amount').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  merchant: text('merchant'),
  categoryId: uuid('category_id'),
  date: day('date').notNull(),
  paymentMethod: text('payment_method').notNull(),
  notes: text('notes'),
  tags: text('tags').array().notNull(),
  ...created,
  updatedAt: instant('updated_at').notNull(),
})
