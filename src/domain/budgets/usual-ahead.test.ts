import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forecastDays, foresee, summedUp } from '../analytics/forecast.ts'
import { addDays, type Day } from '../calendar/calendar.ts'
import { dayNumber } from '../calendar/day-number.ts'
import { projectionOf } from './projection.ts'
import { restBeside, usualAhead, usualParts } from './usual-ahead.ts'

const today: Day = '2026-11-17'

/** A book of so many days up to today. */
const bookOf = (amounts: readonly number[]) => {
  const first = addDays(today, 1 - amounts.length)
  return { everydayIn: summedUp(first, amounts).within, firstOn: first, today }
}

const book = (days: number, amountOn: (day: Day) => number) =>
  bookOf(Array.from({ length: days }, (_, at) => amountOn(addDays(today, at + 1 - days))))

const days = fc.integer({ min: 28, max: 400 })
const to = fc.integer({ min: 1, max: forecastDays }).map((count) => addDays(today, count))
const amounts = fc.array(fc.integer({ min: -2000, max: 20_000 }), { minLength: 29, maxLength: 250 })

describe('what days to come usually cost', () => {
  it('is too early to tell in the first four weeks', () => {
    expect(
      usualAhead(
        book(28, () => 100),
        '2026-11-30',
      ),
    ).toBeNull()
    expect(
      usualAhead(
        book(29, () => 100),
        '2026-11-30',
      ),
    ).toBe(1300)
  })

  it('is what every day costs, where every day costs as much', () => {
    fc.assert(
      fc.property(days, to, (age, day) => {
        if (age === 28) return
        const sum =
          usualAhead(
            book(age, () => 70),
            day,
          ) ?? 0
        const count = dayNumber(day) - dayNumber(today)
        // Months are not equally long.
        expect(Math.abs(sum - 70 * count)).toBeLessThanOrEqual(70 * 3)
      }),
    )
  })

  it('does not bring again what was bought or given back once, however much it was', () => {
    const once = fc.record({
      age: days,
      at: fc.nat(399),
      size: fc.integer({ min: -1e9, max: 1e9 }),
    })
    fc.assert(
      fc.property(once, to, ({ age, at, size }, day) => {
        const on = addDays(today, -(at % age))
        const calm = book(age, () => 70)
        const odd = book(age, (one) => 70 + (one === on ? size : 0))
        const [usual, with_] = [usualAhead(calm, day), usualAhead(odd, day)]
        expect(with_ === null).toBe(usual === null)
        // The other months may have a day more or less.
        expect(Math.abs((with_ ?? 0) - (usual ?? 0))).toBeLessThanOrEqual(70 * 3)
      }),
    )
  })

  it('is never below zero', () => {
    fc.assert(fc.property(amounts, to, (all, day) => (usualAhead(bookOf(all), day) ?? 0) >= 0))
  })

  it('does not count days before the first entry', () => {
    fc.assert(
      fc.property(amounts, fc.nat(300), to, (all, empty, day) => {
        const begun = [1, ...all]
        const { everydayIn } = bookOf([...Array<number>(empty).fill(0), ...begun])
        const { firstOn } = bookOf(begun)
        expect(usualAhead({ everydayIn, firstOn, today }, day)).toBe(usualAhead(bookOf(begun), day))
      }),
    )
  })

  it('does not count the weeks before anything of the kind was bought', () => {
    const lately = (day: Day) => (day > '2026-10-05' && day < '2026-11-17' ? 100 : 0)
    expect(usualAhead(book(300, lately), '2026-11-30')).toBe(1300)
  })

  it('is told by the days it names, which add up', () => {
    fc.assert(
      fc.property(amounts, to, (all, day) => {
        const { everydayIn, ...rest } = bookOf(all)
        const parts = usualParts({ everydayIn, ...rest }, day) ?? []
        for (const { from, to: last, amount } of parts.flatMap(({ asked }) => asked)) {
          expect(from > last ? 0 : everydayIn({ from, to: last })).toBe(amount)
          expect(last <= today).toBe(true)
        }
      }),
    )
  })

  it('is the same in a budget for everything and in the forecast', () => {
    fc.assert(
      fc.property(amounts, to, (all, day) => {
        const { everydayIn, firstOn } = bookOf(all)
        const planned = all.map(() => 0)
        const sums = foresee({ first: firstOn, amounts: all, planned, firstOn })?.sums
        const period = { from: '2026-11-01', to: day, wholeDays: 30 }
        const rest = { opening: 0, assigned: 0, available: 0, spent: 0, closing: 0 }
        const projection = projectionOf(
          { period, ...rest },
          { today, everydayIn, firstOn, upcoming: 0 },
        )
        expect(projection.rest).toBe(sums?.[dayNumber(day) - dayNumber(today) - 1] ?? null)
      }),
    )
  })
})

describe('what is still expected beside what is written down ahead', () => {
  const enteredOn = fc.array(fc.integer({ min: -5000, max: 50_000 }), { maxLength: 40 })
  const usual = fc.integer({ min: 0, max: 200_000 })

  it('is all where nothing is, and none of a day that has its part', () => {
    expect(restBeside(1300, Array(13).fill(0))).toBe(1300)
    expect(restBeside(1300, [200_000, ...Array(12).fill(0)])).toBe(1200)
    expect(restBeside(1300, [60, ...Array(12).fill(0)])).toBe(1240)
    expect(restBeside(1300, Array(13).fill(100))).toBe(0)
  })

  it('never makes the whole less when something more is written down', () => {
    fc.assert(
      fc.property(usual, enteredOn, fc.nat(39), fc.integer({ min: 1, max: 90_000 }), (...given) => {
        const [expected, entered, place, more] = given
        if (entered.length === 0) return
        const at = place % entered.length
        const after = entered.with(at, (entered[at] ?? 0) + more)
        const whole = (days: readonly number[]) =>
          restBeside(expected, days) + days.reduce((sum, one) => sum + one, 0)
        // The rest is rounded once.
        expect(whole(after)).toBeGreaterThanOrEqual(whole(entered) - 1)
        expect(restBeside(expected, after)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
