import { expect, it } from 'vitest'
import { comparedDays } from '../month-span.ts'
import { changeWords, rateBeforeWords, whenWords } from './change-words.ts'

it('a difference is about so much where either figure took a rate', () => {
  const writing = { currency: 'EUR', locale: 'en-GB' }
  const figure = { amount: 15_000, before: 10_000 }
  expect(changeWords(figure, writing)).toBe('50% more than')
  expect(changeWords({ ...figure, isAbout: true }, writing)).toBe('≈\u00a050% more than')
  expect(changeWords({ ...figure, isAboutBefore: true }, writing)).toBe('≈\u00a050% more than')
  expect(changeWords({ amount: 90_000, before: 1000, isAbout: true }, writing)).toBe(
    '≈\u00a0€890.00 more than',
  )
  expect(changeWords({ ...figure, amount: 10_000 }, writing)).toBe('the same as')
})

it('a rate is the same as before only where both read the same', () => {
  expect(rateBeforeWords(8660, 8625, 'en-GB')).toBe('86% in')
  expect(rateBeforeWords(8660, 8651, 'en-GB')).toBe('the same as')
  expect(rateBeforeWords(540, 520, 'cs-CZ')).toBe('5,2\u00a0% in')
  expect(rateBeforeWords(540, null, 'en-GB')).toBeNull()
})

it('says the days before as people write them', () => {
  const said = (today: string, locale = 'en-GB', month = today.slice(0, 7)) =>
    whenWords(comparedDays(month, today), today, locale)
  expect(said('2026-11-19')).toBe('1\u2009–\u200919 October')
  expect(said('2026-11-19', 'en-US')).toBe('October 1\u2009–\u200919')
  expect(said('2026-01-19')).toBe('1\u2009–\u200919 December 2025')
  expect(said('2026-11-19', 'en-GB', '2026-10')).toBe('September')
})
