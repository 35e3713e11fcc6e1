import { describe, expect, it } from 'vitest'
import { matches } from './help-search.ts'

describe('matches', () => {
  it.each([
    ['fewest payment', 'What does “the fewest payments” mean?', true],
    ['CSV', 'Import csv files', true],
    ['resume', 'Your résumé', true],
    ['zebra csv', 'Import csv files', false],
    ['', 'Anything', true],
  ])('%j in %j: %s', (asked, text, isFound) => {
    expect(matches(asked, text)).toBe(isFound)
  })
})
