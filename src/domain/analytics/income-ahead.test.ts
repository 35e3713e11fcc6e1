import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day, monthRange } from '../calendar/calendar.ts'
import { dayNumber } from '../calendar/day-number.ts'
import { foreseeIncome, type IncomeDays, incomeParts } from './income-ahead.ts'
import { incomeCountedOn } from './safe-to-spend.ts'

const today: Day = '2026-11-17'
const first: Day = '2026-06-01'
const last: Day = '2027-02-28'

const daysWith = (amounts: Readonly<Record<Day, number>>): readonly number[] =>
  Array.from({ length: dayNumber(last) - dayNumber(first) + 1 }, (_, at) => {
    return amounts[addDays(first, at)] ?? 0
  })

const book = (free: Record<Day, number>, planned: Record<Day, number> = {}): IncomeDays => ({
  ...{ first, today },
  free: daysWith(free),
  planned: daysWith(planned),
})

const sumBy = (days: IncomeDays, day: Day) =>
  foreseeIncome(days).sums[dayNumber(day) - dayNumber(today) - 1]

describe('the income of days to come', () => {
  const salaries = { '2026-09-30': 240_000, '2026-10-30': 245_000 }

  it('is the very figure that safe to spend counts on, on the day it came', () => {
    const { income } = incomeCountedOn(0, [0, 240_000, 245_000])
    expect(sumBy(book(salaries), '2026-11-30')).toBe(income)
    expect(sumBy(book(salaries), '2026-11-29')).toBe(0)
    expect(sumBy(book(salaries), '2026-12-31')).toBe(2 * (income ?? 0))
  })

  it('is nothing more where nearly as much is planned or entered', () => {
    const planned = { '2026-11-30': 238_000 }
    expect(sumBy(book(salaries, planned), '2026-11-30')).toBe(0)
    expect(sumBy(book({ ...salaries, '2026-11-30': 238_000 }), '2026-11-30')).toBe(238_000)
  })

  it('comes to what is counted on in every whole month, whatever came before', () => {
    const amounts = fc.dictionary(
      fc.integer({ min: 0, max: 260 }).map((at) => addDays(first, at)),
      fc.integer({ min: 0, max: 500_000 }),
    )
    fc.assert(
      fc.property(amounts, amounts, (free, planned) => {
        const days = book(free, planned)
        for (const month of incomeParts(days, '2027-01-31')) {
          const { from, to } = monthRange(month.month)
          const upTo = (day: Day) => (day <= today ? 0 : (sumBy(days, day) ?? 0))
          const amount = upTo(to) - upTo(addDays(from, -1))
          expect(month.amount).toBe(amount)
          const entered = Object.entries(free)
            .filter(([day]) => day > today && day >= from && day <= to)
            .reduce((sum, [, one]) => sum + one, 0)
          expect(amount - entered).toBe(month.counted - month.known)
        }
      }),
    )
  })
})
