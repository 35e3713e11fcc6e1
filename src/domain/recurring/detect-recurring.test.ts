import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import { detectRecurring, type PastRow } from './detect-recurring.ts'
import { occurrencesBetween, type Schedule } from './schedule.ts'

let made = 0
const row = (date: string, amount: number, description: string): PastRow => ({
  id: `row-${made++}`,
  date,
  amount,
  currency: 'EUR',
  description,
  categoryId: null,
})

const today = '2026-06-20'
const found = (rows: readonly PastRow[]) => detectRecurring(rows, today)

describe('what comes again', () => {
  it('is seen through numbers in the text and a raised price', () => {
    const rows = ['01', '02', '03', '04', '05', '06'].map((month, index) =>
      row(`2026-${month}-05`, index < 4 ? 999 : 1299, `NETFLIX.COM 8${index}23`),
    )
    const [netflix] = found(rows)
    expect(netflix).toMatchObject({
      amount: 1299,
      schedule: { frequency: 'monthly', interval: 1, monthDays: [5], startOn: '2026-07-05' },
      reason: {
        ...{ times: 6, missed: 0, amounts: 'same', isAround: false },
        firstOn: '2026-01-05',
        lastOn: '2026-06-05',
      },
    })
    expect(netflix?.reason.changed).toEqual({ from: 999, on: '2026-05-05' })
    expect(netflix?.confidence).toBeGreaterThan(0.9)
  })

  it('lies around a day where none is kept', () => {
    const days = [
      '2026-01-12',
      '2026-02-16',
      '2026-03-14',
      '2026-04-15',
      '2026-05-13',
      '2026-06-15',
    ]
    const [spa] = found(days.map((day) => row(day, 1099, 'Spa')))
    expect(spa).toMatchObject({ schedule: { monthDays: [14] }, reason: { isAround: true } })
    expect(spa?.reason.changed).toBeNull()
  })

  it('is no rhythm where neither days nor sums are kept', () => {
    const shop = ['2025-11-10', '2026-01-10', '2026-03-10', '2026-05-10', '2026-06-10']
    const amounts = [1981, 5604, 3140, 4499, 2215]
    expect(found(shop.map((day, at) => row(day, amounts[at] ?? 0, 'Amazon')))).toEqual([])
  })

  it('is paid as the last of its rows was', () => {
    const rows = ['03', '04', '05', '06'].map((month) => ({
      ...row(`2026-${month}-05`, 999, 'Rent'),
      ...{ paymentMethod: month < '05' ? 'card' : 'bank', accountId: 'giro' },
    })) as readonly PastRow[]
    expect(found(rows)).toMatchObject([{ paymentMethod: 'bank', accountId: 'giro' }])
  })

  it('is seen behind weekends and at the end of months', () => {
    // Rent on the 1st, or on the Friday before.
    const rent = [
      '2026-01-01',
      '2026-01-30',
      '2026-02-27',
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
    ]
    expect(found(rent.map((day) => row(day, 90_000, 'Rent')))[0]?.schedule).toMatchObject({
      monthDays: [1],
      weekendShift: 'before',
      startOn: '2026-07-01',
    })
    const salary = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']
    expect(found(salary.map((day) => row(day, 250_000, 'Salary')))[0]?.schedule).toMatchObject({
      monthDays: [-1],
      startOn: '2026-06-30',
    })
  })

  it('is told apart when one payee is paid for several things', () => {
    const prime = ['2026-02-11', '2026-03-11', '2026-04-11', '2026-05-11', '2026-06-11']
    const others = ['2026-01-02', '2026-02-15', '2026-02-20', '2026-04-07', '2026-06-18']
    const rows = [
      ...prime.map((day) => row(day, 899, 'Amazon')),
      ...others.map((day, index) => row(day, 1234 + index * 777, 'Amazon')),
    ]
    expect(found(rows).map(({ amount }) => amount)).toEqual([899])
  })

  it('may be weekly, quarterly or yearly', () => {
    const weekly = Array.from({ length: 8 }, (_, week) => addDays('2026-04-28', 7 * week))
    const quarterly = ['2025-09-15', '2025-12-15', '2026-03-16', '2026-06-15']
    const yearly = ['2024-11-02', '2025-11-01']
    const rows = [
      ...weekly.map((day) => row(day, 1500, 'Piano')),
      ...quarterly.map((day) => row(day, 5508, 'Broadcasting fee')),
      ...yearly.map((day) => row(day, 6900, 'Domain')),
    ]
    const rhythms = found(rows).map(({ description, schedule }) => [
      description,
      schedule.frequency,
      schedule.interval,
      schedule.startOn,
    ])
    expect(rhythms).toContainEqual(['Piano', 'weekly', 1, '2026-06-23'])
    expect(rhythms).toContainEqual(['Broadcasting fee', 'monthly', 3, '2026-09-15'])
    expect(rhythms).toContainEqual(['Domain', 'yearly', 1, '2026-11-01'])
  })

  it('is not what has stopped, what a template makes, or plain shopping', () => {
    const stopped = ['2025-11-05', '2025-12-05', '2026-01-05', '2026-02-05']
    expect(found(stopped.map((day) => row(day, 999, 'Gym')))).toEqual([])
    const known = ['2026-04-05', '2026-05-05', '2026-06-05'].map((day) => ({
      ...row(day, 999, 'Radio'),
      templateId: 'known',
    }))
    expect(found(known)).toEqual([])
    const days = [
      '2026-05-02',
      '2026-05-05',
      '2026-05-06',
      '2026-05-13',
      '2026-05-29',
      '2026-06-17',
    ]
    const amounts = [3412, 870, 12_055, 4530, 6120, 990]
    expect(found(days.map((day, index) => row(day, amounts[index] ?? 0, 'REWE')))).toEqual([])
  })
})

describe('a schedule that was kept', () => {
  const schedules: fc.Arbitrary<Schedule> = fc
    .record({
      monthDay: fc.constantFrom(1, 2, 10, 15, 27, -1),
      shift: fc.constantFrom('none', 'before', 'after'),
      interval: fc.constantFrom(1, 2, 3),
    })
    .map(({ monthDay, shift, interval }) => ({
      frequency: 'monthly',
      interval,
      weekdays: [],
      monthDays: [monthDay],
      nthWeekday: null,
      weekendShift: shift,
      startOn: '2023-06-01',
      endOn: null,
      endAfter: null,
      skippedOn: [],
    }))

  it('is found again, and goes on as it would have', () => {
    const cases = fc.property(schedules, (schedule) => {
      const past = occurrencesBetween(schedule, '2023-06-01', today)
      const [likely] = found(past.map(({ postOn }) => row(postOn, 4200, 'Kept')))
      if (!likely) throw new Error('Nothing was found.')
      const ahead = (of: Schedule) => occurrencesBetween(of, addDays(today, 1), '2027-06-20')
      expect(ahead(likely.schedule).map(({ postOn }) => postOn)).toEqual(
        ahead(schedule).map(({ postOn }) => postOn),
      )
    })
    fc.assert(cases, { numRuns: 60 })
  }, 30_000)
})
