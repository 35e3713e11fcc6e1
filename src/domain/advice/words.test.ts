import { expect, it } from 'vitest'
import { percentWords, rateWords } from './words.ts'

it('writes a share and the rate of a loan as the reader does', () => {
  const [british, polish] = [{ locale: 'en-GB' }, { locale: 'pl-PL' }]
  expect([percentWords(british, 1, 3), percentWords(polish, 1, 3)]).toEqual(['33%', '33%'])
  expect(percentWords({ locale: 'de-AT' }, 1, 3)).toBe('33\u00a0%')
  const loan = { rateBps: 960 }
  expect([rateWords(british, loan), rateWords(polish, loan)]).toEqual(['9.6%', '9,6%'])
})
