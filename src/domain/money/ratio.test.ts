import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addRatios, ratio, readRatio, timesRatio, wholeParts } from './ratio.ts'

describe('a fraction', () => {
  it('is read from a plain decimal and from nothing else', () => {
    expect(readRatio('12.50')).toEqual({ over: 1250n, under: 100n })
    expect(readRatio('-3')).toEqual({ over: -3n, under: 1n })
    for (const text of ['', '1e3', '.5', '5.', '1,5', ' 1', '0x1', 'NaN', '1/3']) {
      expect(readRatio(text)).toBeNull()
    }
  })

  it('is added and multiplied exactly', () => {
    const ints = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })
    const unders = fc.bigInt({ min: 1n, max: 10n ** 6n })
    const cases = fc.property(ints, unders, ints, unders, (a, b, c, d) => {
      const sum = addRatios(ratio(a, b), ratio(c, d))
      expect(sum.over * b * d).toBe((a * d + c * b) * sum.under)
      const product = timesRatio(ratio(a, b), ratio(c, d))
      expect(product.over * b * d).toBe(a * c * product.under)
    })
    fc.assert(cases)
  })

  it('is to others as whole numbers are', () => {
    expect(wholeParts([ratio(1, 3), ratio(2, 7), ratio(0)])).toEqual([7n, 6n, 0n])
    expect(wholeParts([ratio(1, 2), ratio(1, 4)])).toEqual([2n, 1n])
  })
})
