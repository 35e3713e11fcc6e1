import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { kept, replicated } from './column.ts'

export const importsTable = pgTable('imports', {
  ...replicated,
  fileName: text('file_name').notNull(),
  format: text('format').notNull(),
  account: text('account'),
  addedExpenses: integer('added_expenses').notNull(),
  addedIncomes: integer('added_incomes').notNull(),
  skipped: integer('skipped').notNull(),
  ...kept,
})

export const importMappingsTable = pgTable('import_mappings', {
  ...replicated,
  fingerprint: text('fingerprint').notNull(),
  name: text('name').notNull(),
  mapping: jsonb('mapping').notNull(),
  importId: uuid('import_id'),
  ...kept,
})
