import { describe, expect, it } from 'vitest'
import { addedWords, rowsWords } from './counted.ts'

describe('counting in words', () => {
  it('says one and many', () => {
    expect([rowsWords(1), rowsWords(0), rowsWords(5000)]).toEqual(['1 row', '0 rows', '5000 rows'])
  })

  it('leaves out what there is none of', () => {
    expect(addedWords({ expenses: 20, incomes: 1 })).toBe('20 expenses and 1 income')
    expect(addedWords({ expenses: 0, incomes: 2 })).toBe('2 incomes')
    expect(addedWords({ expenses: 0, incomes: 0 })).toBe('nothing')
  })
})
