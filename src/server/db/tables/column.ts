import { text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Kept to the millisecond, so that what is stored is what travels. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })

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
