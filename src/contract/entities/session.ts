/** A session: what signing up and logging in ask for, and what they answer. */
import { z } from 'zod'
import { judgePassword } from '#domain/password.ts'
import { limits } from '../limits.ts'
import { rowOf, text } from './entity.ts'
import { users } from './users.ts'

export const email = z
  .string({ error: 'Enter your email address.' })
  .trim()
  .toLowerCase()
  .max(254, { error: 'Use at most 254 characters.' })
  .pipe(z.email({ error: 'Enter an email address, like anna@example.org.' }))

export const password = z
  .string({ error: 'Enter your password.' })
  .pipe(text(limits.passwordCharactersMost).min(1, { error: 'Enter your password.' }))

export const newPassword = z.string({ error: 'Choose a password.' }).pipe(
  text(limits.passwordCharactersMost).min(limits.passwordCharactersLeast, {
    error: `Use at least ${limits.passwordCharactersLeast} characters.`,
  }),
)

const weakness = {
  common: 'Many people use this password. Choose another one.',
  repetitive: 'Use more different characters.',
  personal: 'Do not build your password from your name, your email or ours.',
} as const

/** Marks a new password that is easy to guess for who knows these things about its owner. */
export function refuseWeak(
  context: z.RefinementCtx,
  chosen: string,
  about: readonly string[],
  field = 'password',
): void {
  const verdict = judgePassword(chosen, about)
  if (verdict.ok) return
  context.addIssue({ code: 'custom', path: [field], message: weakness[verdict.reason] })
}

export const loginBody = z.strictObject({ email, password })
export type LoginBody = z.infer<typeof loginBody>

export const signupBody = z
  .strictObject({
    email,
    password: newPassword,
    name: z.string({ error: 'Enter your name.' }).pipe(users.writable.name.trim()),
    country: users.writable.country.optional(),
    currency: users.writable.currency.optional(),
    timezone: users.writable.timezone.optional(),
    locale: users.writable.locale.optional(),
  })
  .superRefine(({ email: address, name, password: chosen }, context) =>
    refuseWeak(context, chosen, [address, name]),
  )
export type SignupBody = z.infer<typeof signupBody>

export const userRow = rowOf(users)
export type UserRow = z.infer<typeof userRow>

export const sessionAnswer = z.strictObject({ user: userRow, token: z.string() })
export type SessionAnswer = z.infer<typeof sessionAnswer>
