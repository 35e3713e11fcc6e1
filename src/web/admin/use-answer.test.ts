import { describe, expect, it } from 'vitest'
import { shown } from './use-answer.ts'

const got = { to: 'everybody', answer: ['Anna', 'Ben'] }

describe('what a list shows', () => {
  it('keeps the last answer while the next question is under way', () => {
    expect(shown(got, 'ben', null)).toEqual(['Anna', 'Ben'])
  })

  it('shows nothing beneath a refused question, least of all the answer to another', () => {
    expect(shown(got, 'ben', 'Too many tries.')).toBeNull()
    expect(shown(null, 'ben', 'Too many tries.')).toBeNull()
  })

  it('keeps what is there where asking the same again fails', () => {
    expect(shown(got, 'everybody', 'The server cannot be reached.')).toEqual(['Anna', 'Ben'])
  })
})
