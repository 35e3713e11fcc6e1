import { bigint, date, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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

export const created = {
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by').notNull(),
}
