import { describe, expect, it } from 'vitest'
import { addedWords, rowsWords } from './counted.ts'

describe('counting in words', () => {
  it('says one and many', () => {
    expect([1, 0, 5000].map((count) => rowsWords(count, 'en-GB'))).toEqual([
      '1 row',
      '0 rows',
      '5,000 rows',
    ])
  })

  it('leaves out what there is none of', () => {
    expect(addedWords({ expenses: 20, incomes: 1 }, 'en-GB')).toBe('20 expenses and 1 income')
    expect(addedWords({ expenses: 0, incomes: 2 }, 'en-GB')).toBe('2 incomes')
    expect(addedWords({ expenses: 0, incomes: 0 }, 'en-GB')).toBe('nothing')
  })
})
