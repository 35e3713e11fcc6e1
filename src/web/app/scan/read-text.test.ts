import { describe, expect, it } from 'vitest'
import { amountIn, dayIn, nameIn } from './read-text.ts'

const reader = { currency: 'EUR', locale: 'de-DE', today: '2026-11-15' }

describe('a line that was tapped', () => {
  it.each([
    ['SUMME EUR 12,30', 1230],
    ['Milch 2 x 0,99 1,98 A', 198],
    ['Rabatt -0,50', -50],
    ['1.234,56', 123_456],
    ['no price', null],
  ])('has the amount at its end: %s', (text, amount) => {
    expect(amountIn(text, reader)).toBe(amount)
  })

  it.each([
    ['Datum 03.11.2026 14:22', '2026-11-03'],
    ['2026-11-03', '2026-11-03'],
    ['3. Nov 2026', '2026-11-03'],
    ['Total', null],
  ])('has a day: %s', (text, day) => {
    expect(dayIn(text, reader)).toBe(day)
  })

  it('has a name before its price', () => {
    expect(nameIn('Bio Milch 1,98 A')).toBe('Bio Milch')
    expect(nameIn('REWE')).toBe('REWE')
    expect(nameIn('1,98')).toBe('1,98')
  })
})
