import { describe, expect, it } from 'vitest'
import { countWords, lagWords } from './figure-words.ts'

describe('countWords', () => {
  it('does not tell a small count', () => {
    expect(countWords(null)).toBe('fewer than 5')
    expect(countWords(5)).toBe('5')
  })
})

describe('lagWords', () => {
  it.each([
    [0, 'on time'],
    [59.9, 'on time'],
    [60, '1 min late'],
    [3599, '59 min late'],
    [7300, '2 h late'],
  ])('says of %d s: %s', (seconds, words) => {
    expect(lagWords(seconds)).toBe(words)
  })
})
