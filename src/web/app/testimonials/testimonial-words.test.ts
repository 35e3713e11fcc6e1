import { expect, it } from 'vitest'
import { savedWords, standingOf } from './testimonial-words.ts'

it('promises a visitor of the demo nothing', () => {
  expect(savedWords(true, false)).toBe('It appears in public once we have read it.')
  expect(standingOf(null, false).words).toBe('Waiting')
  for (const isNew of [true, false]) expect(savedWords(isNew, true)).toContain('never published')
  expect(standingOf('waiting', true)).toMatchObject({
    words: 'Not shown',
    more: savedWords(true, true),
  })
})
