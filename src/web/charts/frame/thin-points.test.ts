import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '#domain/calendar/day-number.ts'
import type { ChartPoint } from '../series.ts'
import { thinPoints } from './thin-points.ts'

const line = (values: readonly number[]): readonly ChartPoint[] =>
  values.map((value, at) => ({ on: dayOfNumber(20_000 + 7 * at), values: { value } }))

describe('thinning a long line', () => {
  it('leaves a short one alone', () => {
    const points = line([1, 2, 3])
    expect(thinPoints(points, ['value'], 3)).toBe(points)
  })

  it('keeps both ends, the order and the number asked for', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 30, maxLength: 3000 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 3, max: 25 }), (values, most) => {
        const points = line(values)
        const thin = thinPoints(points, ['value'], most)
        expect(thin).toHaveLength(most)
        expect([thin[0], thin.at(-1)]).toEqual([points[0], points.at(-1)])
        const at = thin.map((point) => points.indexOf(point))
        expect(at).toEqual([...new Set(at)].toSorted((a, b) => a - b))
      }),
      { numRuns: 60 },
    )
  })

  it('keeps the one point that sticks out', () => {
    const points = line(Array.from({ length: 2080 }, (_, at) => (at === 1234 ? 99 : 0)))
    const thin = thinPoints(points, ['value'])
    expect(thin.filter(({ values }) => values.value === 99)).toHaveLength(1)
  })
})
