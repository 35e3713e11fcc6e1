import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '#domain/calendar/calendar.ts'
import { comparedWith, pickedSpan, spanOf } from './spans.ts'
import { reachOf } from './use-analytics.ts'

const today = '2026-11-15'
const any = fc.integer({ min: 0, max: 15_000 }).map((days) => addDays('1990-01-01', days))

describe('the time that is looked at', () => {
  it('ends today or at the end of what is over', () => {
    expect(spanOf('this-month', today, '2020-01')).toEqual({ from: '2026-11-01', to: today })
    expect(spanOf('last-month', today, '2020-01')).toEqual({ from: '2026-10-01', to: '2026-10-31' })
    expect(spanOf('12-months', today, '2020-01')).toEqual({ from: '2025-12-01', to: today })
    expect(spanOf('last-year', today, '2020-01')).toEqual({ from: '2025-01-01', to: '2025-12-31' })
    expect(spanOf('all', today, '2020-01')).toEqual({ from: '2020-01-01', to: today })
  })

  it('is compared with the time before, and all time with nothing', () => {
    const before = { from: '2026-10-01', to: '2026-10-15' }
    const { isBefore } = reachOf('2020-01', true)
    const month = spanOf('this-month', today, '2020-01')
    expect(comparedWith('this-month', month, isBefore)).toEqual(before)
    expect(comparedWith('all', spanOf('all', today, '2017-02'), isBefore)).toBeNull()
  })

  it('is compared with nothing where the book has nothing of the time before', () => {
    const year = spanOf('12-months', today, '2026-01')
    const before = { from: '2024-12-01', to: '2025-11-15' }
    const of = (first: string) => comparedWith('12-months', year, reachOf(first, true).isBefore)
    expect(of('2025-12')).toBeNull()
    // Part of it is in the book; that is said beside it.
    expect(of('2025-11')).toEqual(before)
    // Not said while rows are still to come.
    expect(comparedWith('12-months', year, reachOf('2025-12', false).isBefore)).toEqual(before)
  })

  it('is never longer than may be asked for, nor the wrong way round', () => {
    expect(spanOf('all', today, '1995-01').from).toBe(addDays(today, -4017))
    fc.assert(
      fc.property(any, any, (a, b) => {
        const { from, to } = pickedSpan(a, b)
        expect(from <= to).toBe(true)
        expect(daysBetween(from, to)).toBeLessThanOrEqual(4017)
        expect(from >= '1990-01-01').toBe(true)
      }),
    )
  })
})
