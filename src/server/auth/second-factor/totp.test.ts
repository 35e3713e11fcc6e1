import { describe, expect, it } from 'vitest'
import { base32, codeAt, matchCode, otpauthUri, stepAt } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('RFC 6238, appendix B', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i s the code is %s', (seconds, code) => {
    expect(codeAt(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code)
  })
})

describe('RFC 4226, appendix D', () => {
  it.each(
    [
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ].map((code, count) => [count, code] as const),
  )('count %i makes %s', (count, code) => {
    expect(codeAt(secret, count)).toBe(code)
  })
})

describe('RFC 4648, section 10', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('"%s" is %s', (text, expected) => {
    expect(base32(Buffer.from(text))).toBe(expected)
  })
})

describe('a code', () => {
  const at = new Date('2026-03-31T10:00:15Z')
  const now = stepAt(at)

  it.each([-1, 0, 1])('of a clock %i steps off is taken, as that step', (off) => {
    expect(matchCode(secret, codeAt(secret, now + off), at)).toBe(now + off)
  })

  it.each([-3, -2, 2, 3])('of a clock %i steps off is not', (off) => {
    expect(matchCode(secret, codeAt(secret, now + off), at)).toBeNull()
  })

  it.each(['', '0', '000000', '1234567', 'abcdef'])('that is "%s" is not', (code) => {
    expect(matchCode(secret, code, at)).toBeNull()
  })
})

describe('the address for the phone', () => {
  it('names us, the account and how codes are made', () => {
    const uri = new URL(otpauthUri(secret, 'anna+x@example.org'))
    expect(uri.href).toContain('otpauth://totp/Moneycomb:anna%2Bx%40example.org?')
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      issuer: 'Moneycomb',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
