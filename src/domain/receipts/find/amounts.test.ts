import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountsIn, brokenAmountIn, decimalsOf } from './amounts.ts'

const values = (text: string, decimals: 0 | 2 | 3 = 2) =>
  amountsIn(text, decimals).map(({ value, isNegative }) => (isNegative ? -value : value))

describe('amounts in a row', () => {
  it.each([
    ['TOTAL 12.50', [1250]],
    ['Summe 1.234,50', [123_450]],
    ['TOTAL:RM 1,234.50', [123_450]],
    ['Rabatt -0,50', [-50]],
    ['COUPON 2.00-', [-200]],
    ['DISCOUNT (1.50)', [-150]],
    ['RMO.20', [20]],
    ['12 .50', [1250]],
    ['1 x 3.50 3.50', [350, 350]],
    ['.90', [90]],
  ])('are found in %s', (text, found) => expect(values(text)).toEqual(found))

  it.each(['12.03.2026', '10:15.30', 'VAT 7.50%', '0.365KG', 'Hr.17 Min', '2.6500', 'v1.20.3'])(
    'are not found in %s',
    (text) => expect(values(text)).toEqual([]),
  )

  it('are found whole in either style, wherever they stand', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 })
    const style = fc.constantFrom('en-GB', 'de-DE')
    fc.assert(
      fc.property(cents, style, (amount, locale) => {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
        const text = `TOTAL ${written.format(amount / 100)} x`
        expect(values(text)).toEqual([amount])
      }),
    )
  })
})

describe('a broken amount', () => {
  it.each([
    ['TOTAL 1056', 1056],
    ['TOTAL 10-56', 1056],
    ['TOTAL 16 85', 1685],
  ])('is mended in %s', (text, value) => expect(brokenAmountIn(text, 2)?.value).toBe(value))

  it('is not made of a date or of nothing', () => {
    expect(brokenAmountIn('12/03/2026', 2)).toBeNull()
    expect(brokenAmountIn('TOTAL', 2)).toBeNull()
  })
})

describe('the decimals of a receipt', () => {
  it.each([
    [['4.20', '3,50', '1.200'], 2, 2],
    [['45.000', '12.000'], 2, 0],
    [['1,680'], 0, 0],
    [['4.250', '1.500'], 3, 3],
    [['nothing'], 2, 2],
  ] as const)('of %j are told', (texts, exponent, decimals) =>
    expect(decimalsOf(texts, exponent)).toBe(decimals),
  )
})
