import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, kept, replicated, transactionBase } from './column.ts'

const schedule = {
  frequency: text('frequency').notNull(),
  interval: integer('interval').notNull(),
  weekdays: integer('weekdays').array().notNull(),
  monthDays: integer('month_days').array().notNull(),
  nthWeekday: jsonb('nth_weekday'),
  weekendShift: text('weekend_shift').notNull(),
  startOn: day('start_on').notNull(),
  endOn: day('end_on'),
  endAfter: integer('end_after'),
  skippedOn: day('skipped_on').array().notNull(),
  priceChanges: jsonb('price_changes').notNull(),
  contract: jsonb('contract'),
  autoPost: boolean('auto_post').notNull(),
  active: boolean('active').notNull(),
  nextOn: day('next_on'),
  lastPostedOn: day('last_posted_on'),
  waitingOn: day('waiting_on').array().notNull(),
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
  groupId: uuid('group_id'),
  groupSplit: jsonb('group_split'),
  ...schedule,
  ...kept,
})
