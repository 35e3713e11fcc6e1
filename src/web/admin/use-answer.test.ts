import { describe, expect, it } from 'vitest'
import { shown, troubleWords } from './use-answer.ts'

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

it('speaks of no marked field where there is none', () => {
  const refused = { code: 'invalid-input', error: 'Please check the marked fields.' } as const
  expect(troubleWords(refused)).not.toMatch(/marked/)
  expect(troubleWords({ code: 'not-found', error: 'Gone.' })).toBe('Gone.')
})
