import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, kept, replicated } from './column.ts'

export const usersTable = pgTable('users', {
  ...replicated,
  name: text('name').notNull(),
  phone: text('phone'),
  email: text('email'),
  emailVerified: boolean('email_verified').notNull(),
  avatar: text('avatar').notNull(),
  country: text('country'),
  currency: text('currency').notNull(),
  timezone: text('timezone').notNull(),
  locale: text('locale').notNull(),
  emailNotifications: boolean('email_notifications').notNull(),
  pushNotifications: boolean('push_notifications').notNull(),
  role: text('role').notNull(),
  roles: text('roles').array(),
  status: text('status').notNull(),
  subscriptionEndDate: instant('subscription_end_date'),
  aiAdviceCount: integer('ai_advice_count').notNull(),
  aiAdviceLastReset: instant('ai_advice_last_reset').notNull(),
  lastLogin: instant('last_login'),
  ...kept,
  updatedBy: uuid('updated_by').notNull(),
})
