import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/calendar.ts'
import { dayOfNumber } from '../calendar/day-number.ts'
import { monthsLater } from '../calendar/months.ts'
import { type Pace, paceOf, projectedOn } from './pace.ts'
import { headingOf, plannedAt, planOf, standingOf } from './plan.ts'
import { type Contribution, savedHistory } from './saved-history.ts'

const put = (date: string, amount: number): Contribution => ({ kind: 'contribution', amount, date })
const goal = { targetAmount: 120_000, totalSaved: 20_000, targetOn: '2026-12-31' }
const history = savedHistory([put('2026-01-15', 20_000)])
const planned = (fields: Partial<typeof goal> = {}) =>
  planOf({ ...goal, ...fields }, history, '2026-02-01')

describe('the plan', () => {
  it('begins with what was there on the first day', () => {
    expect(planned()).toEqual({
      from: { on: '2026-01-15', saved: 20_000 },
      to: { on: '2026-12-31', saved: 120_000 },
    })
    expect(planOf(goal, [], '2026-02-01')?.from).toEqual({ on: '2026-02-01', saved: 0 })
  })

  it('needs a day that is ahead of the beginning', () => {
    expect(planOf({ ...goal, targetOn: null }, history, '2026-02-01')).toBeNull()
    expect(planned({ targetOn: '2026-01-15' })).toBeNull()
  })

  it('never falls, and ends at the target', () => {
    const plan = planned()
    if (!plan) throw new Error('There is a plan.')
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 500 }), (days) => {
        const day = addDays('2026-01-15', days)
        const saved = plannedAt(plan, day)
        expect(saved).toBeGreaterThanOrEqual(20_000)
        expect(saved).toBeLessThanOrEqual(120_000)
        expect(plannedAt(plan, addDays(day, 1))).toBeGreaterThanOrEqual(saved)
      }),
    )
    expect(plannedAt(plan, '2026-12-31')).toBe(120_000)
  })
})

describe('where a goal stands', () => {
  const standing = (
    totalSaved: number,
    today: string,
    targetOn: string | null = goal.targetOn,
    pace: Pace | null = null,
  ) => {
    const one = { ...goal, totalSaved, targetOn }
    return standingOf(one, planOf(one, history, '2026-02-01'), pace, today)
  }

  it('allows for a month, as people save once a month', () => {
    expect(standing(20_000, '2026-02-15')).toEqual({ is: 'on-track' })
    expect(standing(20_000, '2026-02-16')).toEqual({ is: 'behind' })
  })

  it('is late when the day is gone', () => {
    expect(standing(119_999, '2026-12-31')).toEqual({ is: 'on-track' })
    expect(standing(100_000, '2027-01-01')).toEqual({ is: 'late' })
  })

  it('goes by the day its pace leads to, and a day later is behind', () => {
    const at = (net: number, targetOn: string) =>
      standing(22_000, '2026-11-16', targetOn, {
        ...{ net, until: '2026-11-16', over: 1, unit: 'months' },
      }).is
    expect(at(14_000, '2027-05-31')).toBe('behind')
    expect(at(14_000, '2027-06-15')).toBe('behind')
    expect(at(14_000, '2027-06-16')).toBe('on-track')
    expect(at(0, '2030-01-01')).toBe('behind')
  })

  it('is reached whatever the day, and stands nowhere without one', () => {
    expect(standing(120_000, '2030-01-01')).toEqual({ is: 'reached' })
    expect(standing(20_000, '2026-03-01', null)).toEqual({ is: 'undated' })
  })
})

describe('a goal into which nothing was put yet', () => {
  const dated = { ...goal, totalSaved: 0, targetOn: '2026-12-31' }
  const is = (today: string, moved: Parameters<typeof headingOf>[1] = []) =>
    headingOf(dated, moved, '2026-02-01', today).standing.is

  it('is new for a month, and neither on track nor behind', () => {
    expect([is('2026-02-01'), is('2026-03-01')]).toEqual(['new', 'new'])
    expect(is('2026-04-01')).toBe('behind')
  })

  it('is on its plan with the first payment', () => {
    const first = put('2026-02-10', 12_000)
    const one = { ...dated, totalSaved: 12_000 }
    expect(headingOf(one, [first], '2026-02-01', '2026-02-11').standing.is).toBe('on-track')
  })
})

const isBy = (targetOn: string) => (on: string) => on <= targetOn

const payers = {
  week: (day: string, n: number) => addDays(day, 7 * n),
  'two weeks': (day: string, n: number) => addDays(day, 14 * n),
  month: monthsLater,
}

describe.each(Object.entries(payers))(
  'who pays the same every %s and is there in time',
  (_, on) => {
    it('is never behind, on whatever day between two payments it is asked', () => {
      const start = fc.integer({ min: 19_000, max: 20_800 }).map(dayOfNumber)
      const amounts = fc.integer({ min: 1, max: 10 ** 10 })
      const facts = [start, amounts, fc.nat(10 ** 10), fc.integer({ min: 2, max: 60 })] as const
      fc.assert(
        fc.property(...facts, fc.nat(), fc.nat(), (first, amount, opening, count, at, later) => {
          const paid = 1 + (at % (count - 1))
          const days = Array.from({ length: paid }, (_, n) => on(first, n))
          const moved = days.map((day, n) => put(day, amount + (n ? 0 : opening)))
          const history = savedHistory(moved)
          const last = days.at(-1) ?? first
          // Until the usual day of the next one, and that day too.
          const today = addDays(last, later % (daysBetween(last, on(first, paid)) + 1))
          const targetOn = on(first, count - 1)
          const one = {
            ...{ targetAmount: opening + amount * count, totalSaved: opening + amount * paid },
            targetOn,
          }
          const pace = paceOf(moved, today)
          const plan = planOf(one, history, first)
          expect(standingOf(one, plan, pace, today)).toEqual({ is: 'on-track' })
          if (pace)
            expect(projectedOn(amount * (count - paid), pace, today)).toSatisfy(isBy(targetOn))
        }),
      )
    })
  },
)
