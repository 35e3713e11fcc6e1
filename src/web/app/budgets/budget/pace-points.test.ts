import { describe, expect, it } from 'vitest'
import type { Budget } from '../budget.ts'
import { viewOf } from '../budget-view.ts'
import { inCurrencyBy } from '../costs/in-currency.ts'
import { countMonth } from '../costs/month-costs.ts'
import { pacePoints } from './pace-points.ts'

const budget: Budget = {
  id: 'b',
  name: 'Food',
  categoryIds: [],
  amount: 1000,
  amountChanges: [],
  currency: 'EUR',
  period: 'custom',
  startOn: '2026-02-01',
  endOn: '2026-02-04',
  rollover: { surplus: 'reset', deficit: 'forgive', cap: null },
  alerts: [80, 100],
  archived: false,
  moves: [],
  createdAt: '2026-02-01T00:00:00.000Z',
}

const row = {
  id: 'a',
  amount: 300,
  currency: 'EUR',
  description: '',
  tags: [],
  categoryId: null,
  date: '2026-02-02',
}

function viewOn(today: string) {
  const work = countMonth([row], {
    to: 'EUR',
    inCurrency: inCurrencyBy('EUR', null),
    payees: new Set(),
  })
  const { value } = work.next()
  if (value === undefined) throw new Error('it should be counted at once')
  const byCurrency = new Map([['EUR', new Map([['2026-02', value]])]])
  const costs = { byCurrency, currencies: ['EUR'], rates: null }
  return viewOf(budget, {
    costs,
    categories: new Map(),
    templates: [],
    firstOn: '2025-01-01',
    today,
  })
}

describe('the way through a period', () => {
  it('adds up day by day to today, beside the even pace and before the likely end', () => {
    const view = viewOn('2026-02-02')
    const sums = view.history[0]
    if (sums === undefined) throw new Error('there is a period')
    const points = pacePoints(view, sums, '2026-02-02')
    expect(points.map(({ values }) => values.spent)).toEqual([0, 300, null, null])
    expect(points.map(({ values }) => values.even)).toEqual([250, 500, 750, 1000])
    expect(points.map(({ values }) => values.likely)).toEqual([null, 300, 300, 300])
  })

  it('shows every day of a period that is over, and nothing to expect', () => {
    const view = viewOn('2026-03-02')
    const sums = view.history[0]
    if (sums === undefined) throw new Error('there is a period')
    const points = pacePoints(view, sums, '2026-03-02')
    expect(points.map(({ values }) => values.spent)).toEqual([0, 300, 300, 300])
    expect(points.every(({ values }) => values.likely === null)).toBe(true)
  })
})
