import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/calendar.ts'
import { dayOfNumber } from '../calendar/day-number.ts'
import { monthsLater } from '../calendar/months.ts'
import { roundRatio } from '../money/round-ratio.ts'
import { paceOf, pacePerMonth, projectedOn } from './pace.ts'
import type { Contribution } from './saved-history.ts'

const put = (date: string, amount: number): Contribution => ({ kind: 'contribution', amount, date })
const today = '2026-06-30'

const paceAt = (history: readonly Contribution[], on: string) => {
  const pace = paceOf(history, on)
  return pace && pacePerMonth(pace)
}

describe('pace', () => {
  it('counts whole months of who saves every month', () => {
    const history = [
      put('2025-01-01', 500_000),
      put('2026-04-01', 99_000),
      put('2026-04-30', 10_000),
      put('2026-05-30', 10_000),
      put('2026-06-30', 10_000),
    ]
    expect(paceOf(history, today)).toMatchObject({
      ...{ net: 30_000, until: today, over: 3, unit: 'months' },
    })
    expect(paceAt(history, today)).toBe(10_000)
  })

  it('is not halved by how many payments fall into 90 days', () => {
    const days = ['2026-06-05', '2026-07-05', '2026-08-05', '2026-09-05', '2026-10-05']
    const history = days.map((day, n) => put(day, 11_200 + n * 1200))
    // On the 4th of November only two of them are less than 90 days ago.
    expect(paceAt(history, '2026-11-04')).toBe(14_800)
  })

  it('leaves out what was there when it began', () => {
    const history = [put('2026-05-01', 500_000), put('2026-06-01', 10_000)]
    expect(paceAt(history, today)).toBe(10_000)
    expect(paceAt(history, '2026-07-31')).toBe(10_000)
    expect(paceAt(history, '2026-08-07')).toBe(5000)
    const weekly = ['2026-05-08', '2026-05-15', '2026-05-22', '2026-05-29', '2026-06-05']
    const opened = [put('2026-05-04', 500_000), ...weekly.map((day) => put(day, 700))]
    expect(paceOf(opened, '2026-06-07')).toMatchObject({
      ...{ net: 2800, until: '2026-06-05', over: 4, unit: 'weeks' },
    })
  })

  it('leaves it out whenever it was written down', () => {
    const opening = (date: string) => ({ ...put(date, 100_000), isOpening: true })
    expect(paceAt([opening(today), put('2026-05-20', 1000)], today)).toBe(0)
    const monthly = ['2026-03-05', '2026-04-05', '2026-05-05', '2026-06-05']
    for (const day of ['2026-01-01', '2026-03-05', '2026-05-20', '2026-06-05', today]) {
      const saver = [opening(day), ...monthly.map((one) => put(one, 15_000))]
      expect(paceAt(saver, today)).toBe(15_000)
    }
  })

  it('is not told too early', () => {
    expect(paceOf([], today)).toBeNull()
    expect(paceOf([put('2026-06-01', 500)], today)).toBeNull()
    expect(paceOf([put('2026-05-30', 500)], today)).toBeNull()
    expect(paceOf([put('2026-05-29', 500)], today)).toMatchObject({
      ...{ net: 0, until: today, over: 32, unit: 'days' },
    })
    expect(paceAt([put('2026-06-01', 9), put('2026-06-20', 5)], today)).toBeNull()
  })

  it('counts what was taken out, and nothing of the future', () => {
    const history: readonly Contribution[] = [
      put('2026-01-01', 900),
      { kind: 'withdrawal', amount: 300, date: '2026-06-01' },
      put('2026-07-01', 5000),
    ]
    const pace = { net: -300, until: today, over: 90, unit: 'days' } as const
    expect(paceOf(history, today)).toMatchObject(pace)
    expect(projectedOn(100, pace, today)).toBeNull()
    const months = ['2026-03-15', '2026-04-15', '2026-05-15', '2026-06-15']
    const saver = [...months.map((day) => put(day, 100)), { ...put('2026-06-20', 150) }]
    const taken = saver.map(
      (one, n): Contribution => (n === 4 ? { ...one, kind: 'withdrawal' } : one),
    )
    expect(paceAt(taken, today)).toBe(50)
  })

  it('falls with every payment that does not come, until it stands still', () => {
    const days = ['2026-01-10', '2026-02-10', '2026-03-10', '2026-04-10']
    const history = days.map((day) => put(day, 300))
    expect(paceAt(history, '2026-05-31')).toBe(300)
    expect(paceAt(history, '2026-06-20')).toBe(200)
    expect(paceAt(history, '2026-07-20')).toBe(100)
    expect(paceAt(history, '2026-09-01')).toBe(0)
  })

  it('takes the days themselves where there is no rhythm', () => {
    const history = [
      put('2025-06-01', 100),
      put('2026-01-03', 100),
      put('2026-05-01', 4000),
      put('2026-05-03', 5000),
    ]
    expect(paceOf(history, today)).toMatchObject({
      net: 9000,
      until: today,
      over: 90,
      unit: 'days',
    })
  })
})

