/** An email address and a password: what signing in by them needs, and what a good one is. */
import { z } from 'zod'
import { judgePassword } from '#domain/password.ts'
import { text } from '../entity.ts'
import { limits } from '../limits.ts'

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

/** What is wrong with a new password, in words; null when it is good. */
export function weaknessOf(chosen: string, personal: readonly string[]): string | null {
  const verdict = judgePassword(chosen, personal)
  return verdict.ok ? null : weakness[verdict.reason]
}

/** Marks the field `password` when what was chosen is weak. */
export function refuseWeak(
  context: z.RefinementCtx,
  chosen: string,
  personal: readonly string[],
): void {
  const message = weaknessOf(chosen, personal)
  if (message) context.addIssue({ code: 'custom', path: ['password'], message })
}

/** A password for somebody the server knows already: it looks at name and address itself. */
export const nextPassword = newPassword.superRefine((chosen, context) => {
  const message = weaknessOf(chosen, [])
  if (message) context.addIssue({ code: 'custom', message })
})
