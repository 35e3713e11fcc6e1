import { describe, expect, it } from 'vitest'
import { addDays, isWithin } from '../calendar/calendar.ts'
import type { PeriodSums } from './history.ts'
import { medianOf } from './median.ts'
import type { DaySpan } from './periods.ts'
import { isByPlan, projectionOf } from './projection.ts'
import { type ComingTemplate, upcomingIn } from './upcoming.ts'

const today = '2026-03-21'

/** The same every day, up to a day. */
const daily = (cost: number, from: string, to: string) => (days: DaySpan) => {
  let sum = 0
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWithin(day, days)) sum += cost
  return sum
}

describe('the middle one', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 3],
    [[-1, -2], -2],
    [[], null],
    [[1, null, 2], null],
  ])('of %j is %j', (amounts, middle) => {
    expect(medianOf(amounts)).toBe(middle)
  })
})

const march: PeriodSums = {
  period: { from: '2026-03-01', to: '2026-03-31', wholeDays: 31 },
  opening: 0,
  assigned: 50_000,
  available: 50_000,
  spent: 30_000,
  closing: 20_000,
}

describe('what a period will cost', () => {
  const everydayIn = daily(100, '2025-01-01', today)
  const expected = { today, everydayIn, firstOn: '2025-01-01', upcoming: 4000 }

  it('is what is spent, what comes by plan and a typical rest', () => {
    expect(projectionOf(march, expected)).toEqual({
      amount: 30_000 + 4000 + 950,
      spent: 30_000,
      upcoming: 4000,
      // From the 22nd to the last: 10 days, but 9 of a shorter month and 7 of February.
      rest: 950,
    })
  })

  it('does not expect on a day what is entered for it already', () => {
    const ahead = daily(100, '2025-01-01', '2026-03-24')
    // Three of the ten days left have their part: a little more is entered than is usual for one.
    expect(projectionOf(march, { ...expected, everydayIn: ahead }).rest).toBe((950 / 10) * 7)
  })

  it('is what it was when it is over, and on the last day nothing more than what comes', () => {
    const over = { ...expected, today: '2026-04-01' }
    expect(projectionOf(march, over).amount).toBe(30_000)
    expect(projectionOf(march, { ...expected, today: '2026-03-31' }).amount).toBe(34_000)
  })

  it('is unknown when too little is known', () => {
    const young = { ...expected, firstOn: '2026-03-15' }
    expect(projectionOf(march, young)).toMatchObject({ amount: null, spent: 30_000, rest: null })
    expect(projectionOf(march, { ...expected, upcoming: null }).amount).toBeNull()
  })

  it('expects what comes by plan from the plan only', () => {
    expect(isByPlan({ templateId: 't' })).toBe(true)
    expect(isByPlan({ installment: { n: 1 } })).toBe(true)
    expect(isByPlan({ templateId: null, loanId: null, installment: null })).toBe(false)
  })
})

const rent: ComingTemplate = {
  id: 'rent',
  amount: 90_000,
  currency: 'EUR',
  categoryId: 'home',
  priceChanges: [{ from: '2026-03-25', amount: 95_000 }],
  frequency: 'weekly',
  interval: 1,
  weekdays: [],
  monthDays: [],
  nthWeekday: null,
  weekendShift: 'none',
  startOn: '2026-03-04',
  endOn: null,
  endAfter: null,
  skippedOn: [],
  active: true,
  nextOn: '2026-03-18',
  waitingOn: [],
}

describe('what is still to come', () => {
  const days = { from: '2026-03-01', to: '2026-03-31' }
  const into = (to: string, convert: (amount: number) => number | null) =>
    Object.assign(convert, { to })
  const same = into('EUR', (amount) => amount)
  const coming = (fields: Partial<ComingTemplate>, scope: ReadonlySet<string> | null = null) =>
    upcomingIn([{ ...rent, ...fields }], scope, days, same)

  it('is what is not entered yet, each at its price', () => {
    expect(coming({})).toMatchObject({
      amount: 90_000 + 95_000,
      rows: [{ postOn: '2026-03-18' }, { postOn: '2026-03-25' }],
    })
  })

  it('is what waits to be confirmed too, also when it is paused', () => {
    expect(coming({ waitingOn: ['2026-03-11'] }).amount).toBe(90_000 * 2 + 95_000)
    expect(coming({ active: false, waitingOn: ['2026-03-11'] }).amount).toBe(90_000)
    expect(coming({ waitingOn: ['2026-02-25'], nextOn: null }).amount).toBe(0)
  })

  it('is only what counts, and tells what has no rate', () => {
    expect(coming({}, new Set(['food'])).amount).toBe(0)
    expect(coming({}, new Set(['home'])).amount).toBe(185_000)
    const { amount, missing, isAbout } = upcomingIn(
      [rent],
      null,
      days,
      into('USD', () => null),
    )
    expect([amount, isAbout]).toEqual([0, false])
    const half = into('USD', (euro) => euro / 2)
    expect(upcomingIn([rent], null, days, half)).toMatchObject({ amount: 92_500, isAbout: true })
    expect(coming({}).isAbout).toBe(false)
    expect(missing).toMatchObject([{ currency: 'EUR', amount: 185_000 }])
  })
})
