import { expect, it } from 'vitest'
import { spentWords } from './loan-words.ts'

it('says nothing of interest where there is none', () => {
  expect(spentWords('annuity', false)).toBe('Only the interest counts as spending.')
  expect(spentWords('interest-free', false)).toMatch(/nothing of it counts as spending/)
  expect(spentWords('interest-free', true)).toMatch(/^Only the fees/)
})
