import { expect, it } from 'vitest'
import { agreementWords, daysWords, gapWords } from './agreement-words.ts'

const today = '2026-11-18'

it('ends with one stop, also after the short month of a language that has its own', () => {
  const agreed = { agreesUntil: today, gap: 0, breaks: [] }
  expect(agreementWords('Giro', agreed, today, 'de-DE')).toMatch(/until 18\. Nov\.$/)
  expect(agreementWords('Giro', agreed, today, 'en-GB')).toMatch(/until 18 Nov\.$/)
})

it('tells a stretch of days forwards, and one day as that day', () => {
  expect(daysWords('2026-11-05', today, today, 'en-GB')).toBe('between 5 Nov and 18 Nov')
  expect(daysWords(today, today, today, 'en-GB')).toBe('on 18 Nov')
})

it('speaks of what is owed where that differs', () => {
  expect(gapWords('current', 5, '€5')).toBe('€5 missing')
  expect(gapWords('cash', -5, '€5')).toBe('€5 too much')
  expect(gapWords('card', -5, '€5')).toBe('€5 more owed than your book says')
  expect(gapWords('card', 5, '€5')).toBe('€5 less owed than your book says')
})
