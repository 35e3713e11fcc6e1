import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { created, instant, replicated } from './column.ts'

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
  ...created,
  updatedAt: instant('updated_at').notNull(),
})

export const globalCategoriesTable = pgTable('global_categories', {
  ...replicated,
  ...shown,
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
})
