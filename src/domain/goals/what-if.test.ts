import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '../calendar/day-number.ts'
import { monthsLater, wholeMonths } from '../calendar/months.ts'
import { type Beat, paymentsUntil } from './beat.ts'
import { neededPerMonth, reachedWith, sliderRange } from './what-if.ts'

const days = fc.integer({ min: 18_000, max: 25_000 }).map(dayOfNumber)
const amounts = fc.integer({ min: 1, max: 10 ** 13 })

/** What is in of the next payment, mostly nothing. */
const puts = fc.oneof(fc.constant(0), amounts)
const units = fc.constantFrom('weeks' as const, 'months' as const)
const monthly = (from: string): Beat => ({ from, unit: 'months' })
const isBy = (by: string) => (on: string) => on <= by

describe('months from a day', () => {
  it('are counted so that adding them never passes the other day', () => {
    fc.assert(
      fc.property(days, days, (from, to) => {
        const months = wholeMonths(from, to)
        expect(to <= from || monthsLater(from, months) <= to).toBe(true)
        expect(monthsLater(from, months + 1) > to).toBe(true)
      }),
    )
    expect(wholeMonths('2026-01-31', '2026-02-28')).toBe(1)
  })
})

describe('what if', () => {
  it('so much a month as a day needs is there by that day, and a unit less is not', () => {
    fc.assert(
      fc.property(amounts, days, days, units, puts, (left, from, by, unit, put) => {
        const beat: Beat = { from, unit, put }
        fc.pre(paymentsUntil(beat, by) >= 1)
        const perMonth = neededPerMonth(left, beat, by)
        // All at once is no payment a month: not of who pays every week, nor beside what is in.
        fc.pre(perMonth < left || (unit === 'months' && put === 0))
        expect(reachedWith(perMonth, left, beat, from) ?? '9999').toSatisfy(isBy(by))
        if (perMonth > 1) {
          expect(reachedWith(perMonth - 1, left, beat, from) ?? '9999').not.toSatisfy(isBy(by))
        }
      }),
    )
  })

  it('asks for all of it when the day is near or gone', () => {
    expect(neededPerMonth(500, monthly('2026-03-01'), '2026-03-20')).toBe(500)
    expect(neededPerMonth(500, monthly('2026-03-01'), '2025-03-20')).toBe(500)
  })

  it('does not count beyond a lifetime', () => {
    const on = '2026-01-31'
    expect(reachedWith(1, 1200, monthly(on), on)).toBe('2126-01-31')
    expect(reachedWith(1, 1201, monthly(on), on)).toBeNull()
    expect(reachedWith(0, 5, monthly(on), on)).toBeNull()
    expect(reachedWith(0, 0, monthly(on), on)).toBe(on)
  })

  it.each([
    [100_000, 2, 0, { step: 500, least: 500, most: 50_000 }],
    [100_000, 2, 80_000, { step: 1000, least: 1000, most: 80_000 }],
    [50, 2, 0, { step: 100, least: 100, most: 100 }],
    [300_000, 0, 0, { step: 2000, least: 2000, most: 150_000 }],
  ])('offers round steps for %d with %d decimals', (left, exponent, atLeast, range) => {
    expect(sliderRange(left, exponent, atLeast)).toEqual(range)
  })
})
