import type { SignupBody, UserRow } from '#contract/entities/session.ts'
import { users } from '#contract/entities/users.ts'
import { avatarOf } from './avatar.ts'

export type NewUser = Omit<SignupBody, 'password'>

/** The profile a sign-up begins with: every default the specification names. */
export function newProfile(uid: string, user: NewUser, at: Date): UserRow {
  const now = at.toISOString()
  return {
    id: uid,
    ...users.defaults,
    name: user.name,
    phone: null,
    email: user.email,
    emailVerified: false,
    avatar: avatarOf(uid),
    country: user.country ?? users.defaults.country,
    currency: user.currency ?? users.defaults.currency,
    timezone: user.timezone ?? users.defaults.timezone,
    locale: user.locale ?? users.defaults.locale,
    role: 'user',
    roles: null,
    status: 'active',
    subscriptionEndDate: null,
    aiAdviceCount: 0,
    aiAdviceLastReset: now,
    lastLogin: null,
    createdAt: now,
    createdBy: uid,
    updatedAt: now,
    updatedBy: uid,
  }
}
