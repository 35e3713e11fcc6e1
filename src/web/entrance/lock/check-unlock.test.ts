import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { KnownPasskey } from '#contract/identity/passkeys.ts'
import { softAuthenticator } from '#test/support/soft-authenticator.ts'
import { isUnlocked, type Question } from './check-unlock.ts'

const place = { rpId: 'money.example', origin: 'https://money.example' }
const challenge = Buffer.from('made up here').toString('base64url')
const options = { options: { challenge } }
type Soft = ReturnType<typeof softAuthenticator>
const known = ({ id, key }: Soft) => ({ id, key }) as KnownPasskey
const asked = (...devices: readonly Soft[]): Question => ({
  ...{ ...place, challenge },
  passkeys: devices.map(known),
})

describe('a passkey that unlocks the app on a device', () => {
  it('is one that is known there, again and again', async () => {
    const [mine, other] = [softAuthenticator(place), softAuthenticator(place)]
    // Signatures are of different lengths: each number may begin with noughts.
    for (let turn = 0; turn < 300; turn += 1) {
      expect(await isUnlocked(asked(other, mine), mine.give(options))).toBe(true)
    }
  })

  it('is nobody else’s, whatever name it gives itself', async () => {
    const [mine, stranger] = [softAuthenticator(place), softAuthenticator(place)]
    expect(await isUnlocked(asked(mine), stranger.give(options))).toBe(false)
    const forged = { ...stranger.give(options), id: mine.id, rawId: mine.id }
    expect(await isUnlocked(asked(mine), forged)).toBe(false)
    expect(await isUnlocked(asked(), mine.give(options))).toBe(false)
  })

  it('answers what was asked just now, here, and unlocked by its owner', async () => {
    const mine = softAuthenticator(place)
    const before = { options: { challenge: Buffer.from('of before').toString('base64url') } }
    expect(await isUnlocked(asked(mine), mine.give(before))).toBe(false)
    expect(await isUnlocked(asked(mine), mine.give(options, { isLocked: true }))).toBe(false)
    const elsewhere = mine.give(options, { origin: 'https://evil.example' })
    expect(await isUnlocked(asked(mine), elsewhere)).toBe(false)
    const { origin } = place
    expect(await isUnlocked({ ...asked(mine), rpId: 'evil.example' }, mine.give(options))).toBe(
      false,
    )
    const made = mine.make(options)
    const asMade = mine.give(options)
    const { clientDataJSON } = made.response
    const taken = { ...asMade, response: { ...asMade.response, clientDataJSON } }
    expect(await isUnlocked({ ...asked(mine), origin }, taken)).toBe(false)
  })

  it('signs by any of the three ways that we ask for', async () => {
    const pairs = [
      generateKeyPairSync('rsa', { modulusLength: 2048 }),
      generateKeyPairSync('ed25519'),
    ]
    for (const [at, { privateKey, publicKey }] of pairs.entries()) {
      const mine = softAuthenticator(place)
      const given = mine.give(options)
      const bytes = (text: string) => Buffer.from(text, 'base64url')
      const { authenticatorData, clientDataJSON } = given.response
      const hash = createHash('sha256').update(bytes(clientDataJSON)).digest()
      const data = Buffer.concat([bytes(authenticatorData), hash])
      const signature = sign(at === 0 ? 'sha256' : null, data, privateKey).toString('base64url')
      const key = publicKey.export({ format: 'jwk' }) as KnownPasskey['key']
      const asking = { ...asked(), passkeys: [{ id: mine.id, key }] }
      const response = { ...given.response, signature }
      expect(await isUnlocked(asking, { ...given, response })).toBe(true)
      expect(await isUnlocked(asking, given)).toBe(false)
    }
  })
})
