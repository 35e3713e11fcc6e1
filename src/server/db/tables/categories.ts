import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, kept, replicated } from './column.ts'

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

export const globalCategoriesTable = pgTable('global_categories', {
  ...replicated,
  ...shown,
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
})

export const categoryStylesTable = pgTable('category_styles', {
  ...replicated,
  categoryId: uuid('category_id').notNull(),
  hidden: boolean('hidden').notNull(),
  name: text('name'),
  icon: text('icon'),
  color: text('color'),
  sort: integer('sort'),
  ...kept,
})

export const categoryRulesTable = pgTable('category_rules', {
  ...replicated,
  type: text('type').notNull(),
  contains: text('contains').notNull(),
  categoryId: uuid('category_id').notNull(),
  active: boolean('active').notNull(),
  ...kept,
})
