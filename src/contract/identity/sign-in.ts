/** What people change about their way in: email, password, and leaving. */
import { z } from 'zod'
import { instant } from '../entity.ts'
import { captcha } from './captcha.ts'
import { email, nextPassword, password } from './password.ts'
import { secondFactor } from './second-factor.ts'

export const done = z.strictObject({ ok: z.literal(true) })

/** The secret part of a link sent by mail. */
const linkToken = z
  .string({ error: 'This link is not complete.' })
  .regex(/^[\w-]{43}$/, { error: 'This link is not complete.' })

export const forgotBody = z.strictObject({ email, captcha })
/** `code` of the second factor, where there is one. */
export const resetBody = z.strictObject({
  token: linkToken,
  password: nextPassword,
  code: secondFactor.optional(),
})
export type ResetBody = z.infer<typeof resetBody>
/** What the new password ended, and what still leads to the account besides it. */
export const resetAnswer = z.strictObject({
  ok: z.literal(true),
  ended: z.strictObject({
    sessions: z.int(),
    feed: z.boolean(),
    tokens: z.int(),
    /** Those that were new. */
    passkeys: z.int(),
    sso: z.boolean(),
    phone: z.boolean(),
  }),
  /** The last digits of the number that stays; null without one. */
  phoneEnding: z.string().nullable(),
})
export type ResetAnswer = z.infer<typeof resetAnswer>
/** `password` where nobody is signed in to the account the link is for. */
export const verifyEmailBody = z.strictObject({
  token: linkToken,
  password: password.optional(),
  /** An account that has the address and never confirmed it is to lose it: it was asked before. */
  isAnew: z.literal(true).optional(),
})
export type VerifyEmailBody = z.infer<typeof verifyEmailBody>
export const refuseEmailBody = z.strictObject({ token: linkToken })
export const notMeBody = z.strictObject({ token: linkToken })
/** Masked: what leads to the account now, and what does no more. */
const wayAfter = z.strictObject({ now: z.string().nullable(), gone: z.string().nullable() })
export const notMeAnswer = z.strictObject({
  ok: z.literal(true),
  email: wayAfter,
  phone: wayAfter,
  /** Of before; it is gone. */
  hadPassword: z.boolean(),
  /** Two-factor sign-in: taken off, on, on as its end was stopped, or on until staff end it. */
  secondFactor: z.enum(['gone', 'on', 'stays-on', 'ends']).nullable(),
})
export type NotMeAnswer = z.infer<typeof notMeAnswer>

export const changeEmailBody = z.strictObject({ email })

/** An address that waits for its link to be opened, and until when. */
const pendingEmail = z.strictObject({ email: z.string(), until: instant })
export type PendingEmail = z.infer<typeof pendingEmail>
export const pendingEmailAnswer = z.strictObject({ pending: pendingEmail.nullable() })

/** `current` is needed by whoever has a password already. */
export const changePasswordBody = z.strictObject({
  current: password.optional(),
  password: nextPassword,
})
export type ChangePasswordBody = z.infer<typeof changePasswordBody>

export const deleteConfirmation = 'delete my account'

/** `password` is needed by whoever has one. */
export const deleteAccountBody = z.strictObject({
  confirm: z.literal(deleteConfirmation, { error: `Type: ${deleteConfirmation}` }),
  password: password.optional(),
})
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>

export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const avatarAnswer = z.strictObject({ avatar: z.string() })

/** Plus for so long; staff answer it. */
export const askForPlusBody = z.strictObject({
  months: z.literal([1, 12], { error: 'Choose a month or a year.' }),
})
export type AskForPlusBody = z.infer<typeof askForPlusBody>
