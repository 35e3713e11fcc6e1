import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, replicated } from './column.ts'

export const testimonialsTable = pgTable('testimonials', {
  ...replicated,
  text: text('text').notNull(),
  rating: integer('rating').notNull(),
  shownAs: text('shown_as').notNull(),
  userId: uuid('user_id').notNull(),
  status: text('status').notNull(),
  note: text('note'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
