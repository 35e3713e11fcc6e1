/** A second factor: an authenticator app with recovery codes, and the codes of both. */
import { z } from 'zod'
import { text } from '../entity.ts'
import { passkeyProof } from './passkeys.ts'

/** Six digits of an authenticator app, or one of the recovery codes. */
export const secondFactor = text(40).min(1, {
  error: 'Enter the code from your authenticator app.',
})

export const totpStateAnswer = z.strictObject({
  isOn: z.boolean(),
  recoveryCodesLeft: z.int().min(0),
})
export type TotpStateAnswer = z.infer<typeof totpStateAnswer>

export const totpEnrolAnswer = z.strictObject({ secret: z.string(), uri: z.string() })
export type TotpEnrolAnswer = z.infer<typeof totpEnrolAnswer>

export const totpConfirmBody = z.strictObject({ code: secondFactor })
export const recoveryCodesAnswer = z.strictObject({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswer>

/** How somebody goes on whose password or code by phone was right. */
export const secondWays = ['totp', 'recovery', 'passkey'] as const
export interface SecondStep {
  readonly ticket: string
  readonly methods: readonly (typeof secondWays)[number][]
}

const ticket = z
  .string({ error: 'Log in once more.' })
  .regex(/^[\w-]{43}$/, { error: 'Log in once more.' })
export const secondTicketBody = z.strictObject({ ticket })
export const secondPasskeyBody = z.strictObject({ ticket, response: passkeyProof })
export type SecondPasskeyBody = z.infer<typeof secondPasskeyBody>
export const secondBody = z.strictObject({ ticket, code: secondFactor })
export type SecondBody = z.infer<typeof secondBody>
