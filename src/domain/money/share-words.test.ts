import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { flowTotals } from '../analytics/savings-rate.ts'
import { roundRatio } from './round-ratio.ts'
import { shareBps, shareOf, shareWords } from './share-words.ts'

it('writes a share as the locale does', () => {
  expect(shareWords(96, 'en-GB')).toBe('96%')
  expect(shareWords(96, 'fr-BE')).toBe('96\u00a0%')
  expect(shareWords(3.24, 'en-GB')).toBe('3.2%')
  expect(shareWords(12.25, 'en-GB', 2)).toBe('12.25%')
})

it('says all of all alone, and nothing of nothing alone', () => {
  const shares = [99.7, 99.49, 100, 100.2, 0.04, 0, -0.01, -99.9]
  const words = ['99%', '99%', '100%', '100%', '<0.1%', '0%', '>-0.1%', '-99%']
  expect(shares.map((share) => shareWords(share, 'en-GB'))).toEqual(words)
  expect(shareWords(99.996, 'en-GB', 2)).toBe('99.99%')
})

it('never says more than there is: 0.44 of 2,653.20 is less than a tenth of a percent', () => {
  const rate = (income: number, spending: number) =>
    shareWords((flowTotals({ income, spending }).savingsRateBps ?? 0) / 100, 'en-GB')
  expect(rate(265_320, 265_276)).toBe('<0.1%')
  expect(rate(265_320_00, 265_319_99)).toBe('<0.1%')
  expect(rate(265_320_00, 265_320_00)).toBe('0%')
  expect(shareWords(0.3, 'en-GB', 0)).toBe('<1%')
})

it('rounds once: a savings rate is the same wherever it is said', () => {
  const { savingsRateBps } = flowTotals({ income: 471_793, spending: 120_313 })
  expect(shareWords((savingsRateBps ?? 0) / 100, 'en-GB')).toBe('74%')
  const amounts = integer({ min: 1, max: 10 ** 9 })
  const cases = property(amounts, amounts, (spending, income) => {
    const bps = flowTotals({ income, spending }).savingsRateBps ?? Number.NaN
    const percent = roundRatio(BigInt(income - spending) * 100n, BigInt(income)) ?? Number.NaN
    if (Math.abs(bps) < 1000 || Math.abs(percent) === 100) return
    expect(shareWords(bps / 100, 'en-GB')).toBe(shareWords(percent, 'en-GB'))
  })
  assert(cases, { numRuns: 500 })
})

it('knows nothing that is too large to be exact', () => {
  expect(shareBps(Number.MAX_SAFE_INTEGER, 1)).toBeNull()
  expect(shareBps(-1, 3)).toBe(-3333)
})

it('takes every share of the same whole, and none that would be more than all', () => {
  expect(shareOf(1800_00, 2528_49)).toBeCloseTo(71.19)
  expect(shareOf(0, 100)).toBeNull()
  expect(shareOf(120, 100)).toBeNull()
  expect(shareOf(null, 100)).toBeNull()
})
