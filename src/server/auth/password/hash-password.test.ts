import { hashPassword as hashAsBefore } from 'better-auth/crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword, isOutdated, isPassword } from './hash-password.ts'

describe('a password', () => {
  it('is known by its hash, letter for letter', async () => {
    const hash = await hashPassword(' F\u00fcnf words ')
    const fits = (typed: string) => isPassword(typed, hash)
    const same = [' F\u00fcnf words ', ' Fu\u0308nf words ']
    expect(await Promise.all(same.map(fits))).toEqual([true, true])
    const others = ['F\u00fcnf words', ' f\u00fcnf words ', ' Funf words ', '']
    expect(await Promise.all(others.map(fits))).toEqual([false, false, false, false])
  }, 20_000)

  it('has another hash each time, which names its cost', async () => {
    const [one, other] = await Promise.all([hashPassword('same'), hashPassword('same')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
  })

  it('of an older, smaller cost still works', async () => {
    // RFC 7914, section 12, its third vector.
    const salt = Buffer.from('SodiumChloride').toString('base64url')
    const key = Buffer.from(
      '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2' +
        'd5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887',
      'hex',
    ).toString('base64url')
    expect(await isPassword('pleaseletmein', `scrypt$16384$8$1$${salt}$${key}`)).toBe(true)
  })

  it.each(['', 'plain', 'scrypt$1$1$1$$', 'bcrypt$1$1$1$x$y'])('never fits %s', async (hash) => {
    expect(await isPassword('', hash)).toBe(false)
  })

  it('that the identity engine hashed still works, and is to be hashed anew', async () => {
    const before = await hashAsBefore('four plain words')
    expect(await isPassword('four plain words', before)).toBe(true)
    expect(await isPassword('five plain words', before)).toBe(false)
    expect(isOutdated(before)).toBe(true)
    expect(isOutdated(await hashPassword('four plain words'))).toBe(false)
  })
})
