/** A session: what signing up and logging in ask for, and what they answer. */
import { z } from 'zod'
import { instant, rowOf, uuid } from '../entity.ts'
import { users } from '../users/entities.ts'
import { captcha } from './captcha.ts'
import { email, newPassword, password, refuseWeak } from './password.ts'

export const loginBody = z.strictObject({ email, password })
export type LoginBody = z.infer<typeof loginBody>

/** What a newcomer may say about themselves, whichever way they come in. */
export const newcomer = {
  name: z.string({ error: 'Enter your name.' }).pipe(users.writable.name.trim()),
  country: users.writable.country.optional(),
  currency: users.writable.currency.optional(),
  /** Nobody is kept out by a zone that is newer than this server. */
  timezone: users.writable.timezone.optional().catch(undefined),
  locale: users.writable.locale.optional(),
} as const

export const signupBody = z
  // Wanted only where many sign up: what the specification names is enough otherwise.
  .strictObject({ email, password: newPassword, ...newcomer, captcha: captcha.optional() })
  .superRefine(({ email: address, name, password: chosen }, context) =>
    refuseWeak(context, chosen, [address, name]),
  )
export type SignupBody = z.infer<typeof signupBody>

export const userRow = rowOf(users)
export type UserRow = z.infer<typeof userRow>

export const sessionAnswer = z.strictObject({ user: userRow, token: z.string() })
export type SessionAnswer = z.infer<typeof sessionAnswer>

/** Where somebody is signed in, as its owner sees it. */
export const sessionRow = z.strictObject({
  id: uuid,
  /** Such as "Firefox on Windows". */
  device: z.string(),
  address: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
})
export type SessionRow = z.infer<typeof sessionRow>

export const sessionsAnswer = z.strictObject({ sessions: z.array(sessionRow) })
export type SessionsAnswer = z.infer<typeof sessionsAnswer>

/** `all=1` ends this session too. */
export const endSessionsQuery = z.strictObject({ all: z.literal('1').optional() })
