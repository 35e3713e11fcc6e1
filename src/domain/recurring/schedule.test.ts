import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, weekdayOf } from '../calendar/calendar.ts'
import {
  nextAfter,
  occurrences,
  occurrencesBetween,
  type Schedule,
  timesAYear,
} from './schedule.ts'

const monthly: Schedule = {
  frequency: 'monthly',
  interval: 1,
  weekdays: [],
  monthDays: [],
  nthWeekday: null,
  weekendShift: 'none',
  startOn: '2024-01-31',
  endOn: null,
  endAfter: null,
  skippedOn: [],
}

const postDays = (schedule: Schedule, from: string, to: string) =>
  occurrencesBetween(schedule, from, to).map(({ postOn }) => postOn)

describe('the month-end', () => {
  it('stands for the 31st, the 30th and the 29th where they are missing, and never drifts', () => {
    expect(postDays(monthly, '2024-01-01', '2024-05-31')).toEqual([
      '2024-01-31',
      '2024-02-29',
      '2024-03-31',
      '2024-04-30',
      '2024-05-31',
    ])
    expect(postDays({ ...monthly, startOn: '2023-12-30' }, '2023-02-01', '2024-03-31')).toEqual([
      '2023-12-30',
      '2024-01-30',
      '2024-02-29',
      '2024-03-30',
    ])
  })

  it('keeps the leap day every year', () => {
    const birthday: Schedule = { ...monthly, frequency: 'yearly', startOn: '2024-02-29' }
    expect(postDays(birthday, '2024-01-01', '2028-12-31')).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
  })

  it('is one day even when the rule names it twice', () => {
    const twice = { ...monthly, monthDays: [30, 31, -1] }
    expect(postDays(twice, '2024-01-31', '2024-03-30')).toEqual([
      '2024-01-31',
      '2024-02-29',
      '2024-03-30',
    ])
  })
})

describe('a schedule', () => {
  it('knows the second Tuesday and the last Friday', () => {
    const second = { ...monthly, startOn: '2026-01-01', nthWeekday: { nth: 2, weekday: 2 } }
    expect(postDays(second, '2026-01-01', '2026-03-31')).toEqual([
      '2026-01-13',
      '2026-02-10',
      '2026-03-10',
    ])
    const last = { ...second, interval: 2, nthWeekday: { nth: -1, weekday: 5 } }
    expect(postDays(last, '2026-01-01', '2026-05-31')).toEqual([
      '2026-01-30',
      '2026-03-27',
      '2026-05-29',
    ])
  })

  it('moves off a weekend, and two pushed onto one day are one', () => {
    const first = { ...monthly, startOn: '2026-02-01', weekendShift: 'before' as const }
    expect(occurrencesBetween(first, '2026-01-01', '2026-03-31')).toEqual([
      { dueOn: '2026-02-01', postOn: '2026-01-30' },
      { dueOn: '2026-03-01', postOn: '2026-02-27' },
    ])
    const daily: Schedule = { ...first, frequency: 'daily', weekendShift: 'after' }
    // The 31st of January 2026 is a Saturday.
    const days = occurrencesBetween({ ...daily, startOn: '2026-01-30' }, '2026-01-30', '2026-02-03')
    expect(days).toEqual([
      { dueOn: '2026-01-30', postOn: '2026-01-30' },
      { dueOn: '2026-01-31', postOn: '2026-02-02' },
      { dueOn: '2026-02-03', postOn: '2026-02-03' },
    ])
  })

  it('ends on a day or after so many, those called off included', () => {
    expect(postDays({ ...monthly, endOn: '2024-03-31' }, '2024-01-01', '2030-01-01')).toHaveLength(
      3,
    )
    const thrice = { ...monthly, endAfter: 3, skippedOn: ['2024-02-29'] }
    expect(Array.from(occurrences(thrice), ({ dueOn }) => dueOn)).toEqual([
      '2024-01-31',
      '2024-03-31',
    ])
    expect(nextAfter(thrice, '2024-01-31')?.dueOn).toBe('2024-03-31')
    expect(nextAfter(thrice, '2024-03-31')).toBeNull()
  })
})

