import { expect, it } from 'vitest'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { statisticsOf } from './statistics.ts'

const expense = (patch: Partial<GroupExpenseRow>) =>
  ({
    amount: 900,
    currency: 'EUR',
    date: '2026-11-03',
    categoryId: null,
    payers: [{ memberId: 'a', amount: 900 }],
    shares: [
      { memberId: 'a', amount: 300, rounding: 0 },
      { memberId: 'b', amount: 600, rounding: 0 },
    ],
    ...patch,
  }) as GroupExpenseRow

it('adds up by person, category and month, each currency apart', () => {
  const rows = [expense({}), expense({ date: '2026-10-01', categoryId: 'c' })]
  const [euro, yen] = statisticsOf([...rows, expense({ currency: 'JPY' })])
  expect(euro).toEqual({
    currency: 'EUR',
    total: 1800,
    count: 2,
    members: [
      { memberId: 'b', paid: 0, share: 1200 },
      { memberId: 'a', paid: 1800, share: 600 },
    ],
    categories: [
      { categoryId: null, amount: 900 },
      { categoryId: 'c', amount: 900 },
    ],
    months: [
      { month: '2026-10', amount: 900 },
      { month: '2026-11', amount: 900 },
    ],
  })
  expect(yen?.total).toBe(900)
})
