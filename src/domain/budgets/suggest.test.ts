import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthOf } from '../calendar.ts'
import { type Asked, monthsBefore, roundForPeople, suggestBudgets } from './suggest.ts'

const today = '2026-07-15'

/** What each month cost, by the first category of what counts. */
const asked = (costs: Readonly<Record<string, readonly (number | null)[]>>): Asked => ({
  today,
  firstOn: '2024-01-01',
  currency: 'EUR',
  categories: [
    { id: 'food', parentId: null },
    { id: 'bread', parentId: 'food' },
    { id: 'fun', parentId: null },
  ],
  covered: new Set(),
  costsIn: (scope, { from }) => {
    const [id = ''] = scope ?? []
    const at = Number(monthOf(from).slice(5)) - 1
    const cost = costs[id]?.[at]
    return cost === undefined ? 0 : cost
  },
})

describe('suggested budgets', () => {
  it('are the middle of the last six whole months, with how they would have held', () => {
    const [food, ...others] = suggestBudgets(
      asked({ food: [41_000, 39_000, 40_500, 43_800, 80_000, 40_000] }),
    )
    expect(others).toEqual([])
    expect(food).toMatchObject({ categoryId: 'food', amount: 42_000, held: 4 })
    expect(food?.months.map(({ month, isHeld }) => [month, isHeld])).toEqual([
      ['2026-01', true],
      ['2026-02', true],
      ['2026-03', true],
      ['2026-04', false],
      ['2026-05', false],
      ['2026-06', true],
    ])
  })

  it('are only for what costs something in most months, the dearest first', () => {
    const costs = { food: [1, 1, 1, 1, 1, 1], fun: [900, 900, 900, 900, 0, 0] }
    expect(suggestBudgets(asked(costs)).map(({ categoryId }) => categoryId)).toEqual([
      'fun',
      'food',
    ])
    expect(suggestBudgets(asked({ fun: [9000, 9000, 0, 0, 0, 0] }))).toEqual([])
  })

  it('are for no category that has a budget, and for none that is unknown', () => {
    const costs = { food: [100, 100, 100, 100, 100, 100] }
    expect(suggestBudgets({ ...asked(costs), covered: new Set(['food']) })).toEqual([])
    expect(suggestBudgets(asked({ food: [100, 100, null, 100, 100, 100] }))).toEqual([])
  })

  it('need three months of a book', () => {
    expect(monthsBefore(today, '2026-04-20')).toEqual(['2026-04', '2026-05', '2026-06'])
    expect(monthsBefore(today, null)).toEqual([])
    const costs = { food: [100, 100, 100, 100, 100, 100] }
    expect(suggestBudgets({ ...asked(costs), firstOn: '2026-05-01' })).toEqual([])
    expect(suggestBudgets({ ...asked(costs), firstOn: '2026-04-30' })).toHaveLength(1)
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
