import { describe, expect, it } from 'vitest'
import { rateTable } from '#domain/money/rates.ts'
import type { Budget } from '#web/budgets/budget.ts'
import { aboutOf, viewOf } from '#web/budgets/budget-view.ts'
import { inCurrencyBy } from '#web/budgets/costs/in-currency.ts'
import { countMonth } from '#web/budgets/costs/month-costs.ts'
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

const rates = rateTable({ days: ['2026-01-30'], rates: { USD: ['1.25'] } })

function viewOn(today: string, rows: readonly (typeof row)[] = [row], of = budget) {
  const months = Map.groupBy(rows, ({ date }) => date.slice(0, 7))
  const counted = Array.from(months, ([month, some]) => {
    const inCurrency = inCurrencyBy('EUR', rates)
    const { value } = countMonth(some, { to: 'EUR', inCurrency, payees: new Set() }).next()
    if (value === undefined) throw new Error('it should be counted at once')
    return [month, value] as const
  })
  const byCurrency = new Map([['EUR', new Map(counted)]])
  const costs = { byCurrency, currencies: ['EUR'], rates: null }
  return viewOf(of, {
    costs,
    categories: new Map(),
    templates: [],
    firstOn: '2025-01-01',
    today,
  })
}

const dollars = { ...row, currency: 'USD' }
const ofPast = (date: string) => ({ ...dollars, id: date, date })

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

  it('says from which day on it took an exchange rate', () => {
    const view = viewOn('2026-02-03', [dollars])
    const sums = view.history[0]
    if (sums === undefined) throw new Error('there is a period')
    const points = pacePoints(view, sums, '2026-02-03')
    expect(points.map(({ isAbout }) => isAbout?.spent)).toEqual([false, true, true, true])
    expect(view.now).toMatchObject({ isAbout: true, isAboutInTheEnd: true, isRestAbout: false })
  })

  it('says that what is likely took one where only past months did', () => {
    const past = ['2025-09-04', '2025-10-04', '2025-11-04', '2025-12-04'].map(ofPast)
    const { now } = viewOn('2026-02-03', [row, ...past])
    expect(now?.projection.rest).toBeGreaterThan(0)
    expect(now).toMatchObject({ isAbout: false, isAboutInTheEnd: true, isRestAbout: true })
    expect(viewOn('2026-02-03').now).toMatchObject({ isAboutInTheEnd: false })
  })
})

it('says that what is left took a rate where only what was brought over did', () => {
  const months: Budget = { ...budget, period: 'monthly', startOn: '2026-01-01', endOn: null }
  const rolling: Budget = { ...months, rollover: { surplus: 'keep', deficit: 'carry', cap: null } }
  const rows = [{ ...dollars, date: '2026-01-05' }, row]
  const aboutNow = (of: Budget) => {
    const view = viewOn('2026-02-03', rows, of)
    const sums = view.history.at(-1)
    if (sums === undefined || view.now === null) throw new Error('there is a period')
    return { ...aboutOf(view, sums), isLeftAbout: view.now.isLeftAbout }
  }
  const carried = { opening: true, spent: false, closing: true, isLeftAbout: true }
  expect(aboutNow(rolling)).toMatchObject(carried)
  const own = { opening: false, spent: false, closing: false, isLeftAbout: false }
  expect(aboutNow(months)).toMatchObject(own)
})
