import { describe, expect, it } from 'vitest'
import { writeFiguresAs } from '#web/words/speech.ts'
import { rowsWords } from './counted.ts'

describe('counting in words', () => {
  it('says one and many', () => {
    writeFiguresAs('en-GB')
    expect([1, 0, 5000].map((count) => rowsWords(count))).toEqual(['1 row', '0 rows', '5,000 rows'])
  })
})
