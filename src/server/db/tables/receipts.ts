import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, kept, replicated } from './column.ts'

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
