import { describe, expect, it } from 'vitest'
import { countWords, lagWords } from './figure-words.ts'
import { weeksWords } from './signup-bars.tsx'

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

it('says what the bars of the weeks mean', () => {
  const weeks = (...signups: (number | null)[]) =>
    signups.map((count, at) => ({ startsOn: `2026-11-0${at + 1}`, signups: count }))
  expect(weeksWords(weeks(0, 0))).toBe('Nobody in these weeks')
  expect(weeksWords(weeks(0, 12, 7))).toBe('At most 12 in a week')
  expect(weeksWords(weeks(12, null))).toBe('At most 12 in a week. Outlined: fewer than 5')
  expect(weeksWords(weeks(null))).toBe('Outlined: fewer than 5')
})
