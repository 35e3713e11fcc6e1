import { describe, expect, it } from 'vitest'
import { findCurrencies } from './find-currency.ts'

const best = (rows: readonly string[], own = 'EUR') => findCurrencies(rows, own)[0]?.code

describe('what the total comes to in another currency', () => {
  it.each([
    ['a figure alone', ['SEK 1775.11']],
    ['a figure and a rate', ['SEK 1775,11', '1 EUR = 11.5117 SEK']],
    ['said twice', ['SEK 1775.11 1 = 11.5117', 'SEK 1775.11']],
    ['with words', ['Amount in SEK 1775.11', 'Exchange rate SEK 11.5117']],
    ['in several', ['SEK 1775.11', 'USD 166.60', 'GBP 131.07']],
  ])('is not what the receipt is in: %s', (_, below) => {
    expect(best(['Bistro Lindgren', 'TOTAL EUR 154.20', ...below])).toBe('EUR')
    expect(best(['Bistro Lindgren', 'Total 154.20', ...below]) ?? 'EUR').toBe('EUR')
  })

  it.each([
    ['the figure of the total', ['TOTAL 154.20', 'SEK 154.20']],
    ['below the word alone', ['TOTAL', 'SEK 154.20']],
    ['beside what was paid', ['TOTAL 154.20', 'CASH SEK 200.00', 'CHANGE SEK 45.80']],
    ['beside the total', ['TOTAL SEK 154.20', 'EUR 13.40']],
    ['beside a tax', ['TOTAL 154.20', 'MOMS 25% SEK 30.84']],
  ])('is told from what it is in: %s', (_, rows) => {
    expect(best(['Bistro Lindgren', ...rows])).toBe('SEK')
  })
})
