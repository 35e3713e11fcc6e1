import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/calendar.ts'
import { type Periodic, type PeriodKind, periodAt, periodsThrough } from './periods.ts'

const budget = (period: PeriodKind, startOn: string, endOn: string | null = null): Periodic => ({
  period,
  startOn,
  endOn,
})

const starts = (periodic: Periodic, through: string) =>
  periodsThrough(periodic, through).map(({ from }) => from)

describe('the periods of a budget', () => {
  it('begin on the last day of months that have no 31st', () => {
    expect(starts(budget('monthly', '2025-12-31'), '2026-06-30')).toEqual([
      '2025-12-31',
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ])
    expect(starts(budget('yearly', '2024-02-29'), '2028-02-29')).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
  })

  it.each([
    ['weekly', '2026-03-12', '2026-03-05', '2026-03-11', 7],
    ['biweekly', '2026-03-19', '2026-03-05', '2026-03-18', 14],
    ['monthly', '2026-04-05', '2026-03-05', '2026-04-04', 31],
    ['quarterly', '2026-06-05', '2026-03-05', '2026-06-04', 92],
    ['yearly', '2027-03-05', '2026-03-05', '2027-03-04', 365],
  ] as const)('are %s', (kind, next, from, to, wholeDays) => {
    const periodic = budget(kind, '2026-03-05')
    expect(periodAt(periodic, from)).toEqual({ from, to, wholeDays })
    expect(periodAt(periodic, to)).toEqual({ from, to, wholeDays })
    expect(periodAt(periodic, next)?.from).toBe(next)
  })

  it('are one from day to day, if chosen so', () => {
    const trip = budget('custom', '2026-03-05', '2026-03-14')
    const whole = { from: '2026-03-05', to: '2026-03-14', wholeDays: 10 }
    expect(periodsThrough(trip, '2030-01-01')).toEqual([whole])
    expect(periodAt(trip, '2026-03-14')).toEqual(whole)
  })

  it('are none before the first and after the last, which may be cut short', () => {
    const short = budget('monthly', '2026-03-01', '2026-04-10')
    expect(periodAt(short, '2026-02-28')).toBeNull()
    expect(periodAt(short, '2026-04-11')).toBeNull()
    expect(periodsThrough(short, '2026-02-28')).toEqual([])
    expect(periodsThrough(short, '2027-01-01').at(-1)).toEqual({
      from: '2026-04-01',
      to: '2026-04-10',
      wholeDays: 30,
    })
  })

  const kinds = ['weekly', 'biweekly', 'monthly', 'quarterly', 'yearly'] as const
  const someDay = (from: string, days: number) =>
    fc.nat({ max: days }).map((count) => addDays(from, count))

  it('follow each other without a gap, and every day is in the one it is in', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        someDay('1999-12-01', 12_000),
        fc.nat({ max: 1500 }),
        (kind, startOn, later) => {
          const periodic = budget(kind, startOn)
          const day = addDays(startOn, later)
          const all = periodsThrough(periodic, day)
          expect(all[0]?.from).toBe(startOn)
          for (const [at, { from, to, wholeDays }] of all.entries()) {
            expect(daysBetween(from, to) + 1).toBe(wholeDays)
            const next = all[at + 1]
            if (next) expect(addDays(to, 1)).toBe(next.from)
          }
          const last = all.at(-1)
          expect(last && last.from <= day && day <= last.to).toBe(true)
          expect(periodAt(periodic, day)).toEqual(last)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('end with the calendar', () => {
    expect(periodAt(budget('yearly', '9999-03-01'), '9999-12-31')?.to).toBe('9999-12-31')
  })
})
