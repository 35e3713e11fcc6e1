import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '#domain/calendar/day-number.ts'
import { axisDays, axisDayWords } from './axis-days.ts'

const named = (first: string, last: string, most = 6) =>
  axisDays(first, last, most).map(dayOfNumber)

describe('the days an axis names', () => {
  it('are days, months or round years, by its length', () => {
    expect(named('2026-11-01', '2026-11-05')).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
    ])
    expect(named('2026-11-15', '2027-04-20')).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
    ])
    expect(named('2026-11-15', '2066-11-15')).toEqual([
      '2030-01-01',
      '2040-01-01',
      '2050-01-01',
      '2060-01-01',
    ])
  })

  it('are few and between the ends', () => {
    const start = fc.integer({ min: 0, max: 40_000 })
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 30_000 }), (from, length) => {
        const days = axisDays(dayOfNumber(from), dayOfNumber(from + length), 6)
        expect(days.length).toBeLessThanOrEqual(8)
        expect(days.every((day) => day >= from && day <= from + length)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('are written as short as can be', () => {
    expect(axisDayWords('2030-01-01', '2026-11-15', '2066-11-15', 'en-GB')).toBe('2030')
    expect(axisDayWords('2027-01-01', '2026-11-15', '2027-11-15', 'en-GB')).toBe('Jan 27')
    expect(axisDayWords('2027-01-01', '2026-12-15', '2027-02-01', 'en-GB')).toBe('1 Jan 27')
    expect(axisDayWords('2026-11-20', '2026-11-15', '2026-12-15', 'en-GB')).toBe('20 Nov')
  })
})
