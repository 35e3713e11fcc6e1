import { describe, expect, it } from 'vitest'
import { rowsWords } from './counted.ts'

describe('counting in words', () => {
  it('says one and many', () => {
    expect([1, 0, 5000].map((count) => rowsWords(count, 'en-GB'))).toEqual([
      '1 row',
      '0 rows',
      '5,000 rows',
    ])
  })
})
