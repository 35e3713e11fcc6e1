import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { kept, replicated, transaction } from './column.ts'

export const incomesTable = pgTable('incomes', {
  ...replicated,
  ...transaction,
  source: text('source'),
  settles: uuid('settles'),
  ...kept,
})
