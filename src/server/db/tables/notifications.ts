import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, replicated } from './column.ts'

export const notificationsTable = pgTable('notifications', {
  ...replicated,
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  link: text('link'),
  data: jsonb('data').notNull(),
  read: boolean('read').notNull(),
  snoozedUntil: instant('snoozed_until'),
  createdAt: instant('created_at').notNull(),
})
