import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf } from '../money/money.ts'
import { type DecimalMark, decimalText, minorUnits, readDecimal } from './decimal.ts'
import { guessDecimalMark } from './guess-decimal-mark.ts'
import { readMoneyCell } from './money-cell.ts'

function read(text: string, mark?: DecimalMark): string | null {
  const cell = readMoneyCell(text)
  const decimal = cell && readDecimal(cell.body, mark)
  return decimal ? decimalText({ ...decimal, isNegative: cell.isNegative }) : null
}

describe('a cell of money', () => {
  it.each([
    ['12.50', '12.50'],
    ['-12,50', '-12.50'],
    ['12,50-', '-12.50'],
    ['(12.50)', '-12.50'],
    ['−1.234,56 €', '-1234.56'],
    ['$-1,234.56', '-1234.56'],
    ['-$1,234.56', '-1234.56'],
    ["CHF 1'234.50", '1234.50'],
    ['1 234,50', '1234.50'],
    ['12,34,567.89', '1234567.89'],
    ['1.234.567', '1234567'],
    ['12.50 DR', '-12.50'],
    ['12.50CR', '12.50'],
    ['12,50 S', '-12.50'],
    ['+115.8331', '115.8331'],
    ['-00000000001500.0000', '-1500.0000'],
    ['="12.50"', '12.50'],
    ["'-5.00", '-5.00'],
    ['１２３円', '123'],
  ])('%s', (text, decimal) => {
    expect(read(text)).toBe(decimal)
  })

  it.each([
    '',
    '-',
    'abc',
    '12 apples',
    '10115 Berlin',
    '600000-12345678',
    '1,23.45',
    '1e5',
    '0x10',
  ])('is not %s', (text) => {
    expect(read(text)).toBeNull()
  })

  it('knows the currency beside it', () => {
    const codes = ['5 EUR', 'US$5', '5 zł', '£5', '$5', '5'].map(
      (text) => readMoneyCell(text)?.currency,
    )
    expect(codes).toEqual(['EUR', 'USD', 'PLN', 'GBP', null, null])
  })
})

describe('a decimal', () => {
  const units = (text: string, currency: string) => {
    const decimal = readDecimal(text, '.')
    return decimal && minorUnits(decimal, currency)
  }

  it('is rounded half away from zero where the currency has no room', () => {
    expect(units('115.8331', 'USD')).toEqual({ amount: 11583, isExact: false })
    expect(units('0.005', 'EUR')).toEqual({ amount: 1, isExact: false })
    expect(units('1.5', 'JPY')).toEqual({ amount: 2, isExact: false })
    expect(units('1.500', 'EUR')).toEqual({ amount: 150, isExact: true })
  })

  it('is refused beyond the exact range', () => {
    expect(units('90071992547409.92', 'EUR')).toBeNull()
    expect(units('9'.repeat(50), 'EUR')).toBeNull()
  })

  it('is read back to the unit, in any style', () => {
    const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
    const currency = fc.constantFrom('EUR', 'JPY', 'KWD')
    const style = fc.constantFrom<readonly [string, DecimalMark]>(
      ['', '.'],
      ['', ','],
      [',', '.'],
      ['.', ','],
      [' ', ','],
      ["'", '.'],
    )
    fc.assert(
      fc.property(amount, currency, style, (value, code, [group, mark]) => {
        const [whole = '', decimals] = decimalOf(value, code).split('.')
        const front = whole.replace(/\B(?=(\d{3})+$)/g, group)
        const decimal = readDecimal(decimals ? `${front}${mark}${decimals}` : front, mark)
        expect(decimal && minorUnits(decimal, code)).toEqual({ amount: value, isExact: true })
      }),
    )
  })
})

describe('the decimal mark of a file', () => {
  it.each([
    [['1.234', '12,50'], ','],
    [['1,234', '12.50'], '.'],
    [['1.234', '500'], ','],
    [['1.234.567'], ','],
    [['0.500', '1.234'], '.'],
    [['12', '500'], '.'],
  ] as const)('of %j', (bodies, mark) => {
    expect(guessDecimalMark(bodies, 2, '.')).toBe(mark)
  })
})
