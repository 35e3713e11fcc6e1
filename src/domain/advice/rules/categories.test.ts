import { expect, it } from 'vitest'
import { addMonths, monthOf } from '#domain/calendar/calendar.ts'
import { suggestBudgets } from '../../budgets/suggest.ts'
import type { Facts } from '../facts.ts'
import { categoryCreep, unbudgeted } from './categories.ts'

const today = '2026-11-16'
const costs = [10_000, 11_000, 12_000, 18_000, 19_000, 20_000]
const months = costs.map((_, at) => addMonths('2026-05', at))

const factsWith = (templates: readonly object[]) =>
  ({
    ...{ today, locale: 'en-GB', currency: 'EUR', templates, budgets: [] },
    months: months.map((month) => ({ month, spending: 50_000, income: 60_000 })),
    categories: [
      { id: 'fun', name: 'Leisure', isBudgeted: false, months: costs, counts: [4, 4, 4, 4, 4, 4] },
    ],
  }) as unknown as Facts

const labelWith = (templates: readonly object[]) =>
  categoryCreep.find(factsWith(templates))[0]?.action?.label

it('offers the budget that the page of budgets suggests', () => {
  const costOf = (_: unknown, { from }: { readonly from: string }) =>
    costs[months.indexOf(monthOf(from))] ?? 0
  const [suggested] = suggestBudgets({
    ...{ today, firstOn: '2026-01-01', currency: 'EUR', tops: ['fun'], covered: new Set() },
    ...{ categories: [{ id: 'fun', parentId: null }], templates: [] },
    ...{ costsIn: costOf, everydayIn: costOf, inCurrency: (amount: number) => amount },
  })
  expect(suggested?.amount).toBe(18_000)
  expect(labelWith([])).toBe('Budget €180.00 a month')
})

it('leaves the amount to that page where something comes by a plan', () => {
  const gym = { kind: 'expense', topId: 'fun', active: true, yearly: 12_000 }
  expect(labelWith([gym])).toBe('Make a budget')
})

it('marks the whole of a month as about where some of it took a rate', () => {
  const facts = factsWith([])
  const rows = unbudgeted.find({
    ...facts,
    budgets: [{}],
    months: facts.months.map((one, at) => ({
      ...one,
      about: { spending: at === 3, income: false },
    })),
  } as unknown as Facts)[0]?.evidence
  expect(rows?.map(({ isOfAbout }) => isOfAbout ?? false)).toEqual([
    ...[false, false, false, true, false, false],
  ])
})

it('says of no category that it grew where months were not written down', () => {
  const facts = factsWith([])
  const grown = (empty: number) =>
    categoryCreep.find({
      ...facts,
      months: facts.months.map((one, at) =>
        at < empty ? { ...one, spending: 0, income: 0 } : one,
      ),
    } as Facts)
  expect([grown(0).length, grown(2).length]).toEqual([1, 0])
})

it('offers no budget below what this month has taken', () => {
  const facts = factsWith([])
  const [found] = categoryCreep.find({
    ...facts,
    categories: facts.categories.map((one) => ({ ...one, spentNow: 25_059 })),
  })
  expect(found?.action?.label).toBe('Budget €260.00 a month')
})