const schedules: fc.Arbitrary<Schedule> = fc.record({
  frequency: fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
  interval: fc.integer({ min: 1, max: 5 }),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  monthDays: fc.uniqueArray(fc.constantFrom(1, 15, 28, 29, 30, 31, -1), { maxLength: 3 }),
  nthWeekday: fc.option(
    fc.record({ nth: fc.constantFrom(1, 2, 3, 4, 5, -1), weekday: fc.integer({ min: 1, max: 7 }) }),
  ),
  weekendShift: fc.constantFrom('none', 'before', 'after'),
  startOn: fc.integer({ min: 0, max: 2000 }).map((ahead) => addDays('2022-01-01', ahead)),
  endOn: fc.constant(null),
  endAfter: fc.option(fc.integer({ min: 1, max: 40 })),
  skippedOn: fc.constant([]),
})

describe('any schedule', () => {
  it('brings rising days, off weekends if asked, and the same in any range', () => {
    const cases = fc.property(schedules, fc.integer({ min: 0, max: 900 }), (schedule, ahead) => {
      const to = addDays(schedule.startOn, 1200)
      const all = occurrencesBetween(schedule, addDays(schedule.startOn, -2), to)
      const days = all.map(({ postOn }) => postOn)
      expect([...new Set(days)].sort()).toEqual(days)
      for (const { dueOn, postOn } of all) {
        expect(Math.abs(daysBetween(dueOn, postOn))).toBeLessThanOrEqual(2)
        if (schedule.weekendShift !== 'none') expect(weekdayOf(postOn)).toBeLessThan(6)
      }
      const later = addDays(schedule.startOn, ahead)
      const rest = all.filter(({ postOn }) => postOn > later)
      expect(occurrencesBetween(schedule, addDays(later, 1), to)).toEqual(rest)
      if (rest.length > 0) expect(nextAfter(schedule, later)).toEqual(rest[0])
    })
    fc.assert(cases, { numRuns: 500 })
  }, 30_000)
})

describe('a rule that seldom or never names a day', () => {
  const rule = { ...monthly, startOn: '2026-02-27' }

  it('ends where it names none, without a walk to the last day there is', () => {
    const never = { ...rule, frequency: 'daily', interval: 7, weekdays: [1] } as const
    expect(nextAfter(never, '2026-03-01')).toBeNull()
    expect(nextAfter(never, '9000-01-01')).toBeNull()
  })

  it('goes on where it names one in forty years', () => {
    const fifth = { nth: 5, weekday: 5 }
    const seldom = { ...rule, frequency: 'monthly', interval: 12, nthWeekday: fifth } as const
    expect(nextAfter(seldom, '2026-03-01')?.dueOn).toBe('2036-02-29')
    expect(nextAfter(seldom, '2092-03-01')?.dueOn).toBe('2104-02-29')
  })
})

const plain: Omit<Schedule, 'frequency'> = {
  ...{ interval: 1, weekdays: [], monthDays: [], nthWeekday: null, weekendShift: 'none' },
  ...{ startOn: '2024-01-01', endOn: null, endAfter: null, skippedOn: [] },
}

it.each<Schedule>([
  { ...plain, frequency: 'daily' },
  { ...plain, frequency: 'daily', interval: 3, weekdays: [1, 2] },
  { ...plain, frequency: 'weekly', weekdays: [1, 3, 5] },
  { ...plain, frequency: 'weekly', interval: 2 },
  { ...plain, frequency: 'monthly', monthDays: [1, 15, -1] },
  { ...plain, frequency: 'monthly', interval: 3 },
  { ...plain, frequency: 'yearly' },
])('is never less than what comes: %j', (schedule) => {
  const came = occurrencesBetween(schedule, '2024-01-01', '2024-12-31').length
  expect(timesAYear(schedule)).toBeGreaterThanOrEqual(came)
  expect(timesAYear(schedule)).toBeLessThanOrEqual(came * 8)
})
