import { describe, expect, it } from 'vitest'
import { aboutWords, figureWords, missingWords, ofKnown } from './figure-words.ts'

const dollars = { currency: 'USD', amount: 4500 }
const pounds = { currency: 'SYP', amount: 50_000 }

describe('a figure in words', () => {
  it('is the known part and what has no rate, by currency', () => {
    const known = { amount: 81_240, missing: [dollars] }
    expect(figureWords(known, 'EUR', 'en-GB')).toBe('€812.40 and US$45.00 without a rate')
    expect(figureWords({ amount: 0, missing: [] }, 'EUR', 'en-GB')).toBe('€0.00')
  })

  it('names several currencies one after the other', () => {
    expect(missingWords([dollars, pounds], 'en-GB')).toMatch(
      /^US\$45\.00 and SYP.500\.00 without a rate$/,
    )
    expect(missingWords([], 'en-GB')).toBe('')
  })

  it('says what is too large to add, and only of that', () => {
    expect(figureWords({ amount: null }, 'EUR', 'en-GB')).toBe('EUR, too large to add')
    const lacking = { amount: 100, missing: [{ currency: 'SYP', amount: null }] }
    expect(figureWords(lacking, 'EUR', 'en-GB')).toBe(
      '€1.00 and SYP, too large to add without a rate',
    )
  })

  it('is about so much after a rate, but never about nothing', () => {
    const about = (amount: number) => figureWords({ amount, isAbout: true }, 'EUR', 'en-GB')
    expect([about(10), about(-100), about(0)]).toEqual(['≈\u00a0€0.10', '≈\u00a0-€1.00', '€0.00'])
    expect(aboutWords('•••', true)).toBe('≈\u00a0•••')
  })

  it('limits a claim to what is known', () => {
    expect([ofKnown([]), ofKnown([pounds])]).toEqual(['', ' of what has a rate'])
  })
})
