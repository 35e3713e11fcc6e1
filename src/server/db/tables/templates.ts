import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { day, kept, replicated, transactionBase } from './column.ts'

const schedule = {
  frequency: text('frequency').notNull(),
  interval: integer('interval').notNull(),
  startOn: day('start_on').notNull(),
  endOn: day('end_on'),
  autoPost: boolean('auto_post').notNull(),
  active: boolean('active').notNull(),
}

export const incomeTemplatesTable = pgTable('income_templates', {
  ...replicated,
  ...transactionBase,
  source: text('source'),
  ...schedule,
  ...kept,
})

export const expenseTemplatesTable = pgTable('expense_templates', {
  ...replicated,
  ...transactionBase,
  merchant: text('merchant'),
  paymentMethod: text('payment_method').notNull(),
  ...schedule,
  ...kept,
})
