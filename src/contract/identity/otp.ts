/** One-time codes sent to a phone: asking for one, and confirming it. */
import { z } from 'zod'
import { limits } from '../limits.ts'
import { captcha } from './captcha.ts'
import { newcomer, sessionAnswer } from './session.ts'
import { done } from './sign-in.ts'

const numberWords = 'Enter a phone number with its country code, like +49 151 23456789.'

/** As people write it; the server brings it into its one form, E.164. */
export const phoneNumber = z
  .string({ error: numberWords })
  .trim()
  .min(1, { error: numberWords })
  .max(32, { error: numberWords })

export const code = z
  .string({ error: 'Enter the code from the message.' })
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(
    z.string().regex(new RegExp(`^\\d{${limits.codeDigits}}$`), {
      error: `The code has ${limits.codeDigits} digits.`,
    }),
  )

export const otpPurposes = ['login', 'signup'] as const
export type OtpPurpose = (typeof otpPurposes)[number]

export const checkPhoneBody = z.strictObject({ phoneNumber, captcha: captcha.optional() })
export const checkPhoneAnswer = z.strictObject({ exists: z.literal(true) })

export const otpSendBody = z.strictObject({ phoneNumber, purpose: z.enum(otpPurposes), captcha })
export type OtpSendBody = z.infer<typeof otpSendBody>

/** Where messages wait on a server that cannot send them and that nobody else can reach. */
export const outboxPath = '/dev/outbox'

export const otpSentAnswer = z.strictObject({
  resendInS: z.int(),
  expiresInS: z.int(),
  /** Null when the message really went out. */
  waitsAt: z.literal(outboxPath).nullable(),
})
export type OtpSentAnswer = z.infer<typeof otpSentAnswer>

export const phoneProfile = z.strictObject(newcomer, { error: 'Tell us your name.' })
export type PhoneProfile = z.infer<typeof phoneProfile>

export const otpConfirmBody = z.discriminatedUnion('purpose', [
  z.strictObject({ purpose: z.literal('login'), phoneNumber, code }),
  z.strictObject({ purpose: z.literal('signup'), phoneNumber, code, profile: phoneProfile }),
])
export type OtpConfirmBody = z.infer<typeof otpConfirmBody>

export const phoneSendBody = z.strictObject({ phoneNumber, captcha })
export const phoneConfirmBody = z.strictObject({ phoneNumber, code })

/** After signing up there is no session yet: the newcomer logs in. */
export const otpConfirmAnswer = z.union([sessionAnswer, done])
