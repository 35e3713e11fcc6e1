import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthOf } from '../calendar/calendar.ts'
import { monthsBefore, roundForPeople, type SuggestContext, suggestBudgets } from './suggest.ts'
import { plannedMonth } from './typical-month.ts'
import type { ComingTemplate } from './upcoming.ts'

const today = '2026-07-15'

type Costs = Readonly<Record<string, readonly (number | null)[]>>

/** What each month from January on cost, by the first category of what counts. */
const inMonth =
  (costs: Costs): SuggestContext['costsIn'] =>
  (scope, { from }) => {
    // Something else is in every month.
    if (scope === null) return 1
    const [id = ''] = scope
    const cost = costs[id]?.[Number(monthOf(from).slice(5)) - 1]
    return cost === undefined ? 0 : cost
  }

const asked = (costs: Costs, fields: Partial<SuggestContext> = {}): SuggestContext => ({
  today,
  firstOn: '2024-01-01',
  currency: 'EUR',
  categories: [
    { id: 'food', parentId: null },
    { id: 'bread', parentId: 'food' },
    { id: 'fun', parentId: null },
  ],
  tops: ['food', 'fun'],
  covered: new Set(),
  costsIn: inMonth(costs),
  everydayIn: inMonth(costs),
  templates: [],
  inCurrency: (amount) => amount,
  ...fields,
})

const template = (fields: Partial<ComingTemplate> = {}): ComingTemplate => ({
  id: 'rent',
  categoryId: 'bread',
  amount: 95_000,
  currency: 'EUR',
  priceChanges: [],
  frequency: 'monthly',
  interval: 1,
  weekdays: [],
  monthDays: [],
  nthWeekday: null,
  weekendShift: 'none',
  startOn: '2026-04-01',
  endOn: null,
  endAfter: null,
  skippedOn: [],
  active: true,
  nextOn: '2026-08-01',
  waitingOn: [],
  ...fields,
})

const amounts = (one: SuggestContext) =>
  suggestBudgets(one).map(({ categoryId, amount }) => [categoryId, amount])

