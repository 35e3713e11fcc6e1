import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import { dayOfNumber } from '../calendar/day-number.ts'
import { bucketSize, bucketsOf } from './buckets.ts'

const span = fc
  .tuple(fc.integer({ min: 7305, max: 22_000 }), fc.nat(900))
  .map(([start, days]) => ({ from: dayOfNumber(start), to: dayOfNumber(start + days) }))
const size = fc.constantFrom('day', 'week', 'month', 'year')

describe('bucketsOf', () => {
  it('covers every day once, in order', () => {
    fc.assert(
      fc.property(span, size, (days, by) => {
        const buckets = bucketsOf(days, by)
        expect(buckets[0]?.from).toBe(days.from)
        expect(buckets.at(-1)?.to).toBe(days.to)
        for (const [at, { from, to }] of buckets.entries()) {
          expect(from <= to).toBe(true)
          const next = buckets[at + 1]
          if (next) expect(next.from).toBe(addDays(to, 1))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('begins weeks on Monday, and months and years on their first day', () => {
    const days = { from: '2026-01-15', to: '2026-02-03' }
    expect(bucketsOf(days, 'week').map(({ from }) => from)).toEqual([
      ...['2026-01-15', '2026-01-19', '2026-01-26', '2026-02-02'],
    ])
    expect(bucketsOf(days, 'month')).toEqual([
      { from: '2026-01-15', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-03' },
    ])
    expect(bucketsOf({ from: '2025-12-31', to: '2026-01-01' }, 'year')).toHaveLength(2)
  })

  it('takes the finest that can be told apart', () => {
    const sizeOf = (days: number) =>
      bucketSize({ from: '2024-01-01', to: addDays('2024-01-01', days - 1) })
    expect([1, 31, 90, 365, 1096, 3000].map(sizeOf)).toEqual([
      ...['day', 'day', 'week', 'month', 'month', 'year'],
    ])
  })
})
