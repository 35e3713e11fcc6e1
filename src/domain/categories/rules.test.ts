import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CategoryRule, ruleBookFor, textsOf } from './rules.ts'

const rule = (id: string, contains: string, more: Partial<CategoryRule> = {}): CategoryRule => ({
  id,
  type: 'expense',
  contains,
  categoryId: `category of ${id}`,
  active: true,
  ...more,
})

describe('rules', () => {
  it('finds the words in any case and with any accent, anywhere', () => {
    const book = ruleBookFor([rule('1', ' Café ')], 'expense')
    expect(book(['Das CAFE am Eck'])?.id).toBe('1')
    expect(book(['Tea house'])).toBeNull()
  })

  it('lets the longest words win, then the rule made last', () => {
    const rules = [rule('1', 'amazon'), rule('2', 'amazon prime'), rule('3', 'AMAZON')]
    const book = ruleBookFor(rules, 'expense')
    expect(book(['AMAZON PRIME 12'])?.id).toBe('2')
    expect(book(['Amazon Marketplace'])?.id).toBe('3')
  })

  it('keeps expenses and income apart, and leaves out what is switched off', () => {
    const rules = [rule('1', 'acme', { type: 'income' }), rule('2', 'acme', { active: false })]
    expect(ruleBookFor(rules, 'expense')(['ACME'])).toBeNull()
    expect(ruleBookFor(rules, 'income')(['ACME'])?.id).toBe('1')
  })

  it('looks at the merchant or source as well as the description', () => {
    expect(textsOf({ description: ' Lunch ', merchant: 'Luigi' })).toEqual(['Luigi', 'Lunch'])
    expect(textsOf({ description: 'Pay', source: 'ACME' })).toEqual(['ACME', 'Pay'])
    expect(textsOf({ description: 'REWE', merchant: 'REWE' })).toEqual(['REWE'])
  })

  it('does not depend on the order of the rules', () => {
    const word = fc.constantFrom('rewe', 'rewe city', 'city', 'lidl', '')
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 })), word, word, (ids, a, b) => {
        const rules = ids.map((id, at) => rule(String(id).padStart(2, '0'), at % 2 ? a : b))
        const texts = ['REWE City Markt']
        const found = ruleBookFor(rules, 'expense')(texts)
        expect(ruleBookFor(rules.toReversed(), 'expense')(texts)).toEqual(found)
      }),
    )
  })
})
