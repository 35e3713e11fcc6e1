import { createHmac, hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

export interface Signing {
  readonly webhookId: string
  readonly version: number
}

/** Made from the secret all servers share anyway, so that none is kept. */
const keyOf = (authSecret: string, { webhookId, version }: Signing): Buffer =>
  Buffer.from(hkdfSync('sha256', authSecret, webhookId, `webhook ${version}`, KEY_BYTES))

/** As its owner is shown it, and as Standard Webhooks writes it. */
export const secretOf = (authSecret: string, signing: Signing): string =>
  `whsec_${keyOf(authSecret, signing).toString('base64')}`

interface Signed {
  readonly id: string
  readonly at: Date
  readonly body: string
}

/** By these headers a receiver knows that it was us, and when: a signature for each secret. */
export function signedHeaders(
  authSecret: string,
  signings: readonly Signing[],
  { id, at, body }: Signed,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const text = `${id}.${timestamp}.${body}`
  const signatures = signings.map((signing) => {
    const key = keyOf(authSecret, signing)
    return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
