import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '../calendar/day-number.ts'
import { bucketsOf } from './buckets.ts'
import { wholeMonths } from './whole-months.ts'

describe('whole months', () => {
  it('leave the days at both ends', () => {
    const { months, days } = wholeMonths({ from: '2026-01-30', to: '2026-04-02' })
    expect(months).toEqual(['2026-02-01', '2026-03-01'])
    expect(days).toEqual(['2026-01-30', '2026-01-31', '2026-04-01', '2026-04-02'])
  })

  it('are not those that a bucket starts within', () => {
    const { months, days } = wholeMonths({ from: '2026-01-01', to: '2026-02-28' }, ['2026-01-09'])
    expect(months).toEqual(['2026-02-01'])
    expect(days.length).toBe(31)
  })

  it('end where months are still open', () => {
    const { months, days } = wholeMonths({ from: '2026-01-01', to: '2026-03-31' }, [], '2026-02-01')
    expect(months).toEqual(['2026-01-01'])
    expect(days.length).toBe(28 + 31)
  })

  it('and the days besides are every day once, each month in one bucket', () => {
    const first = dayNumber('2023-01-01')
    const span = fc.tuple(fc.nat(900), fc.nat(900)).map(([from, length]) => ({
      from: dayOfNumber(first + from),
      to: dayOfNumber(first + from + length),
    }))
    const size = fc.constantFrom('day', 'week', 'month', 'year')
    fc.assert(
      fc.property(span, size, (asked, by) => {
        const starts = bucketsOf(asked, by).map(({ from }) => from)
        const { months, days } = wholeMonths(asked, starts)
        const every = Array.from(
          { length: dayNumber(asked.to) - dayNumber(asked.from) + 1 },
          (_, at) => dayOfNumber(dayNumber(asked.from) + at),
        )
        const inMonths = every.filter((day) => months.includes(`${day.slice(0, 7)}-01`))
        expect([...inMonths, ...days].sort()).toEqual(every)
        const within = inMonths.filter((day) => !day.endsWith('-01'))
        expect(within.filter((day) => starts.includes(day))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
