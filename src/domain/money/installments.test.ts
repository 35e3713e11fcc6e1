import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, monthOf } from '../calendar/calendar.ts'
import { mostParts, planParts } from './installments.ts'

describe('a purchase paid in parts', () => {
  it('hits the same day of every month, or its last one', () => {
    const days = planParts(100_00, 4, '2026-11-30', 'a')?.map(({ date }) => date)
    expect(days).toEqual(['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28'])
    const leap = planParts(100_00, 3, '2027-12-31', 'a')?.map(({ date }) => date)
    expect(leap).toEqual(['2027-12-31', '2028-01-31', '2028-02-29'])
  })

  it('adds up to the last unit, in parts that differ by one at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: mostParts }),
        fc.integer({ min: 0, max: 10 ** 13 - mostParts }),
        fc.uuid(),
        (count, more, planId) => {
          const amount = count + more
          const parts = planParts(amount, count, '2026-01-31', planId) ?? []
          const amounts = parts.map((part) => part.amount)
          expect(amounts.reduce((sum, part) => sum + part, 0)).toBe(amount)
          expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
          expect(Math.min(...amounts)).toBeGreaterThanOrEqual(1)
          const months = parts.map(({ date }) => monthOf(date))
          expect(months).toEqual(parts.map((_, index) => addMonths('2026-01', index)))
          expect(parts.map(({ n }) => n)).toEqual(parts.map((_, index) => index + 1))
        },
      ),
    )
  })

  it.each([
    [100, 1],
    [100, 121],
    [100, 2.5],
    [3, 4],
  ])('is refused: %d over %d months', (amount, count) => {
    expect(planParts(amount, count, '2026-01-01', 'a')).toBeNull()
  })
})
