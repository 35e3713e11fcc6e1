import { screenLimits } from '#contract/screen-limits.ts'
import { say } from '#web/words/say.ts'

export type FieldErrors = Readonly<Record<string, string>>
type Typed = Readonly<Record<string, string>>

const emailShape = /^\S+@\S+\.\S+$/

/**
 * What can be said without asking the server, in the contract's own words (a test compares).
 * The contract's schemas would double the script of these pages; the server checks with them.
 */
export function checkEmail({ email = '' }: Typed): FieldErrors {
  const isShaped = emailShape.test(email.trim())
  return isShaped ? {} : { email: say('Enter an email address, like anna@example.org.') }
}

export function checkLogin(typed: Typed): FieldErrors {
  return {
    ...checkEmail(typed),
    ...(typed.password ? {} : { password: say('Enter your password.') }),
  }
}

export function checkNewPassword({ password = '' }: Typed): FieldErrors {
  const least = screenLimits.passwordCharactersLeast
  return password.length < least
    ? { password: say('Use at least {least} characters.', { least }) }
    : {}
}

export function checkName({ name = '' }: Typed): FieldErrors {
  return name.trim() === '' ? { name: say('Enter your name.') } : {}
}

export function checkSignup(typed: Typed): FieldErrors {
  return { ...checkName(typed), ...checkEmail(typed), ...checkNewPassword(typed) }
}
