import { boolean, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const identity = pgSchema('identity')
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const kept = {
  id: uuid('id').primaryKey(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
}

const user = identity.table('users', {
  ...kept,
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
})

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

const session = identity.table('sessions', {
  ...kept,
  userId: userId(),
  token: text('token').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
})

const account = identity.table('accounts', {
  ...kept,
  userId: userId(),
  providerId: text('provider_id').notNull(),
  accountId: text('account_id').notNull(),
  password: text('password'),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: instant('access_token_expires_at'),
  refreshTokenExpiresAt: instant('refresh_token_expires_at'),
  scope: text('scope'),
})

const verification = identity.table('verifications', {
  ...kept,
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Under the names the identity engine looks for. */
export const identityTables = { user, session, account, verification }
