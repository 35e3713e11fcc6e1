import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { amount, day, instant, kept, replicated, transaction } from './column.ts'

export const expensesTable = pgTable('expenses', {
  ...replicated,
  ...transaction,
  merchant: text('merchant'),
  paymentMethod: text('payment_method').notNull(),
  lines: jsonb('lines'),
  refundOf: uuid('refund_of'),
  expectedBack: jsonb('expected_back'),
  installment: jsonb('installment'),
  loanId: uuid('loan_id'),
  loanPrincipal: amount('loan_principal'),
  receiptId: uuid('receipt_id'),
  ...kept,
})

export const incomesTable = pgTable('incomes', {
  ...replicated,
  ...transaction,
  source: text('source'),
  settles: uuid('settles'),
  ...kept,
})

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

export const receiptsTable = pgTable('receipts', {
  ...replicated,
  groupId: uuid('group_id'),
  pictureHash: text('picture_hash'),
  bytes: integer('bytes'),
  width: integer('width'),
  height: integer('height'),
  storedAt: instant('stored_at'),
  ...kept,
})

export const receiptMerchantsTable = pgTable('receipt_merchants', {
  ...replicated,
  readAs: text('read_as').notNull(),
  merchant: text('merchant').notNull(),
  categoryId: uuid('category_id'),
  currency: text('currency'),
  ...kept,
})

export const ownRatesTable = pgTable('own_rates', {
  ...replicated,
  currency: text('currency').notNull(),
  to: text('to_currency').notNull(),
  rate: text('rate').notNull(),
  fromOn: day('from_on').notNull(),
  toOn: day('to_on'),
  ...kept,
})
