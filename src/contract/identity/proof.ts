/** Showing again who one is, before something that would give an account away. */
import { z } from 'zod'
import { code } from './otp.ts'
import { passkeyProof } from './passkeys.ts'
import { password } from './password.ts'
import { secondFactor } from './second-factor.ts'
import { ssoBack } from './sso.ts'

export const proofWays = ['passkey', 'totp', 'password', 'sso', 'sms', 'mail'] as const
export type ProofWay = (typeof proofWays)[number]

/** `isRecent`: nothing is asked for right now. */
export const proofAnswer = z.strictObject({
  isRecent: z.boolean(),
  ways: z.array(z.enum(proofWays)),
})
export type ProofAnswer = z.infer<typeof proofAnswer>

export const proofSendBody = z.strictObject({ way: z.enum(['sms', 'mail']) })
export type ProofSendBody = z.infer<typeof proofSendBody>

export const proofBody = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('password'), password }),
  z.strictObject({ by: z.literal('code'), code }),
  z.strictObject({ by: z.literal('totp'), code: secondFactor }),
  z.strictObject({ by: z.literal('passkey'), response: passkeyProof }),
  z.strictObject({ by: z.literal('sso'), ...ssoBack.shape }),
])
export type ProofBody = z.infer<typeof proofBody>

/** From now on this is the token of the session; the one the call came with is over. */
export const renewedAnswer = z.strictObject({ ok: z.literal(true), token: z.string() })
export type RenewedAnswer = z.infer<typeof renewedAnswer>
