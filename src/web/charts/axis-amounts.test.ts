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

it('groups thousands on an axis alike', () => {
  const axis = (amount: number) => axisAmount(amount, { currency: 'CHF', locale: 'de-CH' })
  expect(axis(5_000_00)).toMatch(/^CHF\s5['’]000$/)
  expect(axis(10_000_00)).toMatch(/^CHF\s10['’]000$/)
})