const start = fc.integer({ min: 19_000, max: 20_800 }).map(dayOfNumber)
const amounts = fc.integer({ min: 1, max: 10 ** 10 })
const weeks = (step: number) => (day: string, n: number) => addDays(day, 7 * step * n)
const months = (step: number) => (day: string, n: number) => monthsLater(day, step * n)
const perMonth = (net: number, ofWeeks: number) =>
  pacePerMonth({ net, over: ofWeeks, unit: 'weeks' })

/** A saver's next day, how many payments there are at least, and what one makes a month. */
const savers = {
  'every week': [weeks(1), 5, (amount: number) => perMonth(amount, 1)],
  'every two weeks': [weeks(2), 3, (amount: number) => perMonth(amount, 2)],
  'every four weeks': [weeks(4), 4, (amount: number) => perMonth(amount, 4)],
  'every month': [months(1), 2, (amount: number) => amount],
  'every quarter': [months(3), 2, (amount: number) => roundRatio(BigInt(amount), 3n)],
  'every year': [months(12), 2, (amount: number) => roundRatio(BigInt(amount), 12n)],
} as const

describe.each(Object.entries(savers))('who saves the same %s', (_, [nextOf, least, expected]) => {
  it('has a pace of just that, whatever the first day and on whatever day it is asked', () => {
    const times = fc.integer({ min: least, max: least + 20 })
    fc.assert(
      fc.property(start, times, amounts, fc.nat(400), (first, count, amount, later) => {
        const days = Array.from({ length: count }, (_, n) => nextOf(first, n))
        const last = days.at(-1) ?? first
        const on = addDays(last, later % daysBetween(last, nextOf(first, count)))
        expect(
          paceAt(
            days.map((day) => put(day, amount)),
            on,
          ),
        ).toBe(expected(amount))
      }),
    )
  })
})

describe('who saves once in every month on some day', () => {
  it('has a pace of just that', () => {
    const day = fc.integer({ min: 1, max: 28 })
    const every = fc.array(day, { minLength: 3, maxLength: 12 })
    fc.assert(
      fc.property(start, every, amounts, day, (first, daysOfMonth, amount, asked) => {
        const inMonth = (n: number, on: number) =>
          `${monthsLater(first, n).slice(0, 7)}-${String(on).padStart(2, '0')}`
        const days = daysOfMonth.map((on, n) => inMonth(n, on))
        const gaps = days.slice(1).map((one, n) => daysBetween(days[n] ?? one, one))
        // Two or four weeks between all of them is another rhythm.
        fc.pre(gaps.slice(-2).some((gap) => Math.abs(gap - 28) > 2 && Math.abs(gap - 14) > 5))
        const history = days.map((one) => put(one, amount))
        expect(paceAt(history, inMonth(days.length, asked))).toBe(amount)
      }),
    )
  })
})

describe('the projected day', () => {
  it('is that of the first payment with which the pace has brought the rest', () => {
    const amount = fc.integer({ min: 1, max: 10 ** 13 })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 13 }), (left, net, over) => {
        const on = projectedOn(left, { net, until: today, over, unit: 'weeks' }, today)
        if (on === null) {
          expect(left / net).toBeGreaterThan(300)
          return
        }
        const needed = BigInt(daysBetween(today, on) / 7)
        expect(BigInt(net) * needed >= BigInt(left) * BigInt(over)).toBe(true)
        expect(BigInt(net) * (needed - 1n) < BigInt(left) * BigInt(over)).toBe(true)
      }),
    )
    const days = { net: 90, until: today, over: 90, unit: 'days' } as const
    expect(projectedOn(0, { ...days, net: 0 }, today)).toBe(today)
    // 90 days are a little less than three months.
    expect(projectedOn(90, days, today)).toBe(monthsLater(today, 3))
    expect(projectedOn(92, days, today)).toBe(monthsLater(today, 4))
    expect(projectedOn(90, { ...days, over: 13, unit: 'weeks' }, today)).toBe(addDays(today, 91))
  })

  it('is by months where the pace is, the day of the payment that makes it full', () => {
    const pace = { net: 300, until: today, over: 3, unit: 'months' } as const
    expect(projectedOn(600, pace, today)).toBe('2026-12-30')
    expect(projectedOn(650, pace, today)).toBe('2027-01-30')
    expect(projectedOn(10 ** 9, pace, today)).toBeNull()
    expect(projectedOn(600, pace, '2026-07-29')).toBe('2026-12-30')
    expect(projectedOn(10, pace, '2026-07-29')).toBe('2026-07-30')
    expect(projectedOn(10, pace, '2026-08-02')).toBe('2026-08-02')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(5000), (left, more) => {
        const [sooner, later] = [
          projectedOn(left, pace, today),
          projectedOn(left + more, pace, today),
        ]
        expect((sooner ?? '9999') <= (later ?? '9999')).toBe(true)
      }),
    )
  })
})
