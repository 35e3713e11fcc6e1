import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareWords } from './share-words.ts'
import { wholePercent } from './whole-percent.ts'

it('is the nearest, halves up, below and above the whole alike', () => {
  expect(wholePercent(10_500, 55_680)).toBe(19)
  expect(wholePercent(10_866, 10_000)).toBe(109)
  expect(wholePercent(191_874, 1_200_000)).toBe(16)
  expect(wholePercent(185, 1000)).toBe(19)
  expect(wholePercent(-50, 100)).toBe(-50)
})

it('is a hundred of the whole alone, and nothing of nothing alone', () => {
  const amounts = fc.integer({ min: 1, max: 10 ** 13 })
  fc.assert(
    fc.property(fc.nat(2 * 10 ** 13), amounts, (part, whole) => {
      const percent = wholePercent(part, whole)
      expect(percent === 0).toBe(part === 0)
      expect(Math.sign(percent - 100)).toBe(Math.sign(part - whole))
      if (part < whole) expect(percent).toBeLessThanOrEqual(99)
    }),
  )
  expect(wholePercent(10 ** 13 - 1, 10 ** 13)).toBe(99)
  expect(shareWords(wholePercent(1, 10 ** 13), 'en-GB')).toBe('<0.1%')
  expect(shareWords(wholePercent(30, 10_000), 'en-GB')).toBe('0.3%')
})
