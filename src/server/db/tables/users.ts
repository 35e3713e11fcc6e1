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
  emailRhythm: text('email_rhythm').notNull(),
  mutedEmail: text('muted_email').array().notNull(),
  mutedPush: text('muted_push').array().notNull(),
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  aiConsentTo: text('ai_consent_to'),
  scanConsentTo: text('scan_consent_to'),
  role: text('role').notNull(),
  roles: text('roles').array(),
  status: text('status').notNull(),
  subscriptionEndDate: instant('subscription_end_date'),
  aiAdviceCount: integer('ai_advice_count').notNull(),
  aiAdviceLastReset: instant('ai_advice_last_reset').notNull(),
  demoUntil: instant('demo_until'),
  lastLogin: instant('last_login'),
  ...kept,
  updatedBy: uuid('updated_by').notNull(),
})

export const savedViewsTable = pgTable('saved_views', {
  ...replicated,
  name: text('name').notNull(),
  search: text('search').notNull(),
  ...kept,
})

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
