import { bigint, date, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Kept to the millisecond, so that what is stored is what travels. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })

export const day = (name: string) => date(name, { mode: 'string' })

/** Minor units: 1.00 EUR is 100. */
export const amount = (name: string) => bigint(name, { mode: 'number' })

/** What every replicated row has: an id its writer made, and the scope that may read it. */
export const replicated = {
  id: uuid('id').primaryKey(),
  scope: text('scope').notNull(),
}

/** Who made it and when it changed. */
export const kept = {
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
}

/** What a transaction has, and a template of it. */
export const transactionBase = {
  amount: amount('amount').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  categoryId: uuid('category_id'),
  notes: text('notes'),
  tags: text('tags').array().notNull(),
}

export const transaction = {
  ...transactionBase,
  date: day('date').notNull(),
  rate: jsonb('rate'),
  importId: uuid('import_id'),
  bankId: text('bank_id'),
  templateId: uuid('template_id'),
  occurrenceOn: day('occurrence_on'),
}
