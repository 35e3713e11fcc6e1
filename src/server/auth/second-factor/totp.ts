import { createHmac } from 'node:crypto'
import { isSameText } from '#server/http/same-text.ts'

export const STEP_S = 30
const DIGITS = 6
/** A phone's clock may be half a minute off, to either side. */
const STEPS_OFF = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepAt = (at: Date) => Math.floor(at.getTime() / 1000 / STEP_S)

/** The code of one time step, as RFC 6238 and RFC 4226 make it from HMAC-SHA-1. */
export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step a code belongs to, or null when it is the code of no step around now. */
export function matchCode(secret: Buffer, code: string, at: Date): number | null {
  const now = stepAt(at)
  let found: number | null = null
  for (let step = now - STEPS_OFF; step <= now + STEPS_OFF; step++) {
    // Every step is compared, so that the time taken does not say which one it was.
    if (isSameText(codeAt(secret, step), code)) found = step
  }
  return found
}

/** RFC 4648 without padding: what authenticator apps read and people can type. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** What the picture for the phone says. */
export function otpauthUri(secret: Buffer, account: string): string {
  const issuer = 'Moneycomb'
  const facts = new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(STEP_S),
  })
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?${facts}`
}
