import { describe, expect, it } from 'vitest'
import { readPush } from './push-settings.ts'

const given = { MAIL_FROM: 'Moneycomb <post@example.org>' }
const secret = 'only for tests, only for tests, only'

describe('the keys for push messages', () => {
  it('are the same for the same secret, and others for another', () => {
    const keys = readPush(given, secret)
    expect(readPush(given, secret)).toEqual(keys)
    expect(readPush(given, `${secret}.`).publicKey).not.toBe(keys.publicKey)
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
    expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32)
  })

  it('may be given, and then have to fit each other', () => {
    const { publicKey, privateKey } = readPush(given, 'another secret, another secret, anoth')
    const own = { ...given, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
    expect(readPush(own, secret)).toMatchObject({ publicKey, privateKey })
    expect(() => readPush({ ...own, VAPID_PRIVATE_KEY: undefined }, secret)).toThrow('need each')
    const wrong = { ...own, VAPID_PUBLIC_KEY: readPush(given, secret).publicKey }
    expect(() => readPush(wrong, secret)).toThrow('does not belong')
  })

  it('say where whoever runs a push service can complain', () => {
    expect(readPush(given, secret).subject).toBe('mailto:post@example.org')
    const home = { ...given, PUBLIC_URL: 'https://money.example.org' }
    expect(readPush(home, secret).subject).toBe('https://money.example.org')
    expect(readPush({ ...home, VAPID_SUBJECT: 'mailto:a@b.c' }, secret).subject).toBe(
      'mailto:a@b.c',
    )
  })
})
