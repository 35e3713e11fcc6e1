/** Passkeys: what a browser is asked, what it answers, and how those of somebody are shown. */
import { z } from 'zod'
import { instant, named, uuid } from '../entity.ts'

const part = z.string().max(20_000)

/** What a browser answers about a passkey, in base64url. */
const answered = { id: part, rawId: part, type: z.literal('public-key') }

export const passkeyProof = z.strictObject({
  ...answered,
  response: z.strictObject({ clientDataJSON: part, authenticatorData: part, signature: part }),
})
export type PasskeyProof = z.infer<typeof passkeyProof>

const passkeyName = named(60, 'Name it, such as “My phone”.')
export const passkeyNameBody = z.strictObject({ name: passkeyName })
export const newPasskeyBody = z.strictObject({
  name: passkeyName,
  response: z.strictObject({
    ...answered,
    response: z.strictObject({
      clientDataJSON: part,
      attestationObject: part,
      /** How it reaches its device, such as `internal` or `usb`. */
      transports: z.array(z.string().max(40)).max(10),
    }),
  }),
})
export type NewPasskeyBody = z.infer<typeof newPasskeyBody>

export const passkeyBody = z.strictObject({ response: passkeyProof })

/** What the browser is to be asked, as the standard has it; good once, for five minutes. */
export const passkeyOptionsAnswer = z.strictObject({
  options: z.looseObject({ challenge: z.string() }),
})

/** The public half of a passkey, as browsers take it to check what it signed. */
const publicKey = z.discriminatedUnion('kty', [
  z.strictObject({ kty: z.literal('EC'), crv: z.literal('P-256'), x: part, y: part }),
  z.strictObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: part }),
  z.strictObject({ kty: z.literal('RSA'), n: part, e: part }),
])
const knownPasskey = z.strictObject({ id: part, key: publicKey })
export type KnownPasskey = z.infer<typeof knownPasskey>

export const knownPasskeysAnswer = z.strictObject({
  /** What passkeys know their owner by; null before the first. */
  handle: z.string().nullable(),
  passkeys: z.array(knownPasskey),
})
export type KnownPasskeysAnswer = z.infer<typeof knownPasskeysAnswer>

export const passkeyRow = z.strictObject({
  id: uuid,
  name: z.string(),
  since: instant,
  lastUsedAt: instant.nullable(),
})
export type PasskeyRow = z.infer<typeof passkeyRow>
