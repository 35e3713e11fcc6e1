import { expect, it } from 'vitest'
import { spanWords } from './span-words.ts'

it.each([
  [0, '0 s'],
  [59.6, '1 min'],
  [61, '1 min 1 s'],
  [7200, '2 h'],
  [187_200, '2 d 4 h'],
  [-3, '0 s'],
])('says %d s as %s', (seconds, words) => {
  expect(spanWords(seconds)).toBe(words)
})
