/** Single sign-on: what a browser brings back from whoever knows people elsewhere. */
import { z } from 'zod'
import { newcomer } from './session.ts'

/** Where the issuer sends people back to; what it says is behind the sharp from there on. */
export const ssoBackPath = '/sso/back'

const answered = 'Please begin once more.'
/** What the issuer said, as it stood in the address, and what only this browser was told before. */
export const ssoBack = z.strictObject({
  said: z.string({ error: answered }).max(8000, { error: answered }),
  browser: z.string({ error: answered }).max(100, { error: answered }),
})
export type SsoBack = z.infer<typeof ssoBack>

const { name: _, ...spoken } = newcomer
/** What a newcomer's browser proposes, as at any sign-up; their name comes from the issuer. */
export const ssoEnterBody = z.strictObject({
  ...ssoBack.shape,
  ...spoken,
  /** Said by who was asked, and wants an account of their own beside one with their address. */
  isAnew: z.literal(true, { error: answered }).optional(),
})
export type SsoEnterBody = z.infer<typeof ssoEnterBody>

/** Where the browser goes now, and what it keeps until it is back. */
export const ssoBeginAnswer = z.strictObject({ address: z.string(), browser: z.string() })
export type SsoBeginAnswer = z.infer<typeof ssoBeginAnswer>

/** Null where this server has none. `isOnly`: there is no other way in. */
export const ssoOfferAnswer = z.strictObject({ name: z.string().nullable(), isOnly: z.boolean() })
export type SsoOffer = z.infer<typeof ssoOfferAnswer>

/** Closed where single sign-on is the only way in. */
export const closedBySso = [
  ...(['auth.login', 'auth.signup', 'auth.check-user-by-phone'] as const),
  ...(['auth.otp.send', 'auth.otp.confirm'] as const),
  ...(['auth.password.forgot', 'auth.password.reset'] as const),
  ...(['passkeys.options', 'passkeys.enter'] as const),
] as const
