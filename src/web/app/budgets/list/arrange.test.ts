import { describe, expect, it } from 'vitest'
import type { BudgetView } from '#web/budgets/budget-view.ts'
import { defaultSort, type Sort } from '../use-budgets-address.ts'
import { arrange } from './arrange.ts'

const view = (name: string, spent: number, createdAt: string) =>
  ({
    budget: { id: name, name, createdAt },
    now: { sums: { spent, available: 1000, closing: 1000 - spent } },
  }) as unknown as BudgetView

const views = [
  view('Food', 500, '2026-02-01T00:00:00.000Z'),
  view('Fun', 900, '2026-01-01T00:00:00.000Z'),
  view('Car', 100, '2026-03-01T00:00:00.000Z'),
]
const names = (sort: Sort, text = '') => arrange(views, sort, text).map(({ budget }) => budget.name)

describe('the list of budgets', () => {
  it('begins with the newest unless another order is chosen', () => {
    expect(names(defaultSort)).toEqual(['Car', 'Food', 'Fun'])
    expect(names('spent')).toEqual(['Fun', 'Food', 'Car'])
    expect(names('left')).toEqual(['Fun', 'Food', 'Car'])
    expect(names('name')).toEqual(['Car', 'Food', 'Fun'])
  })

  it('has those whose name has every word', () => {
    expect(names('name', 'f')).toEqual(['Food', 'Fun'])
    expect(names('name', 'f x')).toEqual([])
  })
})
