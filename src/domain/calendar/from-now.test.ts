import { expect, it } from 'vitest'
import { fromNowWords, monthsWords } from './from-now.ts'

it.each([
  ['2026-11-17', '2027-08-01', '9 months'],
  ['2026-11-17', '2027-08-31', '9 months'],
  ['2026-11-17', '2028-06-15', '1 year 7 months'],
  ['2026-11-17', '2027-11-17', '1 year'],
  ['2026-11-17', '2026-12-16', '29 days'],
  ['2026-11-17', '2026-12-17', '1 month'],
  ['2026-11-17', '2026-11-18', '1 day'],
])('from %s to %s it is %s', (today, day, words) => {
  expect(fromNowWords(today, day)).toBe(words)
})

it('says nothing of no months', () => {
  expect([0, 1, 12, 27].map(monthsWords)).toEqual(['', '1 month', '1 year', '2 years 3 months'])
})
