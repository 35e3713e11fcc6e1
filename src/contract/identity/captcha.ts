/** The invisible captcha: what a browser is given to prove, and the proof it sends. */
import { z } from 'zod'

/** Others than ours are used when the server has their keys. */
export const captchaProviders = ['altcha', 'turnstile', 'hcaptcha', 'recaptcha'] as const
export type CaptchaProvider = (typeof captchaProviders)[number]

/** An ALTCHA challenge: derive keys from a counter until one begins with the prefix. */
const challenge = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    expiresAt: z.number().optional(),
  }),
  signature: z.string().optional(),
})
export type CaptchaChallenge = z.infer<typeof challenge>

export const captchaAnswer = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('altcha'), challenge }),
  z.strictObject({
    provider: z.enum(['turnstile', 'hcaptcha', 'recaptcha']),
    siteKey: z.string(),
  }),
])
export type CaptchaAnswer = z.infer<typeof captchaAnswer>

/**
 * The proof. For ALTCHA the base64 of `{challenge, solution}` as JSON; for the others their token.
 */
export const captcha = z
  .string({ error: 'Prove that you are human first.' })
  .min(1, { error: 'Prove that you are human first.' })
  .max(8192, { error: 'This proof is not valid.' })
