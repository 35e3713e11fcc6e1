import { createECDH, hkdfSync } from 'node:crypto'
import { Refusal } from '../refusal.ts'

/** The key pair push services know this server by, and whom they may write to about it. */
export interface PushSettings {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
}

interface PushEnv {
  readonly VAPID_PUBLIC_KEY?: string | undefined
  readonly VAPID_PRIVATE_KEY?: string | undefined
  readonly VAPID_SUBJECT?: string | undefined
  readonly PUBLIC_URL?: string | undefined
  readonly MAIL_FROM: string
}

const KEY_BYTES = 32

/** Without keys of its own, made from the secret all servers of a database share anyway. */
export function readPush(given: PushEnv, secret: string): PushSettings {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given
  const subject = given.VAPID_SUBJECT ?? defaultSubject(given)
  if (!publicKey && !privateKey) return { ...keysFrom(secret), subject }
  if (!publicKey || !privateKey) {
    throw new Refusal('The settings VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY need each other.')
  }
  if (publicOf(privateKey) !== publicKey) {
    throw new Refusal('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY.')
  }
  return { publicKey, privateKey, subject }
}

function defaultSubject({ PUBLIC_URL, MAIL_FROM }: PushEnv): string {
  if (PUBLIC_URL?.startsWith('https:')) return PUBLIC_URL
  return `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`
}

function keysFrom(secret: string): { readonly publicKey: string; readonly privateKey: string } {
  for (let attempt = 0; ; attempt++) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, '', `web push ${attempt}`, KEY_BYTES))
    const privateKey = bytes.toString('base64url')
    const publicKey = publicOf(privateKey)
    // Almost every number is a key of the curve.
    if (publicKey !== null) return { publicKey, privateKey }
  }
}

function publicOf(privateKey: string): string | null {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return curve.getPublicKey().toString('base64url')
  } catch {
    return null
  }
}
