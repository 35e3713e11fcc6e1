import { describe, expect, it } from 'vitest'
import { toE164 } from './phone-number.ts'

describe('toE164', () => {
  it.each([
    ['+49 151 23456789', '+4915123456789'],
    [' +49 (0)151 / 234-567-89 ', '+4915123456789'],
    ['+1 (202) 555-0123', '+12025550123'],
    ['+４９ 151 23456789', '+4915123456789'],
  ])('reads %j as %s', (text, number) => {
    expect(toE164(text)).toBe(number)
  })

  it.each([
    '',
    '0151 23456789',
    '49 151 23456789',
    '+49',
    '+999 123456789',
    '+4915123456789012345',
    '+49 151 23456789 ext. 7',
    'call +49 151 23456789',
    `+49${'1'.repeat(200)}`,
  ])('refuses %j and says how', (text) => {
    expect(() => toE164(text)).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        fields: { phoneNumber: expect.stringContaining('country code') },
      }),
    )
  })
})
