import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Rounding, roundQuotient, roundRatio } from './round-ratio.ts'

describe('rounding a fraction', () => {
  it('does it in the named manner', () => {
    const halves = (rounding: Rounding) =>
      [-5n, -3n, 1n, 3n, 5n].map((value) => Number(roundQuotient(value, 2n, rounding)))
    expect(halves('half-up')).toEqual([-3, -2, 1, 2, 3])
    expect(halves('half-down')).toEqual([-2, -1, 0, 1, 2])
    expect(halves('half-even')).toEqual([-2, -2, 0, 2, 2])
    expect(halves('up')).toEqual([-3, -2, 1, 2, 3])
    expect(halves('down')).toEqual([-2, -1, 0, 1, 2])
    expect(roundQuotient(10n, 3n, 'up')).toBe(4n)
    expect(roundQuotient(-10n, -3n, 'half-up')).toBe(3n)
  })

  it('is never off by more than a half, and mirrors', () => {
    const cases = fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (over, under) => {
      const rounded = roundQuotient(over, under, 'half-up')
      const off = rounded * under - over
      expect(off * 2n <= under && off * 2n >= -under).toBe(true)
      expect(roundQuotient(-over, under, 'half-up')).toBe(-rounded)
    })
    fc.assert(cases)
  })

  it('gives a number that is exact, or none', () => {
    expect([roundRatio(5n, 2n), roundRatio(-5n, 2n), roundRatio(-1n, 3n)]).toEqual([3, -3, 0])
    expect(roundRatio(10n ** 30n, 1n)).toBeNull()
  })
})
