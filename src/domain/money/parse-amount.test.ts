import { describe, expect, it } from 'vitest'
import { parseAmount } from './parse-amount.ts'

const read = (text: string, currency = 'EUR', mark?: '.' | ',') => {
  const parsed = parseAmount(text, currency, mark)
  return parsed.ok ? parsed.amount : parsed.reason
}

describe('reading an amount', () => {
  it.each([
    ['12.50', 1250],
    ['12,50', 1250],
    ['12,5', 1250],
    ['12', 1200],
    ['.5', 50],
    ['5.', 500],
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['1 234,56', 123456],
    ['1\u202f234,56', 123456],
    ["1'234.50", 123450],
    ['1’234.50', 123450],
    ['1.234.567', 123456700],
    ['12,34,567.89', 123456789],
    [' 0.10 ', 10],
    ['+3', 300],
    ['-3', -300],
    ['\u22123,20', -320],
    ['-0.00', 0],
    ['١٢٫٥٠', 1250],
    ['१२.५०', 1250],
    ['１２．５０', 1250],
  ])('%s is %d', (text, amount) => {
    expect(read(text)).toBe(amount)
  })

  it.each([
    ['JPY', '1234', 1234],
    ['JPY', '1,234', 1234],
    ['JPY', '12.34', 'too-many-decimals'],
    ['KWD', '1.234', 1234],
    ['BHD', '0.005', 5],
    ['CLF', '1.2345', 12345],
    ['USD', '12.345', 'unclear-separator'],
    ['USD', '12.3456', 'too-many-decimals'],
    ['USD', '0.123', 'too-many-decimals'],
  ])('in %s, %s is %s', (currency, text, want) => {
    expect(read(text, currency)).toBe(want)
  })

  it.each(['1e3', 'NaN', 'Infinity', '0x10', '12a', '€5', '5-', '(5)', '--5', '.', '12²', '1½'])(
    'refuses %s',
    (text) => {
      expect(read(text)).toBe('not-a-number')
    },
  )

  it.each(['12.34,56', '1,23.45', '1.23.45', '1 23', '1,234,56', '1.2,3.4', '1,,000'])(
    'refuses the badly grouped %s',
    (text) => {
      expect(read(text)).toBe('not-a-number')
    },
  )

  it('refuses nothing and too much', () => {
    expect(read('  ')).toBe('empty')
    expect(read('92233720368547758.07')).toBe('too-large')
    expect(read('9'.repeat(400))).toBe('too-large')
    expect(read('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('lets the locale decide only what could be read both ways', () => {
    expect(read('1,234')).toBe('unclear-separator')
    expect(read('1,234', 'EUR', '.')).toBe(123400)
    expect(read('1,234', 'EUR', ',')).toBe('too-many-decimals')
    expect(read('1.234', 'EUR', ',')).toBe(123400)
    expect(read('1.234', 'KWD', ',')).toBe(1234000)
    expect(read('1.234', 'JPY', '.')).toBe('too-many-decimals')
    expect(read('12,50', 'EUR', '.')).toBe(1250)
    expect(read('12.50', 'EUR', ',')).toBe(1250)
  })
})