describe('suggested budgets', () => {
  it('are the middle of the last months, with how they would have held', () => {
    const [food, ...others] = suggestBudgets(
      asked({ food: [41_000, 39_000, 40_500, 43_800, 80_000, 40_000] }),
    )
    expect(others).toEqual([])
    expect(food).toMatchObject({ categoryId: 'food', amount: 42_000, planned: 0, held: 4 })
    expect(food?.months.map(({ month, isHeld }) => [month, isHeld])).toEqual([
      ['2026-01', true],
      ['2026-02', true],
      ['2026-03', true],
      ['2026-04', false],
      ['2026-05', false],
      ['2026-06', true],
    ])
  })

  it('are what the last three months say, where those agree', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 ** 7 }), { minLength: 3, maxLength: 3 }),
        fc.integer({ min: 1, max: 10 ** 7 }),
        (before, lately) => {
          const food = [...before, lately, lately, lately]
          expect(amounts(asked({ food }))).toEqual([['food', roundForPeople(lately, 'EUR')]])
        },
      ),
    )
  })

  it('count a running template, entered by hand before or not, and never twice', () => {
    const templates = [template()]
    const rent = { food: [1000, 1000, 1000, 95_000, 95_000, 95_000] }
    expect(amounts(asked(rent, { templates }))).toEqual([['food', 95_000]])
    const posted = { food: [1000, 1000, 1000, 0, 0, 0] }
    const byPlan = asked(rent, { templates, everydayIn: inMonth(posted) })
    expect(amounts(byPlan)).toEqual([['food', 95_000]])
    const both = { food: [2000, 2000, 2000, 97_000, 97_000, 97_000] }
    const besides = inMonth({ food: [2000, 2000, 2000, 2000, 2000, 2000] })
    expect(amounts(asked(both, { templates, everydayIn: besides }))).toEqual([['food', 100_000]])
    const [only] = suggestBudgets(asked({}, { templates }))
    expect(only).toMatchObject({ amount: 95_000, planned: 95_000, months: [], held: 0 })
  })

  it('take a template at its price from now on, and by the month', () => {
    const dearer = template({ priceChanges: [{ from: '2026-07-10', amount: 99_000 }] })
    const yearly = template({ amount: 60_000, frequency: 'yearly', startOn: '2025-10-01' })
    const ending = template({ endOn: '2026-09-01' })
    for (const [one, amount] of [
      [dearer, 100_000],
      [yearly, 5000],
      [ending, 95_000],
    ] as const) {
      expect(amounts(asked({}, { templates: [one] }))).toEqual([['food', amount]])
    }
  })

  it('take a month of a template that begins within one to be a whole one', () => {
    const planned = { today, inCurrency: (amount: number) => amount }
    const begins = template({ startOn: '2026-08-15', nextOn: '2026-08-15' })
    expect(plannedMonth({ ...planned, templates: [begins] })).toBe(95_000)
    const ends = template({ startOn: today, nextOn: today, endOn: '2026-09-15' })
    expect(plannedMonth({ ...planned, templates: [ends] })).toBe(95_000)
  })

  it('are not for what has stopped, nor for a template that has', () => {
    expect(amounts(asked({ fun: [900, 900, 900, 900, 0, 0] }))).toEqual([])
    expect(amounts(asked({ fun: [900, 900, 900, 0, 900, 0] }))).toEqual([['fun', 900]])
    const gym = { food: [3000, 3000, 3000, 3000, 3000, 3000] }
    for (const fields of [{ active: false }, { endOn: '2026-06-30' }]) {
      const templates = [template(fields)]
      const stopped = asked(gym, { templates, everydayIn: () => 0 })
      expect(amounts(stopped)).toEqual([])
    }
  })

  it('do not average over months before it began, and not over a single purchase', () => {
    const [food] = suggestBudgets(asked({ food: [0, 0, 0, 0, 30_000, 32_000] }))
    expect(food).toMatchObject({ amount: 31_000, held: 1 })
    expect(food?.months).toHaveLength(2)
    expect(amounts(asked({ food: [0, 0, 0, 0, 0, 90_000] }))).toEqual([])
    expect(amounts(asked({ food: [0, 90_000, 0, 0, 0, 0] }))).toEqual([])
  })

  it('come with the dearest first, for no category that has a budget or is unknown', () => {
    const costs = { food: [1, 1, 1, 1, 1, 1], fun: [900, 900, 900, 900, 900, 0] }
    expect(suggestBudgets(asked(costs)).map(({ categoryId }) => categoryId)).toEqual([
      'fun',
      'food',
    ])
    const all = { food: [100, 100, 100, 100, 100, 100] }
    expect(suggestBudgets(asked(all, { covered: new Set(['food']) }))).toEqual([])
    expect(suggestBudgets(asked({ food: [100, 100, null, 100, 100, 100] }))).toEqual([])
  })

  it('do not take a month that is not written down at all for a free one', () => {
    const costs = { food: [30_000, 0, 0, 0, 31_000, 32_000] }
    const kept = asked(costs)
    const empty: SuggestContext['costsIn'] = (scope, days) =>
      scope === null && /-0[234]-/.test(days.from) ? 0 : kept.costsIn(scope, days)
    expect(amounts({ ...kept, costsIn: empty })).toEqual([['food', 31_000]])
  })

  it('are never below what this month has taken', () => {
    const food = [20_000, 20_000, 20_000, 20_000, 20_000, 20_000, 25_059]
    expect(suggestBudgets(asked({ food }))).toMatchObject([{ amount: 26_000, usual: 20_000 }])
    const usual = suggestBudgets(asked({ food: food.with(6, 19_000) }))
    expect(usual).toMatchObject([{ amount: 20_000, usual: null }])
  })

  it('need three months of a book', () => {
    expect(monthsBefore(today, '2026-04-20')).toEqual(['2026-04', '2026-05', '2026-06'])
    expect(monthsBefore(today, null)).toEqual([])
    const costs = { food: [100, 100, 100, 100, 100, 100] }
    expect(suggestBudgets(asked(costs, { firstOn: '2026-05-01' }))).toEqual([])
    expect(suggestBudgets(asked(costs, { firstOn: '2026-04-30' }))).toHaveLength(1)
  })

  it('hold what is planned, and in most months of a category that goes on', () => {
    const months = fc.array(fc.integer({ min: 1, max: 10 ** 7 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(months, fc.integer({ min: 1, max: 10 ** 6 }), (food, amount) => {
        const [found] = suggestBudgets(asked({ food }, { templates: [template({ amount })] }))
        expect(found?.amount).toBeGreaterThanOrEqual(amount)
        const [plain] = suggestBudgets(asked({ food }))
        expect(plain?.held).toBeGreaterThanOrEqual(2)
        expect(plain?.amount).toBeLessThanOrEqual(roundForPeople(Math.max(...food), 'EUR'))
      }),
    )
  })
})

describe('an amount people would choose', () => {
  it.each([
    [43_720, 'EUR', 44_000],
    [123_400, 'EUR', 125_000],
    [8730, 'EUR', 9000],
    [2340, 'EUR', 2400],
    [40, 'EUR', 100],
    [43_720, 'JPY', 44_000],
    [10, 'JPY', 10],
    [12_345_678, 'KWD', 12_500_000],
  ])('for %j %s is %j', (amount, currency, rounded) => {
    expect(roundForPeople(amount, currency)).toBe(rounded)
  })

  it('is never less, and hardly more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (amount) => {
        const rounded = roundForPeople(amount, 'EUR')
        expect(rounded).toBeGreaterThanOrEqual(amount)
        expect(rounded - amount).toBeLessThan(Math.max(100, amount / 16 + 1))
        expect(rounded % 100).toBe(0)
      }),
    )
  })
})
