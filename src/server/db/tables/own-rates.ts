import { pgTable, text } from 'drizzle-orm/pg-core'
import { day, kept, replicated } from './column.ts'

export const ownRatesTable = pgTable('own_rates', {
  ...replicated,
  currency: text('currency').notNull(),
  to: text('to_currency').notNull(),
  rate: text('rate').notNull(),
  fromOn: day('from_on').notNull(),
  toOn: day('to_on'),
  ...kept,
})
