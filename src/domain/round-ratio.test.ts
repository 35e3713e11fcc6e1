import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Rounding, roundRatio } from './round-ratio.ts'

describe('rounding a fraction', () => {
  it('does it in the named manner', () => {
    const halves = (rounding: Rounding) =>
      [-5n, -3n, 1n, 3n, 5n].map((value) => Number(roundRatio(value, 2n, rounding)))
    expect(halves('half-up')).toEqual([-3, -2, 1, 2, 3])
    expect(halves('half-down')).toEqual([-2, -1, 0, 1, 2])
    expect(halves('half-even')).toEqual([-2, -2, 0, 2, 2])
    expect(halves('up')).toEqual([-3, -2, 1, 2, 3])
    expect(halves('down')).toEqual([-2, -1, 0, 1, 2])
    expect(roundRatio(10n, 3n, 'up')).toBe(4n)
    expect(roundRatio(-10n, -3n)).toBe(3n)
  })

  it('is never off by more than a half, and mirrors', () => {
    const cases = fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (top, bottom) => {
      const off = roundRatio(top, bottom) * bottom - top
      expect(off * 2n <= bottom && off * 2n >= -bottom).toBe(true)
      expect(roundRatio(-top, bottom)).toBe(-roundRatio(top, bottom))
    })
    fc.assert(cases)
  })
})
