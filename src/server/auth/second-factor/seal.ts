import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyFrom = (authSecret: string) =>
  Buffer.from(hkdfSync('sha256', authSecret, '', 'moneycomb second factor', KEY_BYTES))

/** Encrypts for one owner: the same bytes in another owner's row open nothing. */
export function seal(plain: Buffer, owner: string, authSecret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFrom(authSecret), nonce).setAAD(Buffer.from(owner))
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
}

/** Throws when the bytes were changed, or were sealed for another owner or with another secret. */
export function unseal(sealed: Buffer, owner: string, authSecret: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, keyFrom(authSecret), nonce, {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
  const hidden = sealed.subarray(NONCE_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(hidden), decipher.final()])
}
