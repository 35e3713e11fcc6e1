import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf } from '../money/money.ts'
import { parseAmount } from '../money/parse-amount.ts'
import { currencyNamed, readTypedAmount } from './read-typed-amount.ts'

const read = (text: string, currency = 'EUR', locale = 'en-GB') => {
  const parsed = readTypedAmount(text, currency, locale)
  return parsed.ok ? parsed.amount : parsed.reason
}

describe('a sum in an amount field', () => {
  it.each([
    ['5+5', 1000],
    ['5 + 5', 1000],
    ['12.50+3', 1550],
    ['50-5.25', 4475],
    ['3*4.50', 1350],
    ['3×4.50', 1350],
    ['2 x 12.50', 2500],
    ['90/3', 3000],
    ['100/3', 3333],
    ['(5+5)*2', 2000],
    ['5+2*3', 1100],
    ['1,234.50 + 1', 123_550],
    ['86.40*1.1', 9504],
    ['10-12', -200],
    ['10−2', 800],
    ['-5', -500],
  ])('%s', (text, amount) => expect(read(text)).toBe(amount))

  it('follows the marks of the reader', () => {
    expect(read('1.234,50 + 0,5', 'EUR', 'de-DE')).toBe(123_500)
    expect(read('1.234+1', 'EUR', 'de-DE')).toBe(123_500)
  })

  it.each([
    ['5+', 'not-a-number'],
    ['5++5', 'not-a-number'],
    ['(5', 'not-a-number'],
    ['5)', 'not-a-number'],
    ['5/0', 'not-a-number'],
    ['5..5+1', 'not-a-number'],
    ['', 'empty'],
    ['+', 'not-a-number'],
    ['coffee', 'not-a-number'],
    ['5.001+1', 'too-many-decimals'],
    ['9999999999999*9999999', 'too-large'],
    [`1${'+1'.repeat(60)}`, 'too-large'],
  ])('%j is refused: %s', (text, reason) => expect(read(text)).toBe(reason))

  it('is what the numbers come to', () => {
    const minor = fc.integer({ min: 1, max: 99_999_999 })
    const cases = fc.property(fc.array(minor, { minLength: 2, maxLength: 8 }), (amounts) => {
      const text = amounts.map((amount) => decimalOf(amount, 'EUR')).join(' + ')
      expect(read(text)).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
    })
    fc.assert(cases)
  })

  it('reads every plain amount as before', () => {
    const typed = fc.stringMatching(/^[+-]?[\d.,' ]{1,12}$/)
    const cases = fc.property(typed, fc.constantFrom('EUR', 'JPY', 'KWD'), (text, currency) => {
      const before = parseAmount(text, currency, '.')
      if (before.ok) expect(readTypedAmount(text, currency, 'en-GB')).toEqual(before)
    })
    fc.assert(cases)
  })
})

describe('a price in an amount field', () => {
  it.each([
    ['5€', 500],
    ['€5', 500],
    ['€ 5.50', 550],
    ['5 EUR', 500],
    ['EUR 1,234.50', 123_450],
    ['5,-', 500],
    ['5,- €', 500],
    ['5€+1', 'not-a-number'],
    ['5+5 €', 1000],
    ['$5', 'other-currency'],
    ['5 USD', 'other-currency'],
    ['5 apples', 'not-a-number'],
  ])('%s in euros', (text, amount) => expect(read(text)).toBe(amount))

  it('takes a shared sign for the field’s own currency', () => {
    expect(read('$5', 'CAD')).toBe(500)
    expect(read('¥500', 'CNY')).toBe(50_000)
    expect(read('kr 50', 'SEK')).toBe(5000)
  })

  it('tells the currency it names', () => {
    expect(currencyNamed('$5', 'EUR', 'EUR')).toBe('USD')
    expect(currencyNamed('$5', 'EUR', 'AUD')).toBe('AUD')
    expect(currencyNamed('$5', 'CAD', 'AUD')).toBe('CAD')
    expect(currencyNamed('5 JPY', 'EUR', 'EUR')).toBe('JPY')
    expect(currencyNamed('5€', 'EUR', 'EUR')).toBe('EUR')
    expect(currencyNamed('5', 'EUR', 'EUR')).toBeNull()
    expect(currencyNamed('$', 'EUR', 'EUR')).toBeNull()
    expect(currencyNamed('5 apples', 'EUR', 'EUR')).toBeNull()
  })
})
