import { pgTable, text } from 'drizzle-orm/pg-core'
import { kept, replicated } from './column.ts'

export const savedViewsTable = pgTable('saved_views', {
  ...replicated,
  name: text('name').notNull(),
  search: text('search').notNull(),
  ...kept,
})
