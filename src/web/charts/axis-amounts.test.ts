import { expect, it } from 'vitest'
import { axisAmount } from './axis-amounts.ts'

const written = (currency: string, locale: string) =>
  axisAmount(150_000_00, { currency, locale }).replaceAll(/\s/g, ' ')

it('names a currency on an axis as every other figure does', () => {
  expect(written('RON', 'de-DE')).toBe('150.000 RON')
  expect(written('RON', 'en-GB')).toBe('RON 150k')
  expect(written('USD', 'en-GB')).toBe('US$150k')
  expect(written('EUR', 'en-GB')).toBe('€150k')
})
