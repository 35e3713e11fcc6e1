import type { PhoneProfile } from '#contract/identity/otp.ts'
import type { UserRow } from '#contract/identity/session.ts'
import { users } from '#contract/users/entities.ts'
import { drawnAvatar } from './avatar.ts'

/** Known by an address or a number, whichever way they came in. */
export interface NewUser extends PhoneProfile {
  readonly email?: string
  readonly phone?: string
}

/** The profile a sign-up begins with: every default the specification names. */
export function newProfile(uid: string, user: NewUser, at: Date): UserRow {
  const now = at.toISOString()
  return {
    id: uid,
    ...users.defaults,
    mutedEmail: [],
    mutedPush: [],
    name: user.name,
    phone: user.phone ?? null,
    email: user.email ?? null,
    emailVerified: false,
    avatar: drawnAvatar(uid),
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
    demoUntil: null,
    guestOf: null,
    lastLogin: null,
    createdAt: now,
    createdBy: uid,
    updatedAt: now,
    updatedBy: uid,
  }
}
