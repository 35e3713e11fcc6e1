import { describe, expect, it } from 'vitest'
import { countedBudgets, overallPerDay } from './overall.ts'

const budget = (perDay: number, ...ids: readonly string[]) => ({
  scope: ids.length > 0 ? new Set(ids) : null,
  perDay,
})

describe('what is safe to spend over all budgets', () => {
  it('is the sum of budgets that share nothing', () => {
    expect(overallPerDay([budget(300, 'food'), budget(200, 'fun')])).toBe(500)
  })

  it('counts a budget inside a wider one once', () => {
    const wide = budget(100, 'food', 'fun')
    const all = [budget(300, 'food'), wide, budget(50, 'travel')]
    expect(countedBudgets(all)).toEqual([wide, all[2]])
    expect(overallPerDay(all)).toBe(150)
  })

  it('takes the tighter of two as wide, and one for everything alone', () => {
    expect(overallPerDay([budget(300, 'food'), budget(200, 'food')])).toBe(200)
    expect(overallPerDay([budget(300, 'food'), budget(90), budget(70)])).toBe(70)
  })

  it('is nothing known without a budget', () => {
    expect(overallPerDay([])).toBeNull()
  })
})
