import { expect, it } from 'vitest'
import { changeWords } from './change-words.ts'

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
