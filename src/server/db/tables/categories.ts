import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { kept, replicated } from './column.ts'

const shown = {
  name: text('name').notNull(),
  type: text('type').notNull(),
  icon: text('icon').notNull(),
  color: text('color').notNull(),
  parentId: uuid('parent_id'),
  archived: boolean('archived').notNull(),
  sort: integer('sort').notNull(),
}

export const categoriesTable = pgTable('categories', {
  ...replicated,
  ...shown,
  ...kept,
})
