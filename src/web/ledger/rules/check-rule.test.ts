import { describe, expect, it } from 'vitest'
import type { CategoryRule } from '#domain/categories/rules.ts'
import { checkRule } from './check-rule.ts'

const rule: CategoryRule = {
  id: '1',
  type: 'expense',
  contains: 'Café',
  categoryId: 'coffee',
  active: true,
}
const check = (contains: string, categoryId: string | null, own: { id?: string } = {}) =>
  checkRule({ contains, categoryId }, { type: 'expense', ...own }, [rule])

describe('a rule being written', () => {
  it('needs words and a category', () => {
    expect(check('  ', null)).toEqual({
      contains: 'Say what to look for.',
      categoryId: 'Choose a category.',
    })
    expect(check('x'.repeat(121), 'a')).toEqual({ contains: 'Use at most 120 characters.' })
    expect(check('Rewe', 'a')).toEqual({})
  })

  it('may not be there twice, but may be changed itself', () => {
    expect(check('CAFE ', 'a')).toEqual({ contains: 'There is a rule for this already.' })
    expect(check('CAFE ', 'a', { id: '1' })).toEqual({})
    expect(checkRule({ contains: 'cafe', categoryId: 'a' }, { type: 'income' }, [rule])).toEqual({})
  })
})
